import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { isOnSale } from '../catalog/on-sale';
import { livePrice } from '../catalog/price';
import type { Database } from '../db/connection';
import { products } from '../db/schema/catalog';
import { productNotices } from '../db/schema/notices';
import { stores } from '../db/schema/stores';
import { transact } from '../db/transaction';
import { enqueueNoticeMail } from './notice-messages';

/** Compared in a round, so that none takes long; each again after a minute at the earliest. */
const batch = 500;
const pause = 60_000;

/**
 * Mails those notices that have come true, once: a product is back, or costs less than when it was asked for.
 * Deals begin by the clock, so that no change of a row tells of them: notices are compared in turn.
 * @returns how many mails were put into the outbox
 */
export function sendNotices(db: Database, now: Date): Promise<number> {
  return transact(db, async (tx) => {
    const compared = await claim(tx, now);
    if (!compared.length) return 0;
    const cameTrue = await tx
      .select({
        id: productNotices.id,
        kind: productNotices.kind,
        userId: productNotices.userId,
        productId: productNotices.productId,
        lang: productNotices.locale,
        before: productNotices.price,
      })
      .from(productNotices)
      .innerJoin(products, eq(products.id, productNotices.productId))
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(
        and(
          inArray(productNotices.id, compared),
          isOnSale,
          gt(products.stock, 0),
          or(eq(productNotices.kind, 'back'), sql`${livePrice} < ${productNotices.price}`),
        ),
      );
    for (const { id, kind: about, ...facts } of cameTrue) {
      await tx.delete(productNotices).where(eq(productNotices.id, id));
      await enqueueNoticeMail(tx, { kind: 'notice', about, ...facts });
    }
    return cameTrue.length;
  });
}

async function claim(tx: Database, now: Date): Promise<number[]> {
  const due = tx
    .select({ id: productNotices.id })
    .from(productNotices)
    .where(lt(productNotices.checkedAt, new Date(now.getTime() - pause)))
    .orderBy(productNotices.checkedAt)
    .limit(batch)
    .for('update', { skipLocked: true });
  const claimed = await tx
    .update(productNotices)
    .set({ checkedAt: now })
    .where(inArray(productNotices.id, due))
    .returning({ id: productNotices.id });
  return claimed.map(({ id }) => id);
}

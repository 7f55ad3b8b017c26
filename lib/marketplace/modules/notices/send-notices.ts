import { and, eq, gt, inArray, lt, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { productNotices } from '../../kernel/db/schema/notices';
import { stores } from '../../kernel/db/schema/stores';
import { transact } from '../../kernel/db/transaction';
import { eachRow, isFaulty } from '../../kernel/jobs/each-row';
import { isOnSale, livePrice } from '../offers';
import { enqueueNoticeMail } from './notice-messages';

const job = 'notices';
/** Compared in a round, so that none takes long; each again after a minute at the earliest. */
const batch = 500;
const pause = 60_000;

/**
 * Mails those notices that have come true, once: a product is back, or costs less than when it was asked for.
 * Deals begin by the clock, so that no change of a row tells of them: notices are compared in turn.
 * @returns how many mails were put into the outbox
 */
export async function sendNotices(db: Database, now: Date): Promise<number> {
  const compared = await claim(db, now);
  if (!compared.length) return 0;
  const cameTrue = await db
    .select({ id: productNotices.id })
    .from(productNotices)
    .innerJoin(products, eq(products.id, productNotices.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(
      and(
        inArray(productNotices.id, compared),
        isOnSale,
        gt(products.stock, 0),
        or(eq(productNotices.kind, 'back'), sql`${livePrice} < ${productNotices.price}`),
        not(isFaulty(job, sql`${productNotices.id}`, now)),
      ),
    );
  return eachRow(db, job, cameTrue, {
    now,
    subject: ({ id }) => id,
    work: ({ id }) => transact(db, (tx) => mailOnce(tx, id)),
  });
}

/** @returns 0 where it was mailed or taken back meanwhile */
async function mailOnce(tx: Database, id: number): Promise<number> {
  const [notice] = await tx.delete(productNotices).where(eq(productNotices.id, id)).returning();
  if (!notice) return 0;
  const { kind: about, userId, productId, locale: lang, price: before } = notice;
  await enqueueNoticeMail(tx, { kind: 'notice', about, userId, productId, lang, before });
  return 1;
}

async function claim(db: Database, now: Date): Promise<number[]> {
  const due = db
    .select({ id: productNotices.id })
    .from(productNotices)
    .where(lt(productNotices.checkedAt, new Date(now.getTime() - pause)))
    .orderBy(productNotices.checkedAt)
    .limit(batch)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(productNotices)
    .set({ checkedAt: now })
    .where(inArray(productNotices.id, due))
    .returning({ id: productNotices.id });
  return claimed.map(({ id }) => id);
}

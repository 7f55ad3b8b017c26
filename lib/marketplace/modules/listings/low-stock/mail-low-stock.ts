import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { lowStock } from '../../../kernel/db/schema/stock';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { enqueueLowStockMails } from './low-stock-messages';

/** Between two mails to a store, so that a busy day does not bring one for each SKU. */
const pause = 3_600_000;
const job = 'low stock';
const storesInARound = 50;

const isOnSale = sql`${lowStock.productId} in (select ${products.id} from ${products} where ${products.isActive})`;

/**
 * Mails stores whose SKUs fell to their threshold: all of them in one mail, each once until it is refilled.
 * @returns how many SKUs the mails are about
 */
export async function mailLowStock(db: Database, now: Date): Promise<number> {
  const isRested = or(
    isNull(stores.lowStockMailedAt),
    lt(stores.lowStockMailedAt, new Date(now.getTime() - pause)),
  );
  const due = await db
    .selectDistinct({ id: stores.id })
    .from(lowStock)
    .innerJoin(stores, eq(stores.id, lowStock.storeId))
    .where(
      and(
        isNull(lowStock.mailedAt),
        isOnSale,
        eq(stores.status, 'approved'),
        isRested,
        not(isFaulty(job, sql`${stores.id}`, now)),
      ),
    )
    .limit(storesInARound);
  return eachRow(db, job, due, {
    now,
    subject: ({ id }) => id,
    work: ({ id }) =>
      transact(db, async (tx) => {
        const [store] = await tx
          .select({ id: stores.id })
          .from(stores)
          .where(and(eq(stores.id, id), isRested))
          .for('no key update');
        return store ? mailStore(tx, id, now) : 0;
      }),
  });
}

async function mailStore(tx: Database, storeId: number, now: Date): Promise<number> {
  const claimed = await tx
    .update(lowStock)
    .set({ mailedAt: now })
    .where(and(eq(lowStock.storeId, storeId), isNull(lowStock.mailedAt), isOnSale))
    .returning({ id: lowStock.productId });
  if (!claimed.length) return 0;
  await tx.update(stores).set({ lowStockMailedAt: now }).where(eq(stores.id, storeId));
  await enqueueLowStockMails(
    tx,
    storeId,
    claimed.map(({ id }) => id),
  );
  return claimed.length;
}

import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { stockHolds } from '../../kernel/db/schema/orders';
import type { StockLine } from './stock';

/** A quantity taken from stock for an order that is still to be paid. */
export type Hold = typeof stockHolds.$inferSelect;

/** Records the order for which stock was taken, and its deadline for payment. */
export async function holdStock(
  tx: Database,
  orderId: number,
  lines: readonly StockLine[],
  expiresAt: Date,
): Promise<void> {
  await tx
    .insert(stockHolds)
    .values(lines.map(({ productId, quantity }) => ({ orderId, productId, quantity, expiresAt })));
}

/** Returns all holds of an order, including ended ones. */
export function listHolds(db: Database, orderId: number): Promise<Hold[]> {
  return db
    .select()
    .from(stockHolds)
    .where(eq(stockHolds.orderId, orderId))
    .orderBy(asc(stockHolds.productId));
}

/** Returns the deadline for paying an order; undefined if it cannot be paid, or no longer. */
export async function payableUntil(
  db: Database,
  orderId: number,
  now: Date,
): Promise<Date | undefined> {
  const [hold] = await db
    .select({ expiresAt: stockHolds.expiresAt })
    .from(stockHolds)
    .where(
      and(
        eq(stockHolds.orderId, orderId),
        isNull(stockHolds.settledAt),
        gt(stockHolds.expiresAt, now),
      ),
    )
    .limit(1);
  return hold?.expiresAt;
}

/**
 * Ends the holds of an order that will not be paid; the caller returns the stock. After `lapsed`, a late payment
 * may still claim it.
 * @returns the holds that were still open
 */
export function endHolds(
  tx: Database,
  orderId: number,
  outcome: 'lapsed' | 'given_back',
  now: Date,
): Promise<StockLine[]> {
  return tx
    .update(stockHolds)
    .set({ settledAt: now, outcome, ...(outcome === 'lapsed' && { lapsedAt: now }) })
    .where(and(eq(stockHolds.orderId, orderId), isNull(stockHolds.settledAt)))
    .returning({ productId: stockHolds.productId, quantity: stockHolds.quantity });
}

/** Marks the holds of a paid order as sold: those still open, or those that had lapsed. */
export function markHoldsSold(
  tx: Database,
  orderId: number,
  were: 'open' | 'lapsed',
  now: Date,
): Promise<StockLine[]> {
  const which = were === 'open' ? isNull(stockHolds.outcome) : eq(stockHolds.outcome, 'lapsed');
  return tx
    .update(stockHolds)
    .set({ outcome: 'sold', settledAt: now })
    .where(and(eq(stockHolds.orderId, orderId), which))
    .returning({ productId: stockHolds.productId, quantity: stockHolds.quantity });
}

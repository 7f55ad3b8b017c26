import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/connection';
import { orders, shipmentEvents, shipments, stockHolds } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import { returnStock } from './return-stock';

export type Hold = typeof stockHolds.$inferSelect;

type Pieces = { productId: number; quantity: number };

/** Notes whose the pieces are that were taken from stock for an order still to be paid. */
export async function holdStock(
  tx: Database,
  orderId: number,
  pieces: Pieces[],
  expiresAt: Date,
): Promise<void> {
  await tx
    .insert(stockHolds)
    .values(pieces.map(({ productId, quantity }) => ({ orderId, productId, quantity, expiresAt })));
}

export function listHolds(db: Database, orderId: number): Promise<Hold[]> {
  return db
    .select()
    .from(stockHolds)
    .where(eq(stockHolds.orderId, orderId))
    .orderBy(asc(stockHolds.productId));
}

/** Until when an order can be paid; undefined when it cannot, or not any more. */
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

/** Ends the holds of an order that will not be paid; answers the pieces that were still held. */
export function endHolds(
  tx: Database,
  orderId: number,
  outcome: 'lapsed' | 'given_back',
  now: Date,
): Promise<Pieces[]> {
  return tx
    .update(stockHolds)
    .set({ settledAt: now, outcome })
    .where(and(eq(stockHolds.orderId, orderId), isNull(stockHolds.settledAt)))
    .returning({ productId: stockHolds.productId, quantity: stockHolds.quantity });
}

type Ending = {
  orderId: number;
  outcome: 'lapsed' | 'given_back';
  /** What the timeline says, in the order's language. */
  note: string | null;
  now: Date;
};

/**
 * Ends an order that was never paid: its pieces go back into stock, its shipments and its payment are
 * cancelled. The caller has `lockForMoney`. Doing it again does
 * nothing. Money that comes all the same is settled by `settle`.
 * @returns products that had no piece left before
 */
export async function endUnpaid(
  tx: Database,
  { orderId, outcome, note, now }: Ending,
): Promise<number[]> {
  const held = await endHolds(tx, orderId, outcome, now);
  if (held.length === 0) return [];
  const backOnSale = await returnStock(tx, held, 'held');
  const waiting = and(eq(shipments.orderId, orderId), eq(shipments.status, 'pending_payment'));
  const ended = await tx
    .update(shipments)
    .set({ status: 'cancelled' })
    .where(waiting)
    .returning({ id: shipments.id });
  if (ended.length) {
    await tx
      .insert(shipmentEvents)
      .values(
        ended.map(({ id }) => ({ shipmentId: id, status: 'cancelled' as const, note, at: now })),
      );
  }
  await tx
    .update(payments)
    .set({ status: 'cancelled' })
    .where(and(eq(payments.orderId, orderId), eq(payments.captured, false)));
  return backOnSale;
}

/** Orders of a shopper that still wait for money and hold any of these products. */
export async function openOrdersOf(
  db: Database,
  userId: number,
  productIds: number[],
): Promise<{ orderId: number; number: string; requestHash: string | null }[]> {
  return db
    .selectDistinct({
      orderId: orders.id,
      number: orders.number,
      requestHash: orders.requestHash,
    })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(stockHolds.settledAt),
        inArray(stockHolds.productId, productIds),
      ),
    )
    .orderBy(asc(orders.id));
}

/** A newer order of the same things: older ones that lapsed may no longer claim them. */
export async function dropClaims(
  tx: Database,
  userId: number,
  productIds: number[],
): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const touched = tx
    .select({ orderId: stockHolds.orderId })
    .from(stockHolds)
    .where(
      and(
        inArray(stockHolds.orderId, own),
        inArray(stockHolds.productId, productIds),
        eq(stockHolds.outcome, 'lapsed'),
      ),
    );
  await tx
    .update(stockHolds)
    .set({ outcome: 'given_back' })
    .where(and(inArray(stockHolds.orderId, touched), ne(stockHolds.outcome, 'sold')));
}

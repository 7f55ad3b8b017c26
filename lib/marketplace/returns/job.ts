import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../db/connection';
import { shipments } from '../db/schema/orders';
import { returns } from '../db/schema/returns';
import { transact } from '../db/transaction';
import { DomainError } from '../host/errors';
import { lockReturn } from './lock';
import { refundReturn } from './settle';
import { acceptReturn, settleReceived } from './steps';

const batch = 50;

/**
 * Accepts returns that their store has not answered in time, settles received ones that it has not decided
 * about, and refunds exchanges whose replacement came back undelivered.
 * @returns how many moved
 */
export async function advanceReturns(db: Database, now: Date): Promise<number> {
  const due = await db
    .select({ id: returns.id, status: returns.status })
    .from(returns)
    .where(and(inArray(returns.status, ['requested', 'received']), lte(returns.dueAt, now)))
    .orderBy(asc(returns.dueAt), asc(returns.id))
    .limit(batch);
  for (const { id, status } of due) {
    const moving =
      status === 'requested'
        ? acceptReturn(db, id, 'operator', 'system', now)
        : settleReceived(db, id, 'operator', 'system', now);
    // Somebody was quicker.
    await moving.catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }
  return due.length + (await refundUndelivered(db, now));
}

async function refundUndelivered(db: Database, now: Date): Promise<number> {
  const failed = await db
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(shipments, eq(shipments.id, returns.replacementShipmentId))
    .where(
      and(
        eq(returns.status, 'exchanged'),
        isNull(returns.refundedAt),
        eq(shipments.status, 'returned'),
      ),
    )
    .limit(batch);
  for (const { id } of failed) {
    await transact(db, async (tx) => {
      const it = await lockReturn(tx, id, 'operator');
      if (it.row.status === 'exchanged') await refundReturn(tx, it, 'system', now);
    });
  }
  return failed.length;
}

import { and, eq, inArray } from 'drizzle-orm';
import type { NewRemittance, RemittanceResult } from '@/lib/contract/schemas/operators/remittances';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { cashRemittances } from '../../../kernel/db/schema/operator-orders';
import { shipments } from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { paiseOf, rupees } from '../../../kernel/money/rupees';
import { lockOrder } from '../../orders';
import { post } from '../ledger/post';
import { closeOrder } from './close-order';
import { dueOf, stateOf } from './due';

type Remittance = NewRemittance & { operatorId: number | null; now: Date };

/**
 * Enters what a courier has handed over, each AWB number in a transaction of its own: what was due for its
 * shipment moves from the courier to the bank, and an order of which nobody holds cash any more is paid. Rows of
 * one AWB number count together; the same courier, reference and AWB number are entered once.
 */
export async function enterRemittance(
  db: Database,
  given: Remittance,
): Promise<{ results: RemittanceResult[]; amount: number }> {
  const byAwb = new Map<string, number>();
  for (const { awb, amount } of given.rows) {
    const key = awb.toUpperCase();
    byAwb.set(key, (byAwb.get(key) ?? 0) + paiseOf(amount));
  }
  const results: RemittanceResult[] = [];
  let sum = 0;
  for (const [awb, amount] of byAwb) {
    const entered = await transact(db, (tx) => enterRow(tx, given, awb, amount));
    results.push({ awb, amount: rupees(amount), ...entered });
    if (entered.is_new) sum += amount;
  }
  return { results, amount: rupees(sum) };
}

async function enterRow(
  tx: Database,
  { courier, reference, paid_on: paidOn, operatorId, now }: Remittance,
  awb: string,
  amount: number,
): Promise<{ state: RemittanceResult['state']; is_new: boolean }> {
  const sent = await findSent(tx, courier, awb);
  // The order stays locked, so that rows of one shipment are applied one after the other.
  const locked = sent && (await lockOrder(tx, sent.orderId));
  const key = and(
    eq(cashRemittances.courier, courier),
    eq(cashRemittances.reference, reference),
    eq(cashRemittances.awb, awb),
  );
  const [former] = await tx.select().from(cashRemittances).where(key);
  if (former) return { state: former.state, is_new: false };
  const due = sent && locked ? await dueOf(tx, locked, sent.shipmentId) : undefined;
  const applied = Math.min(amount, due?.left ?? 0);
  const state = due ? stateOf(amount, due) : 'unknown';
  const [row] = await tx
    .insert(cashRemittances)
    .values({
      ...{ courier, reference, awb, amount, applied, state, paidOn, operatorId },
      shipmentId: sent?.shipmentId,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: cashRemittances.id });
  if (!row) return { state, is_new: false };
  await post(tx, {
    kind: 'remittance',
    reference: `remittance:${row.id}`,
    orderId: sent?.orderId,
    at: now,
    entries: [
      { account: 'bank', amount },
      { account: 'cash', holder: courier, amount: -applied },
      // More than was due belongs to nobody yet.
      { account: 'cash', amount: applied - amount },
    ],
  });
  if (locked) await closeOrder(tx, locked, now);
  return { state, is_new: true };
}

/** Finds the shipment that a courier carries under a number. */
async function findSent(tx: Database, courier: string, awb: string) {
  const [sent] = await tx
    .select({ shipmentId: shipments.id, orderId: shipments.orderId })
    .from(courierBookings)
    .innerJoin(shipments, eq(shipments.id, courierBookings.shipmentId))
    .where(
      and(
        eq(courierBookings.provider, courier),
        inArray(courierBookings.awb, [awb, awb.toLowerCase()]),
        eq(courierBookings.state, 'booked'),
      ),
    );
  return sent;
}

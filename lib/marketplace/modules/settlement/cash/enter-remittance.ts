import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NewRemittance, RemittanceResult } from '@/lib/contract/schemas/operators/remittances';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { ledgerEntries, ledgerTransactions } from '../../../kernel/db/schema/ledger';
import { cashRemittances } from '../../../kernel/db/schema/operator-orders';
import { shipments } from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { paiseOf, rupees } from '../../../kernel/money/rupees';
import { type LockedOrder, lockOrder } from '../../orders';
import { post } from '../ledger/post';
import { postDeliveries } from '../ledger/post-delivery';
import { closeOrder } from './close-cash';

type Remittance = NewRemittance & { operatorId: number | null; now: Date };
type State = RemittanceResult['state'];

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
): Promise<{ state: State; is_new: boolean }> {
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

type Due = { left: number; wasPaid: boolean };

/** Returns the paise that the courier still holds of a shipment, and whether its cash came before. */
async function dueOf(
  tx: Database,
  { payment, shipments: all }: LockedOrder,
  shipmentId: number,
): Promise<Due> {
  const status = all.find(({ id }) => id === shipmentId)?.status;
  if (payment.method !== 'cod') return { left: 0, wasPaid: false };
  if (payment.captured) return { left: 0, wasPaid: true };
  if (status !== 'delivered') return { left: 0, wasPaid: false };
  await postDeliveries(tx, [shipmentId]);
  const [collected] = await tx
    .select({ amount: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.reference, `cash:${shipmentId}`),
        eq(ledgerEntries.account, 'cash'),
      ),
    );
  const [before] = await tx
    .select({ amount: sql<number>`coalesce(sum(${cashRemittances.applied}), 0)::float8` })
    .from(cashRemittances)
    .where(eq(cashRemittances.shipmentId, shipmentId));
  const paid = before?.amount ?? 0;
  return { left: Math.max(0, (collected?.amount ?? 0) - paid), wasPaid: paid > 0 };
}

function stateOf(amount: number, { left, wasPaid }: Due): State {
  if (left === 0) return wasPaid ? 'already' : 'surplus';
  if (amount === left) return 'matched';
  return amount < left ? 'short' : 'surplus';
}

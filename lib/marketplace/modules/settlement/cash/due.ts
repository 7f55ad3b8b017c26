import { and, eq, sql } from 'drizzle-orm';
import type { RemittanceResult } from '@/lib/contract/schemas/operators/remittances';
import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries, ledgerTransactions } from '../../../kernel/db/schema/ledger';
import { cashRemittances } from '../../../kernel/db/schema/operator-orders';
import type { LockedOrder } from '../../orders';
import { postDeliveries } from '../ledger/post-delivery';

type RemittanceState = RemittanceResult['state'];

type Due = { left: number; wasPaid: boolean };

/** Returns the paise that the courier still holds of a shipment, and whether its cash came before. */
export async function dueOf(
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

/** Returns what an amount is beside what is due. */
export function stateOf(amount: number, { left, wasPaid }: Due): RemittanceState {
  if (left === 0) return wasPaid ? 'already' : 'surplus';
  if (amount === left) return 'matched';
  return amount < left ? 'short' : 'surplus';
}

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { ledgerEntries, ledgerTransactions } from '../../kernel/db/schema/ledger';
import { post } from '../settlement';
import type { ReturnRow } from './queries';

/** Credits a store with the amount that a refunded return takes from it: the market bears the refund. */
export async function creditStore(tx: Database, row: ReturnRow, at: Date): Promise<void> {
  const { id, number, orderId, storeId } = row;
  const [taken] = await tx
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.reference, `return:${number}`),
        eq(ledgerEntries.account, 'store_payable'),
      ),
    );
  const amount = taken?.sum ?? 0;
  await post(tx, {
    kind: 'adjustment',
    reference: `return-borne:${id}`,
    orderId,
    note: number,
    at,
    entries: [
      { account: 'store_payable', component: 'adjustment', storeId, amount: -amount },
      { account: 'adjustments', storeId, amount },
    ],
  });
}

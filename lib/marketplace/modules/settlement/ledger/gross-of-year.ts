import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries, ledgerTransactions } from '../../../kernel/db/schema/ledger';
import { yearOf } from '../rules/periods';

/**
 * Returns the stores' sales in the financial year of a moment, before returns; paise, GST included.
 * @returns by store; without those that have sold nothing
 */
export async function grossOfYear(
  db: Database,
  storeIds: readonly number[],
  at: Date,
): Promise<Map<number, number>> {
  const { from, to } = yearOf(at);
  const sums = await db
    .select({
      storeId: ledgerEntries.storeId,
      gross: sql<number>`-sum(${ledgerEntries.amount})::float8`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        inArray(ledgerEntries.storeId, [...storeIds]),
        eq(ledgerEntries.account, 'store_payable'),
        inArray(ledgerEntries.component, ['price', 'coupon', 'shipping']),
        eq(ledgerTransactions.kind, 'delivery'),
        gte(ledgerTransactions.at, from),
        lt(ledgerTransactions.at, to),
      ),
    )
    .groupBy(ledgerEntries.storeId);
  return new Map(sums.map(({ storeId, gross }) => [Number(storeId), gross]));
}

import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries, ledgerTransactions } from '../../../kernel/db/schema/ledger';
import { yearOf } from '../rules/periods';

/** What a store has sold in the financial year of a moment, before returns; paise, GST included. */
export async function grossOfYear(db: Database, storeId: number, at: Date): Promise<number> {
  const { from, to } = yearOf(at);
  const [sum] = await db
    .select({ gross: sql<number>`-coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.storeId, storeId),
        eq(ledgerEntries.account, 'store_payable'),
        inArray(ledgerEntries.component, ['price', 'coupon', 'shipping']),
        eq(ledgerTransactions.kind, 'delivery'),
        gte(ledgerTransactions.at, from),
        lt(ledgerTransactions.at, to),
      ),
    );
  return sum?.gross ?? 0;
}

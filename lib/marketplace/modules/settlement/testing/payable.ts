import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries } from '../../../kernel/db/schema/ledger';

/** Returns the paise of each component of a store's account, credits to the store positive. */
export async function payableByComponent(
  db: Database,
  storeId: number,
): Promise<Record<string, number>> {
  const rows = await db
    .select({
      component: ledgerEntries.component,
      amount: sql<number>`-sum(${ledgerEntries.amount})::float8`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.storeId, storeId), eq(ledgerEntries.account, 'store_payable')))
    .groupBy(ledgerEntries.component);
  return Object.fromEntries(rows.map(({ component, amount }) => [component, amount]));
}

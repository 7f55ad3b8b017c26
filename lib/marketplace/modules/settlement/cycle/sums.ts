import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries } from '../../../kernel/db/schema/ledger';
import { settlementLines, settlements } from '../../../kernel/db/schema/settlement';

/** Returns the amount that a settlement pays the store; paise. */
export async function amountOf(db: Database, settlementId: number): Promise<number> {
  const lines = sql`(select -coalesce(sum(${ledgerEntries.amount}), 0) from ${settlementLines}
    join ${ledgerEntries} on ${ledgerEntries.id} = ${settlementLines.entryId}
    where ${settlementLines.settlementId} = ${settlements.id})`;
  const [row] = await db
    .select({ amount: sql<number>`coalesce(${settlements.amount}, ${lines})::float8` })
    .from(settlements)
    .where(eq(settlements.id, settlementId));
  return row?.amount ?? 0;
}

import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries } from '../../../kernel/db/schema/ledger';
import { settlementLines } from '../../../kernel/db/schema/settlement';

/** What a settlement pays the store; paise. */
export async function amountOf(db: Database, settlementId: number): Promise<number> {
  const [sum] = await db
    .select({ amount: sql<number>`-coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(settlementLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, settlementLines.entryId))
    .where(eq(settlementLines.settlementId, settlementId));
  return sum?.amount ?? 0;
}

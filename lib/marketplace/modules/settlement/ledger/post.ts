import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries, ledgerTransactions } from '../../../kernel/db/schema/ledger';

type Transaction = typeof ledgerTransactions.$inferInsert;
type Entry = Omit<typeof ledgerEntries.$inferInsert, 'id' | 'transactionId'>;

/**
 * Writes a transaction of the ledger within the caller's transaction; the database refuses entries that do
 * not sum to zero. Entries of nothing are left out.
 * @returns false when the event with that reference was posted before: nothing was written
 */
export async function post(
  tx: Database,
  { entries, ...transaction }: Transaction & { entries: Entry[] },
): Promise<boolean> {
  const [posted] = await tx
    .insert(ledgerTransactions)
    .values(transaction)
    .onConflictDoNothing({ target: ledgerTransactions.reference })
    .returning({ id: ledgerTransactions.id });
  if (!posted) return false;
  const rows = entries.filter(({ amount }) => amount !== 0);
  if (rows.length) {
    await tx
      .insert(ledgerEntries)
      .values(rows.map((row) => ({ ...row, transactionId: posted.id })));
  }
  return true;
}

export type { Entry };

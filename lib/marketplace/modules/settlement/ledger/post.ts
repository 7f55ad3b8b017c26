import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { insertMany } from '../../../kernel/db/insert-many';
import { ledgerEntries, ledgerTransactions } from '../../../kernel/db/schema/ledger';

type Transaction = typeof ledgerTransactions.$inferInsert;
type Entry = Omit<typeof ledgerEntries.$inferInsert, 'id' | 'transactionId'>;
type Posting = Transaction & { entries: Entry[] };

/**
 * Writes a transaction of the ledger within the caller's transaction; the database refuses entries that do
 * not sum to zero. Zero entries are left out.
 * @returns false when the event with that reference was posted before: nothing was written
 */
export const post = async (tx: Database, posting: Posting): Promise<boolean> =>
  (await postAll(tx, [posting])) > 0;

/** Posts many postings like `post`, in two statements. @returns how many were written */
export async function postAll(tx: Database, postings: readonly Posting[]): Promise<number> {
  const opened = await openTransactions(tx, postings);
  const fresh = postings.filter(({ reference }) => opened.has(reference));
  await writeEntries(tx, opened, fresh);
  return fresh.length;
}

/**
 * Writes transactions, whose entries must follow. Callers sort them by ids, so that two that post the same
 * events wait for each other without a deadlock.
 * @returns ids by reference, only of those that were not posted before
 */
export async function openTransactions(
  tx: Database,
  transactions: readonly Transaction[],
): Promise<Map<string, number>> {
  if (!transactions.length) return new Map();
  const rows = transactions.map(({ kind, reference, orderId, note, at }) => ({
    ...{ kind, reference, orderId, note, at },
  }));
  const opened = await rowsOf<{ id: number; reference: string }>(
    tx,
    sql`${insertMany(ledgerTransactions, rows)}
      on conflict (reference) do nothing returning id::float8 as id, reference`,
  );
  return new Map(opened.map(({ id, reference }) => [reference, id]));
}

/** Writes the entries of opened transactions, without zero entries. */
export async function writeEntries(
  tx: Database,
  opened: ReadonlyMap<string, number>,
  postings: readonly Pick<Posting, 'reference' | 'entries'>[],
): Promise<void> {
  const rows = postings.flatMap(({ reference, entries }) => {
    const transactionId = opened.get(reference);
    if (transactionId === undefined) return [];
    return entries
      .filter(({ amount }) => amount !== 0)
      .map(({ account, component, about, storeId, holder, orderItemId, amount }) => ({
        ...{ transactionId, account, component, about, storeId, holder, orderItemId, amount },
      }));
  });
  if (rows.length) await tx.execute(insertMany(ledgerEntries, rows));
}

export type { Entry };

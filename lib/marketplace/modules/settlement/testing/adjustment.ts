import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries } from '../../../kernel/db/schema/ledger';
import { adjust } from '../ledger/adjust';

let made = 0;

/** Credits a store with an amount in paise; returns the entry of its account. */
export async function makeAdjustment(
  db: Database,
  storeId: number,
  amount: number,
  at = new Date(),
): Promise<number> {
  const key = `test-${storeId}-${++made}`;
  await adjust(db, { storeId, amount, reason: 'A gift', key, at });
  const [entry] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.storeId, storeId), eq(ledgerEntries.account, 'store_payable')))
    .orderBy(desc(ledgerEntries.id))
    .limit(1);
  if (!entry) throw new Error('no adjustment was posted');
  return entry.id;
}

import { and, asc, eq, like } from 'drizzle-orm';
import { config } from '@/lib/config';
import type { Database } from '../../../kernel/db/connection';
import { bankAccounts } from '../../../kernel/db/schema/settlement';
import { plainMark, seal, unseal } from './bank-account';

/** The number of accounts in one run. */
const batch = 200;

/**
 * Encrypts accounts that were stored before BANK_DETAILS_KEY was set. Safe to repeat and to run concurrently.
 * @returns how many were encrypted
 */
export async function sealBankAccounts(db: Database): Promise<number> {
  if (!config.bankDetailsKey) return 0;
  const plain = await db
    .select({ id: bankAccounts.id, stored: bankAccounts.accountNumber })
    .from(bankAccounts)
    .where(like(bankAccounts.accountNumber, `${plainMark}%`))
    .orderBy(asc(bankAccounts.id))
    .limit(batch);
  for (const { id, stored } of plain) {
    await db
      .update(bankAccounts)
      .set({ accountNumber: seal(unseal(stored)) })
      .where(and(eq(bankAccounts.id, id), eq(bankAccounts.accountNumber, stored)));
  }
  return plain.length;
}

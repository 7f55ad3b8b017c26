import { desc, eq } from 'drizzle-orm';
import type { BankAccount } from '@/lib/api/schemas/seller/money';
import type { Database } from '../../../kernel/db/connection';
import { bankAccounts } from '../../../kernel/db/schema/settlement';

/** Hours in which nothing is paid out after an account was set or changed. */
export const holdHours = 48;

export type BankAccountRow = typeof bankAccounts.$inferSelect;

/** The account that payouts of a store go to. */
export async function findBankAccount(
  db: Database,
  storeId: number,
): Promise<BankAccountRow | undefined> {
  const [row] = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.storeId, storeId))
    .orderBy(desc(bankAccounts.id))
    .limit(1);
  return row;
}

/** Until when payouts are held after the account was changed. */
export const heldUntil = ({ createdAt }: BankAccountRow) =>
  new Date(createdAt.getTime() + holdHours * 3_600_000);

/** The account as its owner sees it, its number masked. */
export function toBankAccount(row: BankAccountRow, now: Date): BankAccount {
  const until = heldUntil(row);
  return {
    holder: row.holder,
    account_number: `•••• ${row.lastDigits}`,
    ifsc: row.ifsc,
    changed_at: row.createdAt.toISOString(),
    held_until: until > now ? until.toISOString() : null,
  };
}

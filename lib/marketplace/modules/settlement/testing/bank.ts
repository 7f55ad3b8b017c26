import type { Database } from '../../../kernel/db/connection';
import { bankAccounts } from '../../../kernel/db/schema/settlement';
import { seal } from '../bank/bank-account';

const day = 86_400_000;

/** Gives a store a bank account that was set so many days ago. */
export async function makeBankAccount(
  db: Database,
  storeId: number,
  { number = '123456789012', daysAgo = 30 } = {},
): Promise<void> {
  await db.insert(bankAccounts).values({
    storeId,
    holder: '=Aarohi Weaves',
    accountNumber: seal(number),
    lastDigits: number.slice(-4),
    ifsc: 'HDFC0001234',
    createdAt: new Date(Date.now() - daysAgo * day),
  });
}

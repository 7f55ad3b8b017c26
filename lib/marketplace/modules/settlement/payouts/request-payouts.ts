import { createHash } from 'node:crypto';
import { asc, count, eq, inArray } from 'drizzle-orm';
import type { PayoutsRequested } from '@/lib/contract/schemas/operators/payouts';
import type { Database } from '../../../kernel/db/connection';
import { payoutAttempts, settlements } from '../../../kernel/db/schema/settlement';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { rupees } from '../../../kernel/money/rupees';
import { type BankAccountRow, findBankAccount, heldUntil, isReadable } from '../bank/bank-account';
import { amountOf } from '../cycle/sums';
import { mayPay, type SettlementRow } from '../lock-settlement';
import { isSuspended } from '../operator/store-of';

type Asked = {
  ids: readonly number[];
  /** Includes settlements that are in a bank file. */
  exported: boolean;
  /** The provider that pays them. */
  provider: string;
  /** The operator; null for the market's key. */
  by: number | null;
  now: Date;
};

type Why = PayoutsRequested['skipped'][number]['why'];

/**
 * Starts payments of approved settlements by the payout provider: records an attempt for each and marks it as being
 * paid, in one transaction. Nothing is sent here; the job `payouts` sends the attempts. Those that cannot be paid are
 * skipped and named: without a bank account, with one changed in the last 48 hours or encrypted with another key, in
 * a bank file (unless `exported`), not approved, or approved by the same operator while another one could pay it.
 */
export function requestPayouts(db: Database, asked: Asked): Promise<PayoutsRequested> {
  const { ids, provider, by, now } = asked;
  return transact(db, async (tx) => {
    const rows = await tx
      .select({ settlement: settlements, store: stores.name })
      .from(settlements)
      .innerJoin(stores, eq(stores.id, settlements.storeId))
      .where(inArray(settlements.id, [...ids]))
      .orderBy(asc(settlements.id))
      .for('update', { of: settlements });
    const skipped: PayoutsRequested['skipped'] = [];
    let paise = 0;
    for (const { settlement, store } of rows) {
      const account = await findBankAccount(tx, settlement.storeId);
      const isHeld = await isSuspended(tx, settlement.storeId);
      const isAnother = await mayPay(tx, settlement.approvedBy, by);
      const why = isHeld ? 'suspended' : refusalOf(settlement, account, { ...asked, isAnother });
      if (!account || why) {
        const { number } = settlement;
        skipped.push({ number, store, why: why ?? 'no_bank_account' });
        continue;
      }
      paise += await noteAttempt(tx, settlement, account, { provider, by, now });
    }
    return { count: rows.length - skipped.length, total: rupees(paise), skipped };
  });
}

function refusalOf(
  { status }: SettlementRow,
  account: BankAccountRow | undefined,
  { exported, isAnother, now }: Asked & { isAnother: boolean },
): Why | undefined {
  if (status === 'exported' && !exported) return 'in_bank_file';
  if (status !== 'approved' && status !== 'exported') return 'not_approved';
  if (!isAnother) return 'approved_by_you';
  if (!account) return 'no_bank_account';
  if (heldUntil(account) > now) return 'held';
  return isReadable(account.accountNumber) ? undefined : 'account_unreadable';
}

/** @returns paise */
async function noteAttempt(
  tx: Database,
  { id, number }: SettlementRow,
  account: BankAccountRow,
  { provider, by, now }: Pick<Asked, 'provider' | 'by' | 'now'>,
): Promise<number> {
  const [former] = await tx
    .select({ count: count() })
    .from(payoutAttempts)
    .where(eq(payoutAttempts.settlementId, id));
  const attempt = (former?.count ?? 0) + 1;
  const amount = await amountOf(tx, id);
  const reference = `${number}-${attempt}`;
  await tx.insert(payoutAttempts).values({
    settlementId: id,
    attempt,
    amount,
    bankAccountId: account.id,
    lastDigits: account.lastDigits,
    reference,
    provider,
    idempotencyKey: createHash('sha256').update(`payout/${reference}`).digest('hex').slice(0, 36),
    requestedBy: by,
    askAt: now,
    createdAt: now,
  });
  await tx
    .update(settlements)
    .set({ status: 'paying', bankAccountId: account.id, exportedAt: null, failureReason: null })
    .where(eq(settlements.id, id));
  return amount;
}

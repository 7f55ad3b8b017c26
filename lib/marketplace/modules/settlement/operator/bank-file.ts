import { asc, eq, inArray } from 'drizzle-orm';
import type { BankFile } from '@/lib/contract/schemas/operators/settlements';
import { brandIn } from '@/lib/i18n/brand';
import { csvFile } from '@/lib/text/csv';
import { minuteStamp } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { bankAccounts, settlements } from '../../../kernel/db/schema/settlement';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { rupees } from '../../../kernel/money/rupees';
import {
  type BankAccountRow,
  findBankAccount,
  heldUntil,
  isReadable,
  unseal,
} from '../bank/bank-account';
import { amountOf } from '../cycle/sums';
import { mayPay } from '../lock-settlement';
import { isSuspended } from './store-of';

const heading = [
  'Transaction type',
  'Beneficiary name',
  'Beneficiary account number',
  'IFSC',
  'Amount (INR)',
  'Reference',
  'Remarks',
];

/**
 * Writes the file by which the bank pays approved settlements by NEFT; they count as exported from then on.
 * Stores without a bank account, or with one changed in the last 48 hours, are left for the next file.
 * Settlements that the same operator approved are left for a colleague. `repeat` writes the file of exported,
 * unpaid ones once more.
 */
export function exportBankFile(
  db: Database,
  { repeat = false, by = null, now }: { repeat?: boolean; by?: number | null; now: Date },
): Promise<BankFile> {
  return transact(db, async (tx) => {
    const rows = await tx
      .select({ settlement: settlements, store: stores.name })
      .from(settlements)
      .innerJoin(stores, eq(stores.id, settlements.storeId))
      .where(eq(settlements.status, repeat ? 'exported' : 'approved'))
      .orderBy(asc(settlements.id))
      .for('update', { of: settlements });
    const skipped: BankFile['skipped'] = [];
    const lines: (string | number)[][] = [];
    let total = 0;
    for (const { settlement, store } of rows) {
      const { id, number, storeId, bankAccountId } = settlement;
      const account = bankAccountId && repeat ? await byId(tx, bankAccountId) : undefined;
      const to = account ?? (await findBankAccount(tx, storeId));
      const isHeld = !repeat && (await isSuspended(tx, storeId));
      const isOther = await mayPay(tx, settlement.approvedBy, by);
      const refused = isOther ? refusalOf(to, now, repeat) : ('approved_by_you' as const);
      const why = isHeld ? ('suspended' as const) : refused;
      if (!to || why) {
        skipped.push({ number, store, why: why ?? 'no_bank_account' });
        continue;
      }
      const amount = await amountOf(tx, id);
      total += amount;
      const accountNumber = unseal(to.accountNumber);
      lines.push([
        'NEFT',
        to.holder,
        accountNumber,
        to.ifsc,
        rupees(amount).toFixed(2),
        number,
        brandIn('en'),
      ]);
      if (repeat) continue;
      await tx
        .update(settlements)
        .set({ status: 'exported', exportedAt: now, exportedBy: by, bankAccountId: to.id })
        .where(inArray(settlements.id, [id]));
    }
    return {
      file_name: `payouts-${minuteStamp(now)}.csv`,
      csv: csvFile([heading, ...lines]),
      count: lines.length,
      total: rupees(total),
      skipped,
    };
  });
}

function refusalOf(to: BankAccountRow | undefined, now: Date, repeat: boolean) {
  if (!to) return 'no_bank_account' as const;
  if (heldUntil(to) > now && !repeat) return 'held' as const;
  return isReadable(to.accountNumber) ? undefined : ('account_unreadable' as const);
}

async function byId(tx: Database, id: number): Promise<BankAccountRow | undefined> {
  const [row] = await tx.select().from(bankAccounts).where(eq(bankAccounts.id, id));
  return row;
}

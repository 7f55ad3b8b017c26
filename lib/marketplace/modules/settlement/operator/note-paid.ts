import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { settlements } from '../../../kernel/db/schema/settlement';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { amountOf } from '../cycle/sums';
import { post } from '../ledger/post';
import type { SettlementRow } from '../lock-settlement';
import { findOwner } from './owner';
import { payoutMail } from './payout-mail';

/**
 * A locked settlement is paid: its state, the payout in the ledger and the owner's mail, in the caller's
 * transaction.
 * @param paid `reference`: of the payout in the ledger, which is posted once
 */
export async function notePaid(
  tx: Database,
  { id, storeId, number }: SettlementRow,
  { utr, reference, now }: { utr: string; reference: string; now: Date },
): Promise<void> {
  await tx
    .update(settlements)
    .set({ status: 'paid', utr, paidAt: now })
    .where(eq(settlements.id, id));
  const amount = await amountOf(tx, id);
  await post(tx, {
    kind: 'payout',
    reference,
    note: utr,
    at: now,
    entries: [
      { account: 'store_payable', component: 'payout', storeId, amount },
      { account: 'bank', storeId, amount: -amount },
    ],
  });
  const owner = await findOwner(tx, storeId);
  if (!owner) return;
  const mail = payoutMail(owner, { id, number, amount, utr });
  await enqueueMail(tx, { kind: 'written', mail }, { storeId });
}

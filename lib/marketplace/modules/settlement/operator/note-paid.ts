import { eq } from 'drizzle-orm';
import { type Locale, languages } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { settlements } from '../../../kernel/db/schema/settlement';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { button, greeting } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { rupees } from '../../../kernel/money/rupees';
import { amountOf } from '../cycle/sums';
import { post } from '../ledger/post';
import type { SettlementRow } from '../lock-settlement';
import { findOwner } from './store-of';

/**
 * Marks a locked settlement as paid: its state, the payout in the ledger and the owner's mail, in the
 * caller's transaction.
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

type Owner = { email: string; firstName: string; locale: Locale };
type Payout = { id: number; number: string; amount: number; utr: string };

/** Composes the mail to a store's owner about a payout; `amount` in paise. */
export function payoutMail({ email, firstName, locale }: Owner, payout: Payout): Mail {
  const amount = new Intl.NumberFormat(languages[locale].tag, {
    style: 'currency',
    currency: 'INR',
  });
  const link = pageLink(locale, `/seller/money/settlements/${payout.id}`);
  const { subject, opening, closing } = wordingOf(locale, 'payout', {
    name: firstName,
    number: payout.number,
    amount: amount.format(rupees(payout.amount)),
    utr: payout.utr,
    link,
  });
  return composeMail(locale, email, 'store', subject, [
    greeting(locale, firstName),
    ...opening,
    button(textOf(locale, 'mail.payout.open'), link),
    ...closing,
  ]);
}

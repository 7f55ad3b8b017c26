import { type Locale, languages } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { rupees } from '../../../kernel/money/rupees';

type Owner = { email: string; firstName: string; locale: Locale };
type Payout = { id: number; number: string; amount: number; utr: string };

/** Tells the owner of a store that it was paid; `amount` in paise. */
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

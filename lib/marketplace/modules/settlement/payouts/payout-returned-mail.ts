import { type Locale, languages } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { rupees } from '../../../kernel/money/rupees';

type Owner = { email: string; firstName: string; locale: Locale };
type Returned = { number: string; amount: number; lastDigits: string };

/** Tells the owner of a store that its bank sent a payout back; `amount` in paise. */
export function payoutReturnedMail(
  { email, firstName, locale }: Owner,
  { number, amount, lastDigits: digits }: Returned,
): Mail {
  const money = new Intl.NumberFormat(languages[locale].tag, {
    style: 'currency',
    currency: 'INR',
  });
  const link = pageLink(locale, '/seller/money');
  const { subject, opening, closing } = wordingOf(locale, 'payout_returned', {
    name: firstName,
    number,
    digits,
    amount: money.format(rupees(amount)),
    link,
  });
  return composeMail(locale, email, 'store', subject, [
    greeting(locale, firstName),
    ...opening,
    ...closing,
    button(textOf(locale, 'mail.payout_returned.open'), link),
  ]);
}

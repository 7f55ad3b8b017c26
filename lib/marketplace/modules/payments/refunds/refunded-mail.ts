import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { money } from '../../../kernel/mail/templates/format';
import { wordingOf } from '../../../kernel/mail/wording/wording';

/** Tells that money has gone back; `amount` in rupees. */
export function refundedMail(
  lang: Locale,
  to: { email: string; firstName: string },
  { number, amount, method }: { number: string; amount: number; method: 'card' | 'upi' | 'cod' },
): Mail {
  const link = pageLink(lang, `/profile/orders/${number}`);
  const { subject, opening, closing } = wordingOf(lang, 'refunded', {
    name: to.firstName,
    amount: money(lang, amount),
    number,
    method,
    link,
  });
  return composeMail(lang, to.email, 'account', subject, [
    greeting(lang, to.firstName),
    ...opening,
    ...closing,
    button(textOf(lang, 'mail.refunded.open'), link),
  ]);
}

import type { Order } from '@/lib/api/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { money } from '../../../kernel/mail/templates/format';
import { wordingOf } from '../../../kernel/mail/wording/wording';

/** Tells that a payment came after its order had lapsed for good, and goes back. */
export function paidLateMail(
  lang: Locale,
  to: { email: string; firstName: string },
  { number, payment }: Pick<Order, 'number' | 'payment'>,
): Mail {
  const link = pageLink(lang, `/profile/orders/${number}`);
  const { subject, opening, closing } = wordingOf(lang, 'paid_late', {
    name: to.firstName,
    amount: money(lang, payment.amount),
    number,
    method: payment.method,
    link,
  });
  return composeMail(lang, to.email, 'account', subject, [
    greeting(lang, to.firstName),
    ...opening,
    ...closing,
    button(textOf(lang, 'mail.paid_late.open'), link),
  ]);
}

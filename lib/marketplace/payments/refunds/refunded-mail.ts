import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../mail/mailer';
import { button, greeting, paragraph } from '../../mail/templates/blocks';
import { composeMail, pageLink } from '../../mail/templates/compose';
import { money } from '../../mail/templates/format';

/** Tells that money has gone back; `amount` in rupees. */
export function refundedMail(
  lang: Locale,
  to: { email: string; firstName: string },
  { number, amount, method }: { number: string; amount: number; method: 'card' | 'upi' | 'cod' },
): Mail {
  const t = (key: TextKeyUnder<'mail.refunded'>, params = {}) =>
    textOf(lang, `mail.refunded.${key}`, params);
  const sum = money(lang, amount);
  return composeMail(lang, to.email, 'account', t('subject', { amount: sum, number }), [
    greeting(lang, to.firstName),
    paragraph(t('intro', { amount: sum, number, method })),
    paragraph(t('when'), 'soft'),
    button(t('open'), pageLink(lang, `/profile/orders/${number}`)),
  ]);
}

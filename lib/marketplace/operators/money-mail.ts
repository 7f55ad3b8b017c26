import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../mail/mailer';
import { button, greeting, paragraph } from '../mail/templates/blocks';
import { composeMail, pageLink } from '../mail/templates/compose';
import { rupees } from '../money/rupees';

type Owner = { email: string; name: string; locale: Locale };

/** A limit that was moved, or an adjustment that waits for a second operator; paise. */
export type MoneyNews = {
  kind: 'refund_alone' | 'adjust_alone' | 'adjustment';
  amount: number;
  store?: string;
};

const pages = {
  refund_alone: '/operator/refunds',
  adjust_alone: '/operator/settlements/adjustments',
  adjustment: '/operator/settlements/adjustments',
} as const;

/**
 * Tells an owner about money that one operator moves.
 * @param by the operator's name; undefined for the market's key
 */
export function moneyMail(
  { email, name, locale }: Owner,
  { kind, amount, store = '' }: MoneyNews,
  by: string | undefined,
): Mail {
  const sum = new Intl.NumberFormat(`${locale}-IN`, { style: 'currency', currency: 'INR' });
  const said = {
    amount: sum.format(rupees(amount)),
    store,
    by: by ?? textOf(locale, 'mail.team.by_key'),
  };
  const t = (key: TextKeyUnder<'mail.market_money'>) => textOf(locale, `mail.market_money.${key}`);
  const subject = textOf(locale, `mail.market_money.subject.${kind}`, said);
  return composeMail(locale, email, 'operator', subject, [
    greeting(locale, name),
    paragraph(textOf(locale, `mail.market_money.intro.${kind}`, said)),
    paragraph(t('not_you'), 'soft'),
    button(t('open'), pageLink(locale, pages[kind])),
  ]);
}

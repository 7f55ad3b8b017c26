import { type Locale, languages } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { rupees } from '../../kernel/money/rupees';

type Owner = { email: string; name: string; locale: Locale };

/**
 * A limit that was moved, or an adjustment that waits for a second operator, in paise; a coupon that the market pays;
 * a rate of commission.
 */
export type MoneyNews =
  | { kind: 'refund_alone' | 'adjust_alone'; amount: number }
  | { kind: 'adjustment'; amount: number; store: string }
  | { kind: 'coupon'; code: string }
  | { kind: 'commission'; percent: number };

const pages = {
  refund_alone: '/operator/refunds',
  adjust_alone: '/operator/settlements/adjustments',
  adjustment: '/operator/settlements/adjustments',
  coupon: '/operator/coupons',
  commission: '/operator/commission',
} as const;

/**
 * Tells an owner about money that one operator moves.
 * @param by the operator's name; undefined for the market's key
 */
export function moneyMail(
  { email, name, locale }: Owner,
  news: MoneyNews,
  by: string | undefined,
): Mail {
  const sum = new Intl.NumberFormat(languages[locale].tag, { style: 'currency', currency: 'INR' });
  const { kind } = news;
  const said = {
    amount: 'amount' in news ? sum.format(rupees(news.amount)) : '',
    store: 'store' in news ? news.store : '',
    code: 'code' in news ? news.code : '',
    percent: 'percent' in news ? news.percent : 0,
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

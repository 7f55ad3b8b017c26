import type { refundTargets } from '@/lib/contract/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import {
  amounts,
  button,
  greeting,
  heading,
  paragraph,
} from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { money } from '../../../kernel/mail/templates/format';
import { wordingOf } from '../../../kernel/mail/wording/wording';

/** Facts of a cancellation mail; amounts in rupees. */
export type CancelledFacts = {
  number: string;
  /** True if nothing of the order is left. */
  isWhole: boolean;
  lines: { name: string; quantity: number; amount: number }[];
  shipping: number;
  /** Signed, of cash in whole rupees; absent in mails of before. */
  rounding?: number;
  amount: number;
  /** The amount that operators had already refunded. */
  before?: number;
  /** The target of the refund of `amount`. */
  target: (typeof refundTargets)[number];
  /** The remaining value of the order. */
  left: number;
  /** True if the order was cancelled because no store confirmed it in time. */
  isUnconfirmed?: boolean;
};

/** Composes the mail that confirms a cancellation and says how the money is returned. */
export function cancelledMail(
  lang: Locale,
  to: { email: string; firstName: string },
  facts: CancelledFacts,
): Mail {
  const t = (key: TextKeyUnder<'mail.cancelled'>, params = {}) =>
    textOf(lang, `mail.cancelled.${key}`, params);
  const { number, isWhole, lines, shipping, amount, target, left } = facts;
  const [sum, remaining] = [money(lang, amount), money(lang, left)];
  const shippingRow: [string, string][] = shipping ? [[t('shipping'), money(lang, shipping)]] : [];
  const { before = 0, rounding = 0 } = facts;
  const roundingRow: [string, string][] = rounding ? [[t('rounding'), money(lang, rounding)]] : [];
  const beforeRow: [string, string][] = before ? [[t('before'), money(lang, -before)]] : [];
  const link = pageLink(lang, `/profile/orders/${number}`);
  const kind = isWhole ? 'cancelled' : 'cancelled_in_part';
  const words = wordingOf(lang, kind, { name: to.firstName, number, amount: sum, link });
  return composeMail(lang, to.email, 'account', words.subject, [
    greeting(lang, to.firstName),
    ...words.opening,
    ...(facts.isUnconfirmed ? [paragraph(t('unconfirmed'))] : []),
    heading(t('what')),
    amounts(
      [
        ...lines.map((line): [string, string] => [
          `${line.name} × ${line.quantity}`,
          money(lang, line.amount),
        ]),
        ...shippingRow,
        ...roundingRow,
        ...beforeRow,
        [t('total'), sum],
      ],
      true,
    ),
    paragraph(t(target, { amount: sum, left: remaining, whole: String(isWhole) })),
    button(t('open'), link),
    ...words.closing,
  ]);
}

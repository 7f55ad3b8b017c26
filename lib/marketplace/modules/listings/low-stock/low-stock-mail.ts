import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { amounts, button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

type To = { email: string; name: string; lang: Locale };
export type LowSku = { name: string; sku: string; stock: number };

/** Tells a member of a store which SKUs run out; `more` are not listed. */
export function lowStockMail({ email, name, lang }: To, skus: LowSku[], more: number): Mail {
  const t = (key: TextKeyUnder<'mail.low_stock'>, params = {}) =>
    textOf(lang, `mail.low_stock.${key}`, params);
  const link = pageLink(lang, '/seller/listings?stock=low');
  const facts = { name, count: skus.length + more, link };
  const { subject, opening, closing } = wordingOf(lang, 'low_stock', facts);
  return composeMail(lang, email, 'store', subject, [
    greeting(lang, name),
    ...opening,
    amounts(skus.map((one) => [`${one.name} (${one.sku})`, t('left', { count: one.stock })])),
    ...(more ? [paragraph(t('more', { count: more }))] : []),
    paragraph(t('once'), 'soft'),
    button(t('open'), link),
    ...closing,
  ]);
}

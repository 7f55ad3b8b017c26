import type { ProductCard } from '@/lib/api/schemas/catalog';
import type { NoticeKind } from '@/lib/api/schemas/notices';
import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../kernel/mail/mailer';
import { button, greeting, link, paragraph, picture } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { money } from '../../kernel/mail/templates/format';
import { wordingOf } from '../../kernel/mail/wording/wording';
import { stopToken } from './stop-token';

type Notice = {
  about: NoticeKind;
  product: ProductCard;
  /** Rupees: what it cost when the shopper asked. */
  before: number;
};

/** Tells that a product is back in stock, or costs less; one click, or the mail program itself, stops all others. */
export function noticeMail(
  lang: Locale,
  to: { id: number; email: string; firstName: string },
  { about, product, before }: Notice,
): Mail {
  const t = (key: TextKeyUnder<'mail.notice'>, params = {}) =>
    textOf(lang, `mail.notice.${key}`, params);
  const { name, slug, image_1: image } = product;
  const href = pageLink(lang, `/product/${slug}`);
  const token = stopToken(to.id);
  const words = wordingOf(lang, about === 'back' ? 'back_in_stock' : 'now_cheaper', {
    name: to.firstName,
    product: name,
    price: money(lang, product.price),
    before: money(lang, before),
    link: href,
  });
  const mail = composeMail(lang, to.email, 'notice', words.subject, [
    greeting(lang, to.firstName),
    ...words.opening,
    ...(image ? [picture(fileOf(image), name, href)] : []),
    button(t('see'), href),
    paragraph(t('once'), 'soft'),
    ...words.closing,
    link(t('stop'), pageLink(lang, `/notices?token=${token}`)),
  ]);
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${config.siteUrl}/api/notices/stop?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The address of a picture of this site in a size that a mail shows. */
const fileOf = (image: string) =>
  `${config.siteUrl}/_next/image?url=${encodeURIComponent(image)}&w=480&q=75`;

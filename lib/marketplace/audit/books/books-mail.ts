import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';

type Owner = { email: string; name: string; locale: Locale };

/** Tells an owner of the market that so many things in the books do not agree. */
export function booksMail({ email, name, locale }: Owner, count: number): Mail {
  const t = (key: TextKeyUnder<'mail.books'>) => textOf(locale, `mail.books.${key}`, { count });
  return composeMail(locale, email, 'operator', t('subject'), [
    greeting(locale, name),
    paragraph(t('intro')),
    paragraph(t('next')),
    button(t('open'), pageLink(locale, '/operator/health')),
  ]);
}

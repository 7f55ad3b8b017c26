import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

/** Asks the owner of an address whether the newsletter is really wanted. */
export function newsletterMail(lang: Locale, email: string, token: string): Mail {
  const t = (key: TextKeyUnder<'mail.newsletter'>) => textOf(lang, `mail.newsletter.${key}`);
  const { subject, opening, closing } = wordingOf(lang, 'newsletter', {});
  return composeMail(lang, email, 'newsletter', subject, [
    ...opening,
    button(t('confirm'), pageLink(lang, `/newsletter?token=${token}`)),
    paragraph(t('caution'), 'soft'),
    ...closing,
  ]);
}

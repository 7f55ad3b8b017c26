import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

/** Tells the owner of an address that somebody tried to sign up with it again. */
export function accountExistsMail(owner: {
  email: string;
  firstName: string;
  locale: Locale;
}): Mail {
  const lang = owner.locale;
  const link = pageLink(lang, '/forgot-password');
  const words = wordingOf(lang, 'account_exists', { name: owner.firstName });
  return composeMail(lang, owner.email, 'account', words.subject, [
    greeting(lang, owner.firstName),
    ...words.opening,
    button(textOf(lang, 'mail.account_exists.sign_in'), pageLink(lang, '/signin')),
    paragraph(textOf(lang, 'mail.account_exists.reset', { link })),
    paragraph(textOf(lang, 'mail.account_exists.caution'), 'soft'),
    ...words.closing,
  ]);
}

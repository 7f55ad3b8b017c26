import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import type { UserRow } from '../queries';

/** Tells the owner of an account that a number signs in to it now; names only its last four digits. */
export function phoneConfirmedMail(
  { email, firstName, locale }: Pick<UserRow, 'email' | 'firstName' | 'locale'>,
  phone: string,
): Mail {
  const digits = phone.slice(-4);
  const facts = { name: firstName, digits };
  const { subject, opening, closing } = wordingOf(locale, 'phone_confirmed', facts);
  return composeMail(locale, email, 'account', subject, [
    greeting(locale, firstName),
    ...opening,
    button(textOf(locale, 'mail.phone_confirmed.look'), pageLink(locale, '/profile/security')),
    paragraph(textOf(locale, 'mail.phone_confirmed.caution'), 'soft'),
    ...closing,
  ]);
}

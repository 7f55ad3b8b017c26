import type { SellerRole } from '@/lib/api/schemas/seller/session';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

type Invitation = { name: string; by: string; role: SellerRole; token: string; days: number };

/** Invites somebody to work for a store; whoever has the link may join. */
export function invitationMail(
  lang: Locale,
  email: string,
  { name, by, role, token, days }: Invitation,
): Mail {
  const { subject, opening, closing } = wordingOf(lang, 'invitation', {
    by,
    store: name,
    role: textOf(lang, `mail.invitation.role_${role}`),
    days,
  });
  return composeMail(lang, email, 'store', subject, [
    paragraph(textOf(lang, 'mail.greeting_nobody')),
    ...opening,
    button(
      textOf(lang, 'mail.invitation.join'),
      pageLink(lang, `/seller/join?token=${encodeURIComponent(token)}`),
    ),
    paragraph(textOf(lang, 'mail.invitation.validity', { days }), 'soft'),
    ...closing,
  ]);
}

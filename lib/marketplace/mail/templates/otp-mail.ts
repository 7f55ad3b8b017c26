import type { OtpPurpose } from '@/lib/api/schemas/accounts';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '../../host/texts';
import type { Mail } from '../mailer';
import { bigCode, paragraph } from './blocks';
import { composeMail } from './compose';

type Recipient = { email: string; firstName: string; locale: Locale };

/** The one-time password for confirming an address or for a new password. */
export function otpMail(
  { email, firstName, locale }: Recipient,
  purpose: OtpPurpose,
  otp: string,
  minutes: number,
): Mail {
  return composeMail(locale, email, textOf(locale, `mail.otp.${purpose}_subject`, { otp }), [
    paragraph(textOf(locale, 'mail.greeting', { name: firstName })),
    paragraph(textOf(locale, `mail.otp.${purpose}_intro`)),
    bigCode(otp),
    paragraph(textOf(locale, 'mail.otp.validity', { minutes })),
    paragraph(textOf(locale, 'mail.otp.caution'), 'soft'),
  ]);
}

import type { OtpPurpose } from '@/lib/api/schemas/accounts';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../mailer';
import { bigCode, greeting, paragraph } from './blocks';
import { composeMail } from './compose';

type Recipient = { email: string; firstName: string; locale: Locale };

/**
 * The one-time password for confirming an address or for a new password. Until an address is confirmed
 * the name is whatever somebody typed beside it, and is not mailed.
 */
export function otpMail(
  { email, firstName, locale }: Recipient,
  purpose: OtpPurpose,
  otp: string,
  minutes: number,
  audience: 'shopper' | 'vendor' = 'shopper',
): Mail {
  const t = (key: TextKeyUnder<'mail'>, params = {}) => textOf(locale, `mail.${key}`, params);
  const known = audience === 'vendor' ? 'store' : 'account';
  const reason = { verify: 'sign_up', sign_in: 'sign_in', reset: known } as const;
  return composeMail(locale, email, reason[purpose], t(`otp.${purpose}_subject`, { otp }), [
    greeting(locale, purpose === 'verify' ? '' : firstName),
    paragraph(t(`otp.${purpose}_intro`)),
    bigCode(otp),
    paragraph(t('otp.validity', { minutes })),
    paragraph(t('otp.caution'), 'soft'),
  ]);
}

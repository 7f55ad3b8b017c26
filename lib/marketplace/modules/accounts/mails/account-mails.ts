import type { OtpPurpose } from '@/lib/contract/schemas/accounts';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Mail } from '../../../kernel/mail/mailer';
import { bigCode, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';

type Recipient = { email: string; firstName: string; locale: Locale };

/**
 * Composes the mail with the one-time password for confirming an address or setting a password. Omits the name
 * until the address is confirmed, because anybody may have typed it.
 */
export function otpMail(
  { email, firstName, locale }: Recipient,
  purpose: OtpPurpose,
  otp: string,
  minutes: number,
  audience: 'shopper' | 'vendor' = 'shopper',
): Mail {
  const t = (key: TextKeyUnder<'mail.otp'>, params = {}) =>
    textOf(locale, `mail.otp.${key}`, params);
  const known = audience === 'vendor' ? 'store' : 'account';
  const signIn = audience === 'vendor' ? 'store' : 'sign_in';
  const reason = {
    verify: 'sign_up',
    sign_in: signIn,
    reset: known,
    bank_account: 'store',
    email_change: 'new_address',
    cash_order: 'account',
  } as const;
  const isUnproved = purpose === 'verify' || purpose === 'email_change';
  const name = isUnproved ? '' : firstName;
  const words = wordingOf(locale, `otp_${purpose}`, { name, otp });
  return composeMail(locale, email, reason[purpose], words.subject, [
    greeting(locale, name),
    ...words.opening,
    bigCode(otp),
    paragraph(t('validity', { minutes })),
    paragraph(t('caution'), 'soft'),
    ...words.closing,
  ]);
}

type Former = { email: string; firstName: string; locale: Locale; keptOrders: boolean };

/** Confirms to a former shopper that their account is gone, and which data the law requires us to keep. */
export function accountDeletedMail({ email, firstName, locale, keptOrders }: Former): Mail {
  const say = (key: TextKeyUnder<'mail.account_deleted'>) =>
    textOf(locale, `mail.account_deleted.${key}`);
  const { subject, opening, closing } = wordingOf(locale, 'account_deleted', { name: firstName });
  return composeMail(locale, email, 'former_account', subject, [
    greeting(locale, firstName),
    ...opening,
    ...(keptOrders ? [paragraph(say('kept'))] : []),
    paragraph(say('caution'), 'soft'),
    ...closing,
  ]);
}

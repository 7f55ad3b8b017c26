import { sql } from 'drizzle-orm';
import type { Profile } from '@/lib/contract/schemas/accounts';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { DomainError } from '../../../kernel/errors';
import type { Shopper } from '../../../kernel/http/actor';
import type { Mail, Mailer } from '../../../kernel/mail/mailer';
import { enqueueMail, sendSoon } from '../../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { lockRequests } from '../codes/code-requests';
import { checkOtp, consume } from '../codes/one-time-passwords';
import { toProfile, type UserRow, updateUser } from '../queries';
import { takePhoneFromOthers } from './queries';

type Proof = { phone: string; otp: string };

/**
 * Requires a verified e-mail address, so that a stranger's sign-up gets no second way in.
 * @throws {DomainError} 403 verify_for_phone
 */
export function requireVerified({ isVerified }: Shopper): void {
  if (!isVerified) throw new DomainError(403, 'verify_for_phone', { data: { verify: true } });
}

/**
 * Gives an account a phone number proved by its code; the number can sign in from now on. Another account that
 * had confirmed the number loses it. The account's address is told by mail.
 * @throws {InvalidFields} otp_wrong
 * @throws {DomainError} 403 verify_for_phone
 */
export async function confirmPhone(
  outside: { db: Database; mailer: Mailer },
  shopper: Shopper,
  { phone, otp }: Proof,
): Promise<Profile> {
  requireVerified(shopper);
  const subject = { phone, purpose: 'verify' } as const;
  const otpId = await checkOtp(outside.db, subject, otp);
  const user = await outside.db.transaction(async (tx) => {
    // The lock serialises two accounts that confirm the number at once.
    await lockRequests(tx, subject);
    await consume(tx, otpId);
    await takePhoneFromOthers(tx, phone, shopper.id);
    const confirmed = await updateUser(tx, shopper.id, { phone, phoneVerifiedAt: sql`now()` });
    await enqueueMail(tx, { kind: 'written', mail: phoneConfirmedMail(confirmed, phone) });
    return confirmed;
  });
  sendSoon(outside);
  return toProfile(user);
}

/** Composes the mail that tells an account's owner that a number signs in to it; shows only its last four digits. */
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

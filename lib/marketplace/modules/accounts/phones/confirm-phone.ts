import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { DomainError } from '../../../kernel/errors';
import type { Shopper } from '../../../kernel/http/actor';
import type { Mailer } from '../../../kernel/mail/mailer';
import { enqueueMail, sendSoon } from '../../../kernel/mail/outbox';
import { lockRequests } from '../codes/code-requests';
import { checkOtp, consume } from '../codes/one-time-passwords';
import { type UserRow, updateUser } from '../queries';
import { phoneConfirmedMail } from './phone-confirmed-mail';
import { takePhoneFromOthers } from './queries';

type Proof = { phone: string; otp: string };

/** @throws {DomainError} 403 verify_for_phone: a stranger's sign-up must not get another way in */
export function requireVerified({ isVerified }: Shopper): void {
  if (!isVerified) throw new DomainError(403, 'verify_for_phone', { data: { verify: true } });
}

/**
 * Gives an account a number that its code has proved, from now on a way to sign in. Another account that had
 * confirmed it loses it. The account's address is told by mail.
 * @throws {InvalidFields} otp_wrong
 * @throws {DomainError} 403 verify_for_phone
 */
export async function confirmPhone(
  outside: { db: Database; mailer: Mailer },
  shopper: Shopper,
  { phone, otp }: Proof,
): Promise<UserRow> {
  requireVerified(shopper);
  const subject = { phone, purpose: 'verify' } as const;
  const otpId = await checkOtp(outside.db, subject, otp);
  const user = await outside.db.transaction(async (tx) => {
    // Two accounts that confirm the number at once come one after the other.
    await lockRequests(tx, subject);
    await consume(tx, otpId);
    await takePhoneFromOthers(tx, phone, shopper.id);
    const confirmed = await updateUser(tx, shopper.id, { phone, phoneVerifiedAt: sql`now()` });
    await enqueueMail(tx, { kind: 'written', mail: phoneConfirmedMail(confirmed, phone) });
    return confirmed;
  });
  sendSoon(outside);
  return user;
}

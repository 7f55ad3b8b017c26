import { and, eq, isNull } from 'drizzle-orm';
import type { Profile } from '@/lib/contract/schemas/accounts';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { constraintOf } from '../../kernel/db/errors';
import { otps, users } from '../../kernel/db/schema/accounts';
import { DomainError, InvalidFields } from '../../kernel/errors';
import type { Shopper } from '../../kernel/http/actor';
import { behindAnswer } from '../../kernel/jobs/background';
import type { Mail, Mailer } from '../../kernel/mail/mailer';
import { enqueueMail, sendSoon } from '../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../kernel/mail/templates/compose';
import { wordingOf } from '../../kernel/mail/wording/wording';
import { openRequest } from './codes/code-requests';
import {
  checkOtp,
  consume,
  consumeAll,
  isValid,
  minutesValid,
  newOtp,
  storeOtp,
} from './codes/one-time-passwords';
import { eraseAccount } from './delete-account';
import { otpMail } from './mails/account-mails';
import { hashPassword, verifyPassword } from './passwords/password-hash';
import { daysToUndo, issueUndoToken } from './passwords/reset-token';
import { findUserByEmail, getUser, lockUser, toProfile, type UserRow, updateUser } from './queries';
import { revokeTokens } from './sessions/bearer-tokens';
import { accountExistsMail } from './sign-up';

type Outside = { db: Database; mailer: Mailer };

/** Binds a code to the account that asked for it, so that nobody else can use it. */
const secretOf = (shopper: Shopper, otp: string) => `${shopper.id} ${otp}`;

/**
 * Checks the password and mails a code to the account's new address. An address that has an account gets the same
 * answer after the same work; its owner learns of it by mail.
 * @returns the token of the request
 * @throws {InvalidFields} password_wrong, or email_same
 * @throws {DomainError} 403 verify_for_phone; 409 email_just_changed
 */
export async function sendEmailChangeCode(
  { db, mailer }: Outside,
  shopper: Shopper,
  { email, password, request }: { email: string; password: string; request?: string },
): Promise<string> {
  if (!shopper.isVerified)
    throw new DomainError(403, 'verify_for_phone', { data: { verify: true } });
  const user = await getUser(db, shopper.id);
  if (!(await verifyPassword(user.passwordHash, password))) {
    throw new InvalidFields({ password: 'password_wrong' });
  }
  if (email === user.email) throw new InvalidFields({ email: 'email_same' });
  await refuseWhileUndoable(db, user);
  const subject = { email, purpose: 'email_change' } as const;
  const { token } = await openRequest(db, subject, request);
  behindAnswer('code mail', async () => {
    const otp = newOtp();
    const hash = await hashPassword(secretOf(shopper, otp));
    const owner = await findUserByEmail(db, email);
    if (!(await storeOtp(db, subject, hash))) return;
    if (owner) return mailer.send(accountExistsMail(owner));
    await mailer.send(
      otpMail({ ...user, email, firstName: '' }, 'email_change', otp, minutesValid),
    );
  });
  return token;
}

/**
 * Moves an account to the address that the code has proved, ends its other sessions, and tells the former address,
 * which can take the account back for seven days. Orders, invoices and tickets keep what they were issued with.
 * @throws {InvalidFields} otp_wrong; email_taken where another account was faster
 * @throws {DomainError} 409 email_just_changed
 */
export async function changeEmail(
  outside: Outside,
  shopper: Shopper,
  { email, otp }: { email: string; otp: string },
): Promise<Profile> {
  const secret = secretOf(shopper, otp);
  const otpId = await checkOtp(outside.db, { email, purpose: 'email_change' }, secret);
  const moved = await outside.db
    .transaction(async (tx) => {
      const user = await lockUser(tx, shopper.email);
      if (user?.id !== shopper.id) throw new InvalidFields({ otp: 'otp_wrong' });
      await refuseWhileUndoable(tx, user);
      await consume(tx, otpId);
      const changed = await updateUser(tx, user.id, { email });
      await consumeAll(tx, user.email, ['verify', 'reset', 'reset_token', 'sign_in']);
      await revokeTokens(tx, user.id, shopper.tokenId);
      const token = await issueUndoToken(tx, { userId: user.id, former: user.email, email });
      await enqueueMail(tx, { kind: 'written', mail: emailChangedMail(user, email, token) });
      return changed;
    })
    .catch((error: unknown) => {
      if (constraintOf(error) === 'users_email_key')
        throw new InvalidFields({ email: 'email_taken' });
      throw error;
    });
  sendSoon(outside);
  return toProfile(moved);
}

/** Refuses a further move while the former address can take the account back; a chain of moves would cut it off. */
async function refuseWhileUndoable(db: Database, { email }: UserRow): Promise<void> {
  const [open] = await db
    .select({ id: otps.id })
    .from(otps)
    .where(and(eq(otps.email, email), eq(otps.purpose, 'email_undo'), isValid))
    .limit(1);
  if (open) throw new DomainError(409, 'email_just_changed', { params: { days: daysToUndo } });
}

/** Composes the mail that tells the former address about the move and how to undo it; masks the new address. */
export function emailChangedMail(
  { email, firstName, locale }: Pick<UserRow, 'email' | 'firstName' | 'locale'>,
  movedTo: string,
  token: string,
): Mail {
  const address = masked(movedTo);
  const { subject, opening, closing } = wordingOf(locale, 'email_changed', {
    name: firstName,
    address,
  });
  const link = `${pageLink(locale, '/reset-password')}#${token}`;
  return composeMail(locale, email, 'former_address', subject, [
    greeting(locale, firstName),
    ...opening,
    paragraph(textOf(locale, 'mail.email_changed.undo', { days: daysToUndo })),
    button(textOf(locale, 'mail.email_changed.take_back'), link),
    ...closing,
  ]);
}

/** Masks an address: `priya@example.com` becomes `p…@example.com`. */
const masked = (email: string) => email.replace(/^(.)[^@]*/u, '$1…');

/**
 * Gives an account its former address back, within the transaction that sets its new password.
 * @throws {InvalidFields} email_taken where another account has taken the address meanwhile
 */
export async function takeBack(tx: Database, userId: number, former: string): Promise<void> {
  const owner = await lockUser(tx, former);
  if (owner && owner.id !== userId) {
    if (owner.verifiedAt) throw new InvalidFields({ reset_token: 'email_taken' });
    // Anybody may have signed the address up meanwhile; the mailed link proves that it is not theirs.
    await eraseAccount(tx, owner.id);
  }
  await tx
    .update(users)
    .set({ email: former })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
}

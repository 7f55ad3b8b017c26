import type { Database } from '../../kernel/db/connection';
import { DomainError, InvalidFields } from '../../kernel/errors';
import type { Shopper } from '../../kernel/http/actor';
import { takeBack } from './change-email';
import { checkOtp, consume, consumeAll } from './codes/one-time-passwords';
import { refuseCommonPassword } from './passwords/common-passwords';
import { hashPassword, verifyDecoy, verifyPassword } from './passwords/password-hash';
import { type CheckedToken, checkResetToken, issueResetToken } from './passwords/reset-token';
import { findUserByEmail, getUser, lockUser, updateUser, verifiedNow } from './queries';
import { type OpenedSession, openSession } from './sessions/account-sessions';
import { revokeTokens } from './sessions/bearer-tokens';
import { forgetDevices, rememberDevice } from './sessions/known-devices';
import { clearUnverifiedAccount } from './verify-email';

/**
 * Signs in by password. An unknown address gets the same answer as a wrong password, after as much time.
 * @throws {DomainError} 401 wrong_credentials
 */
export async function logIn(
  db: Database,
  { email, password }: { email: string; password: string },
  client: { userAgent?: string; device?: string } = {},
): Promise<OpenedSession> {
  const user = await findUserByEmail(db, email);
  const right = user
    ? await verifyPassword(user.passwordHash, password)
    : await verifyDecoy(password);
  if (!user || !right) throw new DomainError(401, 'wrong_credentials');
  return db.transaction(async (tx) => {
    // The password may have been changed since it was compared.
    const now = await lockUser(tx, email);
    if (now?.passwordHash !== user.passwordHash) throw new DomainError(401, 'wrong_credentials');
    return openSession(tx, now, client);
  });
}

/** The proof that replaces the old password when a new one is set. */
export type ResetProof = { reset_token?: string; email?: string; otp?: string };

/** Exchanges a one-time password for a token for setting a new password. */
export async function startReset(
  db: Database,
  { email, otp }: { email: string; otp: string },
  device?: string,
): Promise<string> {
  const otpId = await checkOtp(db, { email, purpose: 'reset' }, otp, device);
  return db.transaction(async (tx) => issueResetToken(tx, await consume(tx, otpId)));
}

/**
 * Sets a new password, ends all sessions and returns the token by which the account knows this device. The mailed
 * code also verifies the address; an unverified account is cleared of its earlier contents. A phone has to be
 * confirmed again, because an intruder may have added it. The link mailed to a former address gives it the
 * account back.
 */
export async function resetPassword(
  db: Database,
  proof: ResetProof,
  password: string,
  device?: string,
): Promise<string> {
  refuseCommonPassword(password, 'password');
  const { id: proofId, email, userId } = await checkProof(db, proof, device);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    if (userId !== undefined) await takeBack(tx, userId, email);
    const user = await lockUser(tx, email);
    if (!user) throw new InvalidFields({ otp: 'otp_wrong' });
    await consume(tx, proofId);
    await consumeAll(tx, email, ['reset', 'reset_token']);
    await revokeTokens(tx, user.id);
    await forgetDevices(tx, { userId: user.id });
    if (!user.verifiedAt) await clearUnverifiedAccount(tx, user.id);
    const proved = { verifiedAt: verifiedNow, contestedAt: null };
    await updateUser(tx, user.id, { passwordHash, ...proved, phoneVerifiedAt: null });
    return rememberDevice(tx, { userId: user.id }, device);
  });
}

async function checkProof(
  db: Database,
  { reset_token, email, otp }: ResetProof,
  device?: string,
): Promise<CheckedToken> {
  if (reset_token) return checkResetToken(db, reset_token);
  if (!email || !otp) throw new InvalidFields({ reset_token: 'reset_token' });
  return { id: await checkOtp(db, { email, purpose: 'reset' }, otp, device), email };
}

/** Sets a new password after checking the current one, and ends the shopper's other sessions. */
export async function changePassword(
  db: Database,
  shopper: Shopper,
  current: string,
  next: string,
): Promise<void> {
  refuseCommonPassword(next, 'new_password');
  const user = await getUser(db, shopper.id);
  if (!(await verifyPassword(user.passwordHash, current))) {
    throw new InvalidFields({ current_password: 'password_wrong' });
  }
  const passwordHash = await hashPassword(next);
  await db.transaction(async (tx) => {
    const now = await lockUser(tx, shopper.email);
    if (now?.passwordHash !== user.passwordHash) {
      throw new InvalidFields({ current_password: 'password_wrong' });
    }
    await updateUser(tx, shopper.id, { passwordHash });
    await revokeTokens(tx, shopper.id, shopper.tokenId);
  });
}

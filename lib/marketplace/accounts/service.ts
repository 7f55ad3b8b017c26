import type { User } from '@/lib/api/schemas/accounts';
import type { Database } from '../db/connection';
import type { Shopper } from '../host/context';
import { DomainError, InvalidFields } from '../host/errors';
import { refuseCommonPassword } from './common-passwords';
import { checkOtp, spend, spendResets } from './otp';
import { hashPassword, verifyNobody, verifyPassword } from './passwords';
import { findUserByEmail, getUser, toUser, updateUser, verifiedNow } from './queries';
import { checkResetToken, issueResetToken } from './reset-token';
import { issueToken, revokeTokens } from './tokens';

type Session = { token: string; user: User };

/**
 * A token for who knows the password. An unknown address costs as much time as a wrong password and
 * gets the same answer.
 * @throws {DomainError} 401 wrong_credentials
 */
export async function logIn(
  db: Database,
  email: string,
  password: string,
  userAgent?: string,
): Promise<Session> {
  const user = await findUserByEmail(db, email);
  const right = user
    ? await verifyPassword(user.passwordHash, password)
    : await verifyNobody(password);
  if (!user || !right) throw new DomainError(401, 'wrong_credentials');
  return { token: await issueToken(db, user.id, userAgent), user: toUser(user) };
}

/** Marks the address as its owner's and signs them in. */
export async function verifyEmail(
  db: Database,
  email: string,
  otp: string,
  userAgent?: string,
): Promise<Session> {
  const otpId = await checkOtp(db, email, 'verify', otp);
  return db.transaction(async (tx) => {
    await spend(tx, otpId);
    const user = await updateUser(tx, (await accountOf(tx, email)).id, { verifiedAt: verifiedNow });
    return { token: await issueToken(tx, user.id, userAgent), user: toUser(user) };
  });
}

/** Exchanges a one-time password for a token that allows to set a new password. */
export async function startReset(db: Database, email: string, otp: string): Promise<string> {
  const otpId = await checkOtp(db, email, 'reset', otp);
  return db.transaction(async (tx) => issueResetToken(tx, await spend(tx, otpId)));
}

/** What allows to set a new password without the old one. */
export type ResetProof = { reset_token?: string; email?: string; otp?: string };

/** Sets a new password and ends every session. Who could receive the code also owns the address. */
export async function resetPassword(
  db: Database,
  proof: ResetProof,
  password: string,
): Promise<void> {
  refuseCommonPassword(password, 'password');
  const proofId = await checkProof(db, proof);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const { id, email } = await accountOf(tx, await spend(tx, proofId));
    await updateUser(tx, id, { passwordHash, verifiedAt: verifiedNow });
    await spendResets(tx, email);
    await revokeTokens(tx, id);
  });
}

function checkProof(db: Database, { reset_token, email, otp }: ResetProof): Promise<number> {
  if (reset_token) return checkResetToken(db, reset_token);
  if (email && otp) return checkOtp(db, email, 'reset', otp);
  throw new InvalidFields({ reset_token: 'reset_token' });
}

/** Sets a new password for who knows the present one, and ends their other sessions. */
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
    await updateUser(tx, shopper.id, { passwordHash });
    await revokeTokens(tx, shopper.id, shopper.tokenId);
  });
}

async function accountOf(db: Database, email: string) {
  const user = await findUserByEmail(db, email);
  if (!user) throw new InvalidFields({ otp: 'otp_wrong' });
  return user;
}

import type { Database } from '../db/connection';
import type { Shopper } from '../host/context';
import { InvalidFields } from '../host/errors';
import { emptyUnverified } from './clear-unverified-account';
import { checkOtp, spend, spendAll } from './codes/one-time-passwords';
import { hashPassword } from './passwords/password-hash';
import { insertUser, lockUser, type UserRow, updateUser, verifiedNow } from './queries';
import { randomSecret, revokeTokens } from './sessions/bearer-tokens';
import { openSession, type Session } from './sessions/open-session';
import { findSignUp, type SignUp } from './sign-up';

type Proof = { email: string; otp: string; request?: string };
type Circumstances = { present?: Shopper; userAgent?: string; device?: string };

/**
 * Marks an address as its owner's, ends every session the account had, and signs the owner in. Names
 * and password become those of whoever proves the address: of the sign-up that `request` was answered
 * by, else the account's own for who is signed in to it or when nobody else claimed the address. Else
 * nobody knows whose password the account bears: it gets one that nobody knows (`needsPassword`).
 * Unless the account's own stays, what it held is somebody else's and goes.
 * @throws {InvalidFields} otp_wrong
 */
export async function verifyEmail(
  db: Database,
  { email, otp, request }: Proof,
  { present, ...client }: Circumstances = {},
): Promise<Session & { needsPassword: boolean }> {
  const otpId = await checkOtp(db, { email, purpose: 'verify' }, otp, request);
  return db.transaction(async (tx) => {
    const signUp = request ? await findSignUp(tx, email, request) : undefined;
    const user = (await lockUser(tx, email)) ?? (signUp && (await reopen(tx, email, signUp)));
    if (!user) throw new InvalidFields({ otp: 'otp_wrong' });
    await spend(tx, otpId);
    const isOwn = signUp ? signUp.openedAccount : present?.id === user.id || !user.contestedAt;
    const needsPassword = !user.verifiedAt && !isOwn && !signUp;
    const verified = user.verifiedAt ? user : await verify(tx, user, { isOwn, signUp });
    return { ...(await openSession(tx, verified, client)), needsPassword };
  });
}

/** Somebody deleted the unverified account; the claim of another is as good as before. */
async function reopen(tx: Database, email: string, signUp: SignUp): Promise<UserRow | undefined> {
  await insertUser(tx, { email, ...namesOf(signUp) });
  return lockUser(tx, email);
}

async function verify(
  tx: Database,
  { id, email }: UserRow,
  { isOwn, signUp }: { isOwn: boolean; signUp?: SignUp },
): Promise<UserRow> {
  await spendAll(tx, email, ['verify']);
  await revokeTokens(tx, id);
  const verified = { verifiedAt: verifiedNow, contestedAt: null };
  if (isOwn) return updateUser(tx, id, verified);
  await emptyUnverified(tx, id);
  const own = signUp ? namesOf(signUp) : { passwordHash: await hashPassword(randomSecret()) };
  return updateUser(tx, id, { ...own, ...verified });
}

const namesOf = ({ firstName, lastName, phone, passwordHash, locale }: SignUp) => ({
  firstName,
  lastName,
  phone,
  passwordHash,
  locale,
});

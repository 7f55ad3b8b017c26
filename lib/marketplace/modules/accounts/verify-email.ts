import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { addresses, users } from '../../kernel/db/schema/accounts';
import { cartLines, savedItems, wishlistItems } from '../../kernel/db/schema/cart';
import { cartCoupons } from '../../kernel/db/schema/coupons';
import { InvalidFields } from '../../kernel/errors';
import type { Shopper } from '../../kernel/http/actor';
import { checkOtp, consume, consumeAll } from './codes/one-time-passwords';
import { hashPassword } from './passwords/password-hash';
import { insertUser, lockUser, type UserRow, updateUser, verifiedNow } from './queries';
import { type OpenedSession, openSession } from './sessions/account-sessions';
import { randomSecret, revokeTokens } from './sessions/bearer-tokens';
import { findSignUp, type SignUp } from './sign-up';

type Proof = { email: string; otp: string; request?: string };
type VerifyingClient = { present?: Shopper; userAgent?: string; device?: string };

/**
 * Verifies an address by a mailed code, ends all sessions of the account and signs its owner in. Name and
 * password come from the sign-up of `request`; without one the account keeps its own if the caller is signed in
 * to it or nobody else signed the address up. Otherwise the password may be a stranger's and is replaced by a
 * random one (`needsPassword`). An account that does not keep its own is cleared.
 * @throws {InvalidFields} otp_wrong
 */
export async function verifyEmail(
  db: Database,
  { email, otp, request }: Proof,
  { present, ...client }: VerifyingClient = {},
): Promise<OpenedSession & { needsPassword: boolean }> {
  const otpId = await checkOtp(db, { email, purpose: 'verify' }, otp, client.device);
  return db.transaction(async (tx) => {
    const signUp = request ? await findSignUp(tx, email, request) : undefined;
    const user = (await lockUser(tx, email)) ?? (signUp && (await reopen(tx, email, signUp)));
    if (!user) throw new InvalidFields({ otp: 'otp_wrong' });
    await consume(tx, otpId);
    const isOwn = signUp ? signUp.openedAccount : present?.id === user.id || !user.contestedAt;
    const needsPassword = !user.verifiedAt && !isOwn && !signUp;
    const verified = user.verifiedAt ? user : await verify(tx, user, { isOwn, signUp });
    return { ...(await openSession(tx, verified, client)), needsPassword };
  });
}

/** Reopens an account that was deleted before another sign-up of its address was verified. */
async function reopen(tx: Database, email: string, signUp: SignUp): Promise<UserRow | undefined> {
  await insertUser(tx, { email, ...namesOf(signUp) });
  return lockUser(tx, email);
}

/** Marks an account as verified and ends its sessions; clears it unless `isOwn`. */
export async function verify(
  tx: Database,
  { id, email }: UserRow,
  { isOwn, signUp }: { isOwn: boolean; signUp?: SignUp },
): Promise<UserRow> {
  await consumeAll(tx, email, ['verify']);
  await revokeTokens(tx, id);
  const verified = { verifiedAt: verifiedNow, contestedAt: null };
  if (isOwn) return updateUser(tx, id, verified);
  await clearUnverifiedAccount(tx, id);
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

/** Removes name, phone, addresses, cart and wishlist: before verification anybody may have entered them. */
export async function clearUnverifiedAccount(tx: Database, userId: number): Promise<void> {
  for (const table of [addresses, cartLines, cartCoupons, savedItems, wishlistItems]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  const nobody = { firstName: '', lastName: '', phone: null, phoneVerifiedAt: null };
  await tx.update(users).set(nobody).where(eq(users.id, userId));
}

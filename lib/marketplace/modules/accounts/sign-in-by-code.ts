import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { InvalidFields } from '../../kernel/errors';
import type { Shopper } from '../../kernel/http/actor';
import { checkOtp, consume } from './codes/one-time-passwords';
import { hashPassword } from './passwords/password-hash';
import { insertUser, lockUser } from './queries';
import { type OpenedSession, openSession } from './sessions/account-sessions';
import { randomSecret } from './sessions/bearer-tokens';
import { verify } from './verify-email';

type Proof = { email: string; otp: string };
type Client = { locale: Locale; present?: Shopper; userAgent?: string; device?: string };

/**
 * Signs in by a mailed code. Opens an account for an address that has none, without a name and with a random
 * password until its owner sets one. An unverified account may be a stranger's sign-up: unless the caller is
 * signed in to it, it is cleared and its password replaced.
 * @throws {InvalidFields} otp_wrong
 */
export async function signInByCode(
  db: Database,
  { email, otp }: Proof,
  { locale, present, ...client }: Client,
): Promise<OpenedSession> {
  const otpId = await checkOtp(db, { email, purpose: 'sign_in' }, otp, client.device);
  const passwordHash = await hashPassword(randomSecret());
  return db.transaction(async (tx) => {
    await consume(tx, otpId);
    const nobody = { firstName: '', lastName: '', passwordHash, locale, verifiedAt: new Date() };
    await insertUser(tx, { email, ...nobody });
    const user = await lockUser(tx, email);
    if (!user) throw new InvalidFields({ otp: 'otp_wrong' });
    const isOwn = present?.id === user.id;
    const verified = user.verifiedAt ? user : await verify(tx, user, { isOwn });
    return openSession(tx, verified, client);
  });
}

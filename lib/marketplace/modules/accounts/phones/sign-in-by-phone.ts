import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { InvalidFields } from '../../../kernel/errors';
import { checkOtp, consume } from '../codes/one-time-passwords';
import { updateUser } from '../queries';
import { type OpenedSession, openSession } from '../sessions/account-sessions';
import { lockUserByPhone } from './queries';

type Proof = { phone: string; otp: string };

/**
 * Signs in to the account that has confirmed a number, by a code from an SMS, which confirms it once more.
 * @throws {InvalidFields} otp_wrong, also if no account has confirmed the number
 */
export async function signInByPhone(
  db: Database,
  { phone, otp }: Proof,
  client: { userAgent?: string; device?: string },
): Promise<OpenedSession> {
  const otpId = await checkOtp(db, { phone, purpose: 'sign_in' }, otp, client.device);
  return db.transaction(async (tx) => {
    await consume(tx, otpId);
    const user = await lockUserByPhone(tx, phone);
    if (!user) throw new InvalidFields({ otp: 'otp_wrong' });
    const proved = await updateUser(tx, user.id, { phoneVerifiedAt: sql`now()` });
    return openSession(tx, proved, client);
  });
}

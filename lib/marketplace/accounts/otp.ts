import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { OtpPurpose } from '@/lib/api/schemas/accounts';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { otps, users } from '../db/schema/accounts';
import { vendors } from '../db/schema/stores';
import { InvalidFields } from '../host/errors';
import type { Mailer } from '../mail/mailer';
import { otpMail } from '../mail/templates/otp-mail';
import { hashPassword, verifyNobody, verifyPassword } from './passwords';
import { findUserByEmail } from './queries';

const minutesValid = 10;
const maxTries = 5;
const coolDownSeconds = 60;

/**
 * Mails a new one-time password to the account of that address. Does nothing, without saying so, when
 * there is no such account, nothing to verify, or when the last mail was sent less than a minute ago;
 * the dear part, the hash, is done all the same.
 */
export async function sendOtp(
  { db, mailer }: { db: Database; mailer: Mailer },
  email: string,
  purpose: OtpPurpose,
): Promise<void> {
  const otp = newOtp();
  const hash = await hashPassword(otp);
  const user = await findUserByEmail(db, email);
  if (!user || (purpose === 'verify' && user.verifiedAt)) return;
  if (await storeOtp(db, user, purpose, hash)) {
    await mailer.send(otpMail(user, purpose, otp, minutesValid));
  }
}

/** The same for a vendor who has forgotten the password. */
export async function sendVendorOtp(
  { db, mailer }: { db: Database; mailer: Mailer },
  email: string,
  locale: Locale,
): Promise<void> {
  const otp = newOtp();
  const hash = await hashPassword(otp);
  const [vendor] = await db.select().from(vendors).where(eq(vendors.email, email));
  if (!vendor) return;
  if (await storeOtp(db, vendor, 'reset', hash, 'vendor')) {
    await mailer.send(otpMail({ ...vendor, locale }, 'reset', otp, minutesValid));
  }
}

const newOtp = () => String(randomInt(1_000_000)).padStart(6, '0');

type Audience = 'shopper' | 'vendor';

/** Stores its hash (argon2, as a million guesses are few), unless another was stored just now. */
function storeOtp(
  db: Database,
  user: { id: number; email: string },
  purpose: OtpPurpose,
  hash: string,
  audience: Audience = 'shopper',
): Promise<boolean> {
  const accounts = audience === 'vendor' ? vendors : users;
  return db.transaction(async (tx) => {
    await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, user.id))
      .for('no key update');
    const justNow = sql`now() - make_interval(secs => ${coolDownSeconds})`;
    const [recent] = await tx
      .select({ id: otps.id })
      .from(otps)
      .where(and(ofPurpose(user.email, purpose, audience), gt(otps.createdAt, justNow)))
      .limit(1);
    if (recent) return false;
    await tx.insert(otps).values({
      email: user.email,
      audience,
      purpose,
      hash,
      expiresAt: new Date(Date.now() + minutesValid * 60_000),
    });
    return true;
  });
}

/**
 * Counts a try at the newest one-time password of that address and purpose and answers its id when it
 * is right; `spend` then uses it up.
 * @throws {InvalidFields} the same for a wrong, expired, used or exhausted one, and for an unknown address
 */
export async function checkOtp(
  db: Database,
  email: string,
  purpose: OtpPurpose,
  otp: string,
  audience: Audience = 'shopper',
): Promise<number> {
  const newest = db
    .select({ id: otps.id })
    .from(otps)
    .where(ofPurpose(email, purpose, audience))
    .orderBy(desc(otps.createdAt), desc(otps.id))
    .limit(1);
  const [counted] = await db
    .update(otps)
    .set({ tries: sql`${otps.tries} + 1` })
    .where(and(eq(otps.id, newest), lt(otps.tries, maxTries), isValid))
    .returning({ id: otps.id, hash: otps.hash });
  const right = counted ? await verifyPassword(counted.hash, otp) : await verifyNobody(otp);
  if (!counted || !right) throw new InvalidFields({ otp: 'otp_wrong' });
  return counted.id;
}

/** Uses up a one-time password or reset token; of two at once only one succeeds. */
export async function spend(db: Database, id: number): Promise<string> {
  const [spent] = await db
    .update(otps)
    .set({ usedAt: sql`now()` })
    .where(and(eq(otps.id, id), isValid))
    .returning({ email: otps.email });
  if (!spent) throw new InvalidFields({ otp: 'otp_wrong' });
  return spent.email;
}

/** Uses up whatever else would let a holder set this account's password. */
export async function spendResets(db: Database, email: string): Promise<void> {
  const resets = inArray(otps.purpose, ['reset', 'reset_token']);
  await db
    .update(otps)
    .set({ usedAt: sql`now()` })
    .where(and(eq(otps.email, email), eq(otps.audience, 'shopper'), resets, isValid));
}

/** Neither used nor expired. */
export const isValid = and(isNull(otps.usedAt), gt(otps.expiresAt, sql`now()`));

const ofPurpose = (email: string, purpose: OtpPurpose, audience: Audience) =>
  and(eq(otps.email, email), eq(otps.audience, audience), eq(otps.purpose, purpose));

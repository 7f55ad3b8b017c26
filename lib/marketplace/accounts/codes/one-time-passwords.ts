import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { OtpPurpose } from '@/lib/api/schemas/accounts';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../db/connection';
import { otps, users } from '../../db/schema/accounts';
import { vendors } from '../../db/schema/stores';
import { InvalidFields } from '../../host/errors';
import type { Mailer } from '../../mail/mailer';
import { otpMail } from '../../mail/templates/otp-mail';
import { hashPassword, verifyNobody, verifyPassword } from '../passwords/password-hash';
import { findUserByEmail } from '../queries';
import { type Audience, type CodeSubject, countTry, maxTries } from './code-requests';

const minutesValid = 10;
const coolDownSeconds = 60;

/**
 * Mails a new one-time password to the account of that address. Does nothing, without saying so, when
 * there is no such account, nothing to verify, or when the last mail was sent less than a minute ago;
 * the dear part, the hash, is done all the same. `greeted` is who signs up, if not the account's name.
 */
export async function sendOtp(
  { db, mailer }: { db: Database; mailer: Mailer },
  email: string,
  purpose: OtpPurpose,
  greeted: { firstName?: string; locale?: Locale } = {},
): Promise<void> {
  const otp = newOtp();
  const hash = await hashPassword(otp);
  const user = await findUserByEmail(db, email);
  if (!user || (purpose === 'verify' && user.verifiedAt)) return;
  if (await storeOtp(db, user, purpose, hash)) {
    await mailer.send(otpMail({ ...user, ...greeted }, purpose, otp, minutesValid));
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
    await mailer.send(otpMail({ ...vendor, locale }, 'reset', otp, minutesValid, 'vendor'));
  }
}

const newOtp = () => String(randomInt(1_000_000)).padStart(6, '0');

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
      .where(and(isAbout({ email: user.email, purpose, audience }), gt(otps.createdAt, justNow)))
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
 * Counts a try at the newest one-time password of an address and answers its id when it is right;
 * `spend` then uses it up. Tries with the token of a request are counted by that request, all others by
 * the code, so that no stranger's tries use up the owner's. Together with `limits.ts` (a request comes
 * with a sign-up, 6 an hour and account, or by asking for a code, 8; without one 20 tries) strangers
 * have at most 14 × 5 + 20 = 90 guesses an hour at an account's codes, from however many addresses: a
 * chance of 9 in 100,000.
 * @throws {InvalidFields} the same for a wrong, expired, used or exhausted one, and for an unknown address
 */
export async function checkOtp(
  db: Database,
  subject: CodeSubject,
  otp: string,
  request?: string,
): Promise<number> {
  const hasTry = request ? await countTry(db, subject, request) : undefined;
  const [code] =
    hasTry === undefined ? await countStray(db, subject) : hasTry ? await newest(db, subject) : [];
  const right = code ? await verifyPassword(code.hash, otp) : await verifyNobody(otp);
  if (!code || !right) throw new InvalidFields({ otp: 'otp_wrong' });
  return code.id;
}

const newest = (db: Database, subject: CodeSubject) =>
  db
    .select({ id: otps.id, hash: otps.hash })
    .from(otps)
    .where(and(eq(otps.id, newestId(db, subject)), isValid));

const countStray = (db: Database, subject: CodeSubject) =>
  db
    .update(otps)
    .set({ tries: sql`${otps.tries} + 1` })
    .where(and(eq(otps.id, newestId(db, subject)), lt(otps.tries, maxTries), isValid))
    .returning({ id: otps.id, hash: otps.hash });

const newestId = (db: Database, subject: CodeSubject) =>
  db
    .select({ id: otps.id })
    .from(otps)
    .where(isAbout(subject))
    .orderBy(desc(otps.createdAt), desc(otps.id))
    .limit(1);

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

/** Uses up all of a shopper's open codes and tokens of these purposes. */
export async function spendAll(
  db: Database,
  email: string,
  purposes: (typeof otps.$inferSelect)['purpose'][],
): Promise<void> {
  const those = inArray(otps.purpose, purposes);
  await db
    .update(otps)
    .set({ usedAt: sql`now()` })
    .where(and(eq(otps.email, email), eq(otps.audience, 'shopper'), those, isValid));
}

/** Neither used nor expired. */
export const isValid = and(isNull(otps.usedAt), gt(otps.expiresAt, sql`now()`));

const isAbout = ({ email, purpose, audience = 'shopper' }: CodeSubject) =>
  and(eq(otps.email, email), eq(otps.audience, audience), eq(otps.purpose, purpose));

import { randomInt } from 'node:crypto';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { CodeChannel } from '@/lib/contract/schemas/orders/cash-code';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { otps, users } from '../../../kernel/db/schema/accounts';
import { vendors } from '../../../kernel/db/schema/stores';
import { InvalidFields } from '../../../kernel/errors';
import type { Mailer } from '../../../kernel/mail/mailer';
import { otpMail } from '../mails/account-mails';
import { hashPassword, verifyDecoy, verifyPassword } from '../passwords/password-hash';
import { findUserByEmail } from '../queries';
import { findDeviceOf } from '../sessions/known-devices';
import { type CodeSubject, isTo, lockRequests } from './code-requests';

export const minutesValid = 10;
const coolDownSeconds = 60;

/**
 * Mails a new one-time password to the account of that address. Does nothing when there is no such account,
 * nothing to verify, or when the last mail is less than a minute old; the hash is computed anyway, so that timing
 * reveals no account. `greeted` overrides the account's name and language.
 */
export async function sendOtp(
  { db, mailer }: { db: Database; mailer: Mailer },
  email: string,
  purpose: 'verify' | 'reset',
  greeted: { firstName?: string; locale?: Locale } = {},
): Promise<void> {
  const otp = newOtp();
  const hash = await hashPassword(otp);
  const user = await findUserByEmail(db, email);
  if (!user || (purpose === 'verify' && user.verifiedAt)) return;
  if (await storeOtp(db, { email, purpose }, hash, user.id)) {
    // A stranger may have chosen the name of an unverified account.
    const named = user.verifiedAt ? user : { ...user, firstName: '' };
    await mailer.send(otpMail({ ...named, ...greeted }, purpose, otp, minutesValid));
  }
}

/**
 * Mails a code for signing in, whether the address has an account or not; `locale` is the mail's language if it
 * has none.
 */
export async function sendSignInOtp(
  { db, mailer }: { db: Database; mailer: Mailer },
  email: string,
  locale: Locale,
): Promise<void> {
  const otp = newOtp();
  const hash = await hashPassword(otp);
  const user = await findUserByEmail(db, email);
  if (await storeOtp(db, { email, purpose: 'sign_in' }, hash, user?.id)) {
    const known = user?.verifiedAt ? user : { email, firstName: '', locale };
    await mailer.send(otpMail(known, 'sign_in', otp, minutesValid));
  }
}

/** Mails a code to a vendor: to set a new password, to sign in on a new device, or to change a bank account. */
export async function sendVendorOtp(
  { db, mailer }: { db: Database; mailer: Mailer },
  email: string,
  purpose: 'reset' | 'sign_in' | 'bank_account',
  locale: Locale,
): Promise<void> {
  const otp = newOtp();
  const hash = await hashPassword(otp);
  const [vendor] = await db.select().from(vendors).where(eq(vendors.email, email));
  if (!vendor) return;
  if (await storeOtp(db, { email, purpose, audience: 'vendor' }, hash, vendor.id)) {
    await mailer.send(otpMail({ ...vendor, locale }, purpose, otp, minutesValid, 'vendor'));
  }
}

/** Returns six random digits. */
export const newOtp = () => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Stores the hash of a code (argon2, because six digits are quickly guessed) unless the last code is less than a
 * minute old. `accountId` is the account of that address, if there is one.
 */
export function storeOtp(
  db: Database,
  subject: CodeSubject & { sentBy?: CodeChannel },
  hash: string,
  accountId?: number,
): Promise<boolean> {
  const { email, phone, purpose, audience = 'shopper', userId, sentBy } = subject;
  const accounts = audience === 'vendor' ? vendors : users;
  return db.transaction(async (tx) => {
    if (accountId === undefined) await lockRequests(tx, subject);
    else {
      await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('no key update');
    }
    const justNow = sql`now() - make_interval(secs => ${coolDownSeconds})`;
    const [recent] = await tx
      .select({ id: otps.id })
      .from(otps)
      // The code of an order that was placed is used up: the next order gets its own at once.
      .where(
        and(
          isAbout(subject),
          gt(otps.createdAt, justNow),
          userId === undefined ? undefined : isNull(otps.usedAt),
        ),
      )
      .limit(1);
    if (recent) return false;
    await tx.insert(otps).values({
      email,
      phone,
      audience,
      purpose,
      userId,
      sentBy,
      hash,
      expiresAt: new Date(Date.now() + minutesValid * 60_000),
    });
    return true;
  });
}

/**
 * Tries at one code by all callers and requests together; devices that the account knows have as many of their
 * own.
 */
const maxTries = 5;

/**
 * Tries in a day at all codes of an account for one purpose. Three purposes let somebody in (a new password,
 * sign-in by mail, sign-in by SMS), so strangers have 90 guesses a day: a chance below one in 10,000.
 */
export const maxTriesADay = 30;

/**
 * Counts a try at the newest one-time password of an address or phone and returns its id if it is right; `consume`
 * then uses it up. A device that the account knows (`device` is its token) has tries of its own, so that strangers
 * cannot use up the owner's.
 * @throws {InvalidFields} otp_wrong: wrong, expired, used, exhausted, or an unknown address
 */
export async function checkOtp(
  db: Database,
  subject: CodeSubject,
  otp: string,
  device?: string,
): Promise<number> {
  const code = await takeTry(db, subject, device);
  const right = code ? await verifyPassword(code.hash, otp) : await verifyDecoy(otp);
  if (!code || !right) throw new InvalidFields({ otp: 'otp_wrong' });
  return code.id;
}

/**
 * Returns the newest code if it had a try left. Locks all codes of the day, so that two tries are never counted
 * as one.
 */
async function takeTry(db: Database, subject: CodeSubject, device?: string) {
  const { audience = 'shopper' } = subject;
  const known = await findDeviceOf(db, audience, subject, device);
  const counter = known === undefined ? 'tries' : 'knownTries';
  return db.transaction(async (tx) => {
    const isOfToday = gt(otps.createdAt, sql`now() - interval '1 day'`);
    const codes = await tx
      .select({
        id: otps.id,
        hash: otps.hash,
        tries: otps[counter],
        isValid: sql<boolean>`(${isValid})`,
      })
      .from(otps)
      .where(and(isAbout(subject), isOfToday))
      .orderBy(otps.createdAt, otps.id)
      .for('update');
    const code = codes.at(-1);
    const today = codes.reduce((sum, { tries }) => sum + tries, 0);
    if (!code?.isValid || code.tries >= maxTries || today >= maxTriesADay) return undefined;
    await tx
      .update(otps)
      .set({ [counter]: code.tries + 1 })
      .where(eq(otps.id, code.id));
    return code;
  });
}

/**
 * Uses up a one-time password or reset token; of two concurrent calls only one succeeds. Returns its e-mail
 * address, empty for a code sent to a phone.
 */
export async function consume(db: Database, id: number): Promise<string> {
  const [spent] = await db
    .update(otps)
    .set({ usedAt: sql`now()` })
    .where(and(eq(otps.id, id), isValid))
    .returning({ email: otps.email });
  if (!spent) throw new InvalidFields({ otp: 'otp_wrong' });
  return spent.email ?? '';
}

/** Uses up all of a shopper's open codes and tokens of these purposes. */
export async function consumeAll(
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

/** Matches codes that are neither used nor expired. */
export const isValid = and(isNull(otps.usedAt), gt(otps.expiresAt, sql`now()`));

const isAbout = ({ purpose, audience = 'shopper', userId, ...target }: CodeSubject) =>
  and(
    isTo(otps, target),
    eq(otps.audience, audience),
    eq(otps.purpose, purpose),
    userId === undefined ? undefined : eq(otps.userId, userId),
  );

import { and, desc, eq } from 'drizzle-orm';
import type { CodeChannel } from '@/lib/contract/schemas/orders/cash-code';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { seal, unseal } from '@/lib/security/sealed';
import type { Database } from '../../../kernel/db/connection';
import { otps, users } from '../../../kernel/db/schema/accounts';
import { DomainError, InvalidFields } from '../../../kernel/errors';
import { TooManyRequests } from '../../../kernel/http/limited';
import type { Limiter } from '../../../kernel/limits/limiter';
import type { Mailer } from '../../../kernel/mail/mailer';
import { composeSms, sendSms } from '../../../kernel/mail/sms/send-sms';
import { otpMail } from '../mails/account-mails';
import { hashPassword } from '../passwords/password-hash';
import { checkOtp, isValid, minutesValid, newOtp, storeOtp } from './one-time-passwords';

const purpose = 'cash_order';
/** Milliseconds for which a code can be asked for after the order was refused for want of it. */
const requestLasts = 30 * 60_000;

type Subject = { userId: number; phone: string };

/** Returns the way by which a code would be sent: by SMS, or by mail from a shop that sends no SMS. */
export const cashCodeChannel = ({ sendSms }: Pick<Mailer, 'sendSms'>): CodeChannel =>
  sendSms ? 'sms' : 'email';

/**
 * Seals the number of a cash order that needs a code, so that codes are sent only to numbers of such orders, and
 * only for the account that wants to place them.
 */
export const sealCashCodeRequest = ({ userId, phone }: Subject, now: Date): string =>
  seal(purpose, `${now.getTime() + requestLasts} ${userId} ${phone}`);

/** @throws {DomainError} 422 cash_code_request, also for another account's */
function openRequest(sealed: string, userId: number, now: Date): string {
  try {
    const [until, owner, phone] = unseal(purpose, sealed).split(' ');
    if (phone && Number(owner) === userId && Number(until) > now.getTime()) return phone;
  } catch {
    // It is answered as an expired one.
  }
  throw new DomainError(422, 'cash_code_request');
}

type Outside = { db: Database; mailer: Mailer; limiter: Limiter };

/**
 * Sends a code for the cash order of a refusal's request: by SMS to the order's number, or by mail to the account
 * where the shop sends no SMS or the gateway fails. A code that is less than a minute old is not sent again.
 * @returns the way by which the newest code was sent, and to whom
 * @throws {DomainError} 422 cash_code_request; 503 cash_code_not_sent if it can be sent in neither way
 * @throws {TooManyRequests} 429 if the number has got as many SMS as it may
 */
export async function sendCashCode(
  outside: Outside,
  { userId, request, lang, now = new Date() }: AskedCode,
): Promise<{ sent_by: CodeChannel; to: string }> {
  const { db, mailer } = outside;
  const phone = openRequest(request, userId, now);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`shopper ${userId} vanished while signed in`);
  const subject = { phone, purpose, userId } as const;
  const otp = newOtp();
  const first = cashCodeChannel(mailer);
  const isNew = await storeOtp(db, { ...subject, sentBy: first }, await hashPassword(otp), userId);
  let sentBy = first;
  if (isNew) {
    const recipient = { ...user, locale: lang };
    if (first === 'email' || !(await sendBySms(outside, phone, otp, lang))) {
      await mailCode(outside, subject, otpMail(recipient, purpose, otp, minutesValid));
      sentBy = 'email';
    }
  } else sentBy = (await newestOf(db, subject))?.sentBy ?? first;
  return { sent_by: sentBy, to: sentBy === 'sms' ? phone : user.email };
}

type AskedCode = { userId: number; request: string; lang: Locale; now?: Date };

/** Returns false if the gateway failed. @throws {TooManyRequests} 429 */
async function sendBySms(
  { db, mailer, limiter }: Outside,
  phone: string,
  otp: string,
  lang: Locale,
) {
  const wait = await limiter.take('sms', { account: phone });
  if (wait !== undefined) throw new TooManyRequests(wait);
  try {
    const sms = { to: phone, kind: purpose, lang } as const;
    const values = { otp, minutes: String(minutesValid) };
    await sendSms(db, mailer, await composeSms(db, sms, values));
    return true;
  } catch (error) {
    log.warn({ error: String(error) }, 'the code of a cash order goes by mail: SMS not sent');
    return false;
  }
}

/** A code that reached nobody is deleted, so that the next try need not wait. @throws {DomainError} 503 */
async function mailCode(
  { db, mailer }: Outside,
  subject: Subject,
  mail: ReturnType<typeof otpMail>,
) {
  const newest = await newestOf(db, subject);
  if (!newest) throw new DomainError(503, 'cash_code_not_sent');
  try {
    await mailer.send(mail);
  } catch (error) {
    log.warn({ error: String(error) }, 'the code of a cash order could not be sent');
    await db.delete(otps).where(eq(otps.id, newest.id));
    throw new DomainError(503, 'cash_code_not_sent');
  }
  await db.update(otps).set({ sentBy: 'email' }).where(eq(otps.id, newest.id));
}

async function newestOf(db: Database, { userId, phone }: Subject) {
  const [newest] = await db
    .select({ id: otps.id, sentBy: otps.sentBy })
    .from(otps)
    .where(and(eq(otps.userId, userId), eq(otps.phone, phone), eq(otps.purpose, purpose)))
    .orderBy(desc(otps.createdAt), desc(otps.id))
    .limit(1);
  return newest;
}

/**
 * Counts a try at the code of a cash order and returns its id if it is right, for `spendCashCode`.
 * @throws {InvalidFields} otp_wrong at `cash_code`
 */
export async function checkCashCode(db: Database, subject: Subject, code: string): Promise<number> {
  try {
    return await checkOtp(db, { ...subject, purpose }, code);
  } catch (error) {
    if (error instanceof InvalidFields) throw new InvalidFields({ cash_code: 'otp_wrong' });
    throw error;
  }
}

/**
 * Uses up a code in the transaction that places its order; of two at once only one succeeds.
 * @throws {InvalidFields} otp_wrong at `cash_code`
 */
export async function spendCashCode(tx: Database, id: number): Promise<CodeChannel> {
  const [used] = await tx
    .update(otps)
    .set({ usedAt: new Date() })
    .where(and(eq(otps.id, id), isValid))
    .returning({ sentBy: otps.sentBy });
  if (!used?.sentBy) throw new InvalidFields({ cash_code: 'otp_wrong' });
  return used.sentBy;
}

import { and, eq, gte, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import type { Database } from '../db/connection';
import { jsonObject, repeated } from '../db/prepared';
import { jobFaults } from '../db/schema/ledger';
import { type MailMessage, mailOutbox } from '../db/schema/mails';
import { sentMails } from '../db/schema/operator-orders';
import { payments, refunds } from '../db/schema/payments';
import { returns } from '../db/schema/returns';
import { background } from '../jobs/background';
import { forgetFaults, isFaulty, isParked, park } from '../jobs/each-row';
import { claimInTurns, isAmong } from '../jobs/store-turns';
import { composeMessage } from './composers';
import type { Mailer } from './mailer';
import { deliverPhoneMessage, endSilence } from './phone/deliver';
import { phoneMessageKind, silenceKind } from './phone/enqueue';
import { sendSms } from './sms/send-sms';

type Sending = { db: Database; mailer: Mailer };
type Claimed = Pick<typeof mailOutbox.$inferSelect, 'id' | 'content' | 'tries'>;

const job = 'mails';
/** The key of a mail among the parked ones. */
const subject = sql`(${mailOutbox.content} ->> 'kind') || ' ' || ${mailOutbox.id}`;
const nameOf = ({ id, content }: Claimed) => `${content.kind} ${id}`;
const batch = 20;
/** The number of concurrent senders in a process: a mail server is slow. */
const atOnce = 5;
/** These tries take about four days, with pauses from two minutes to six hours. */
const maxTries = 24;

type Queued = {
  /** The store that the mail is about, which shares a round's mails with the others; none for no store. */
  storeId?: number | SQL<number>;
  now?: Date;
};

/**
 * Puts a mail into the outbox, as a part of the caller's transaction: an uncommitted change sends no mail,
 * and a committed one sends it even when the process ends before the mail server answers.
 */
export async function enqueueMail(
  tx: Database,
  content: MailMessage,
  { storeId, now = new Date() }: Queued = {},
): Promise<void> {
  await tx.insert(mailOutbox).values({ content, storeId, tryAt: now });
}

/** The senders of this process by their database, and whether more mails came since one of them last looked. */
const senders = new WeakMap<Database, { running: number; isMore: boolean }>();

/** Sends the outbox after the answer; call it after the transaction that filled it. */
export function sendSoon(sending: Sending): void {
  const its = senders.get(sending.db) ?? { running: 0, isMore: false };
  senders.set(sending.db, its);
  its.isMore = true;
  if (its.running >= atOnce) return;
  its.running++;
  background('mails', async () => {
    try {
      while (its.isMore) {
        its.isMore = false;
        if ((await sendMails(sending, new Date())) === batch) its.isMore = true;
      }
    } finally {
      its.running--;
    }
  });
}

/**
 * Sends the outbox. Each mail is claimed for longer than sending takes, so that several instances send it
 * once; a mail whose process dies between sending and recording is sent again. A mail that fails for four
 * days is kept, and waits for an operator.
 * @returns how many were tried
 */
export async function sendMails({ db, mailer }: Sending, now: Date): Promise<number> {
  let tried = 0;
  for (; tried < batch; tried++) {
    const [claimed] = await claim(db, now);
    if (!claimed) break;
    const { id, content, tries } = claimed;
    let subject: string | undefined;
    try {
      const mail = isOnPhone(content) ? undefined : await composeMessage(db, content);
      if (isOnPhone(content)) await doOnPhone({ db, mailer }, content, { tries, now });
      else if (mail && 'subject' in mail) {
        await mailer.send(mail);
        subject = mail.subject;
      } else if (mail) await sendSms(db, mailer, mail);
      await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
    } catch (error) {
      const isLast = tries >= maxTries;
      const facts = { mail: content.kind, tries, error: String(error) };
      log[isLast ? 'error' : 'warn'](facts, isLast ? 'mail parked' : 'mail not sent');
      if (isLast) await parkMail(db, claimed, error, now);
      continue;
    }
    if (tries > maxTries) await forgetFaults(db, job, [nameOf(claimed)]);
    if (subject === undefined) continue;
    await noteSentMail(db, content, { subject, provider: mailer.name }).catch((error: Error) =>
      log.error({ mail: content.kind, error }, 'a mail was sent and not noted'),
    );
  }
  return tried;
}

type OnPhone = { kind: typeof phoneMessageKind | typeof silenceKind; messageId: number };

const isOnPhone = (content: MailMessage): content is OnPhone =>
  content.kind === phoneMessageKind || content.kind === silenceKind;

function doOnPhone(
  sending: Sending,
  { kind, messageId: id }: OnPhone,
  { tries, now }: { tries: number; now: Date },
): Promise<void> {
  return kind === silenceKind
    ? endSilence(sending.db, id, now)
    : deliverPhoneMessage(sending, { id, tries, now });
}

/** Schedules every failed mail for now, including parked ones. @returns how many */
export async function tryMailsAgain(db: Database, now: Date): Promise<number> {
  const tries = sql`case when ${mailOutbox.tries} < ${maxTries} then ${mailOutbox.tries} else 1 end`;
  const tried = await db
    .update(mailOutbox)
    .set({ tryAt: now, tries })
    .where(gte(mailOutbox.tries, 1))
    .returning({ id: mailOutbox.id });
  await forgetFaults(db, job);
  return tried.length;
}

/** Matches mails that were given up and not retried since. */
export const isAbandonedMail = (before: Date) =>
  and(gte(mailOutbox.tries, maxTries), lt(mailOutbox.createdAt, before));

/** Matches the faults of such mails. */
export const isFaultOfAbandonedMail = (before: Date) =>
  and(eq(jobFaults.job, job), lt(jobFaults.createdAt, before));

/** SQL condition: the mail was given up and waits for an operator. */
export const isParkedMail = isParked(job, subject);

/** Parks a mail, due at once for when an operator retries it. */
async function parkMail(db: Database, mail: Claimed, error: unknown, now: Date): Promise<void> {
  await park(db, { job, subject: nameOf(mail) }, error, mail.tries);
  await db.update(mailOutbox).set({ tryAt: now }).where(eq(mailOutbox.id, mail.id));
}

async function claim(db: Database, now: Date) {
  const pause = sql`least(120 * power(2, least(${mailOutbox.tries}, 10)), 21600)`;
  return claimInTurns(
    db,
    job,
    {
      ...{ table: mailOutbox, store: mailOutbox.storeId, columns: [mailOutbox.id] },
      isDue: and(lte(mailOutbox.tryAt, now), not(isFaulty(job, subject, now))),
      orderBy: [mailOutbox.tryAt, mailOutbox.id],
      limit: 1,
    },
    (due) =>
      repeated(
        db,
        'claim_mails',
        sql<Claimed>`update ${mailOutbox} set tries = ${mailOutbox.tries} + 1,
            try_at = ${now.toISOString()}::timestamptz + ${pause} * interval '1 second'
          where ${isAmong(mailOutbox.id, due)}
          returning ${jsonObject<Claimed>({ id: mailOutbox.id, content: mailOutbox.content, tries: mailOutbox.tries })}`,
      ),
  );
}

/** Records that a mail about an order was sent, for the operators. Other mails are not recorded. */
async function noteSentMail(
  db: Database,
  message: MailMessage,
  { subject, provider }: { subject: string; provider: string },
): Promise<void> {
  const orderId = await orderOf(db, message);
  if (orderId)
    await db.insert(sentMails).values({ orderId, kind: message.kind, subject, provider });
}

async function orderOf(db: Database, { orderId, refundId, returnId }: MailMessage) {
  if (typeof orderId === 'number') return orderId;
  if (typeof refundId === 'number') {
    const [row] = await db
      .select({ orderId: payments.orderId })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, refundId));
    return row?.orderId;
  }
  if (typeof returnId !== 'number') return undefined;
  const [row] = await db
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(eq(returns.id, returnId));
  return row?.orderId;
}

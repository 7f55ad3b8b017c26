import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/connection';
import { type MailMessage, mailOutbox } from '../db/schema/mails';
import { background } from '../jobs/background';
import { log } from '../log';
import { composeMessage } from './composers';
import type { Mailer } from './mailer';
import { noteSentMail } from './note-sent';

type Sending = { db: Database; mailer: Mailer };

const batch = 20;
/** With pauses from two minutes to six hours these take about four days. */
const maxTries = 24;

/**
 * Puts a mail into the outbox, as a part of the caller's transaction: what is not committed is not told,
 * and what is committed is told even when the process ends before the mail server answers.
 */
export async function enqueueMail(
  tx: Database,
  content: MailMessage,
  now = new Date(),
): Promise<void> {
  await tx.insert(mailOutbox).values({ content, tryAt: now });
}

/** Sends what is in the outbox, behind the answer; call it after the transaction that put it there. */
export function sendSoon(sending: Sending): void {
  background('mails', () => sendMails(sending, new Date()));
}

/**
 * Sends what is in the outbox. Each mail is claimed for longer than sending takes, so that several
 * instances send it once; one whose process dies between sending and noting it is sent again.
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
      const mail = await composeMessage(db, content);
      if (mail && 'subject' in mail) {
        await mailer.send(mail);
        subject = mail.subject;
      } else if (mail) await mailer.sendSms?.(mail);
    } catch (error) {
      const isLast = tries >= maxTries;
      const facts = { mail: content.kind, tries, error: String(error) };
      log[isLast ? 'error' : 'warn'](facts, isLast ? 'mail given up' : 'mail not sent');
      if (!isLast) continue;
    }
    if (subject !== undefined) await noteSentMail(db, content, subject);
    await db.delete(mailOutbox).where(eq(mailOutbox.id, id));
  }
  return tried;
}

function claim(db: Database, now: Date) {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(lte(mailOutbox.tryAt, now))
    .orderBy(asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const pause = sql`least(120 * power(2, least(${mailOutbox.tries}, 10)), 21600)`;
  return db
    .update(mailOutbox)
    .set({
      tries: sql`${mailOutbox.tries} + 1`,
      tryAt: sql`${now.toISOString()}::timestamptz + ${pause} * interval '1 second'`,
    })
    .where(inArray(mailOutbox.id, due))
    .returning();
}

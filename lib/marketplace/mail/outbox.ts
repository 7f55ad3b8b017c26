import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/connection';
import { mailOutbox } from '../db/schema/mails';
import { log } from '../log';
import type { CancelledFacts } from '../orders/mails/cancelled-mail';
import type { Mail, Mailer } from './mailer';

/** What a mail tells of. Those of an order are written when they are sent, in the order's language. */
export type MailMessage =
  | { kind: 'placed'; orderId: number }
  | { kind: 'parcel'; orderId: number; shipmentId: number; step: 'shipped' | 'delivered' }
  | { kind: 'cancelled'; orderId: number; facts: Omit<CancelledFacts, 'number'> }
  | { kind: 'refunded'; refundId: number }
  | { kind: 'written'; mail: Mail };

const batch = 20;
/** With pauses from two minutes to six hours these take about four days. */
const maxTries = 24;

/**
 * Puts a mail on its way, as a part of the caller's transaction: what is not committed is not told, and
 * what is committed is told even when the process ends before the mail server answers.
 */
export async function enqueueMail(
  tx: Database,
  content: MailMessage,
  now = new Date(),
): Promise<void> {
  await tx.insert(mailOutbox).values({ content, tryAt: now });
}

/**
 * Sends what is on its way. Each mail is claimed for longer than sending takes, so that several
 * instances send it once; one whose process dies between sending and noting it is sent again.
 * @param compose answers nothing when there is nobody to tell any more
 * @returns how many were tried
 */
export async function sendOutbox(
  { db, mailer }: { db: Database; mailer: Mailer },
  compose: (content: MailMessage) => Promise<Mail | undefined>,
  now: Date,
): Promise<number> {
  let tried = 0;
  for (; tried < batch; tried++) {
    const [claimed] = await claim(db, now);
    if (!claimed) break;
    const { id, content, tries } = claimed;
    try {
      const mail = await compose(content);
      if (mail) await mailer.send(mail);
    } catch (error) {
      const isLast = tries >= maxTries;
      const facts = { mail: content.kind, tries, error: (error as Error).message };
      log[isLast ? 'error' : 'warn'](facts, isLast ? 'mail given up' : 'mail not sent');
      if (!isLast) continue;
    }
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

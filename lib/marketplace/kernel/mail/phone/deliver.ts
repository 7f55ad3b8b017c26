import { and, eq, isNull, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import type { Database } from '../../db/connection';
import { users } from '../../db/schema/accounts';
import { mailOutbox, phoneMessages } from '../../db/schema/mails';
import { orders } from '../../db/schema/orders';
import type { Mailer } from '../mailer';
import { composeSms, SmsRefused, sendSms } from '../sms/send-sms';
import { composePhoneText, type PhoneText } from './compose';
import { isConsented, silenceKind } from './enqueue';
import { failPhoneMessage } from './fall-back';
import { MessageRefused } from './refused';
import type { SentMessage } from './whatsapp';

type PhoneMessage = typeof phoneMessages.$inferSelect;

/** Tries of one channel, over some 14 minutes: a code for the door helps nobody days later. */
const maxTries = 4;

/** Milliseconds after which WhatsApp's silence about a message counts as a failure. */
export const silenceLimit = 30 * 60_000;

type Sending = { db: Database; mailer: Mailer };

/**
 * Sends a message on a phone; what fails for good goes on by the next channel.
 * @throws where it failed and is to be tried again
 */
export async function deliverPhoneMessage(
  { db, mailer }: Sending,
  { id, tries, now }: { id: number; tries: number; now: Date },
): Promise<void> {
  const [message] = await db.select().from(phoneMessages).where(eq(phoneMessages.id, id));
  if (message?.state !== 'waiting') return;
  const fail = async (reason: string) => {
    log.warn({ message: message.kind, channel: message.channel, reason }, 'message not sent');
    await failPhoneMessage(db, id, { reason, now });
  };
  const text = await composePhoneText(db, message.content);
  if (!text) {
    await db.update(phoneMessages).set({ state: 'dropped' }).where(isWaiting(id));
    return;
  }
  const to = await findNumber(db, message);
  if (!to) return fail('no consent');
  try {
    const sent = await send({ db, mailer }, message, { ...text, to });
    await noteSent(db, message, sent, now);
  } catch (error) {
    const isFinal = error instanceof SmsRefused || error instanceof MessageRefused;
    if (!isFinal && tries < maxTries) throw error;
    await fail(error instanceof Error ? error.message : 'unknown');
  }
}

/** Lets a message go on by the next channel if nothing was heard of it. */
export async function endSilence(db: Database, id: number, now: Date): Promise<void> {
  const [message] = await db
    .select({ state: phoneMessages.state })
    .from(phoneMessages)
    .where(eq(phoneMessages.id, id));
  if (message?.state === 'sent') await failPhoneMessage(db, id, { reason: 'silence', now });
}

const isWaiting = (id: number) => and(eq(phoneMessages.id, id), eq(phoneMessages.state, 'waiting'));

/** Returns the confirmed number of a message's shopper, if the consent stands. */
async function findNumber(
  db: Database,
  { orderId, channel }: PhoneMessage,
): Promise<string | undefined> {
  const [row] = await db
    .select({ phone: users.phone, isConsented: sql<boolean>`${isConsented(channel)}` })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.id, orderId), isNull(users.deletedAt)));
  return row?.isConsented ? (row.phone ?? undefined) : undefined;
}

async function send(
  { db, mailer }: Sending,
  { id, channel }: PhoneMessage,
  { to, ...text }: PhoneText & { to: string },
): Promise<SentMessage> {
  if (channel === 'whatsapp') {
    if (!mailer.whatsapp) throw new MessageRefused('WhatsApp is not set up');
    return mailer.whatsapp.send({ ...text, to, reference: String(id) });
  }
  if (!mailer.sendSms) throw new MessageRefused('SMS is not set up');
  const { kind, lang, values } = text;
  await sendSms(db, mailer, await composeSms(db, { to, kind, lang }, values));
  return { provider: 'sms', id: null };
}

/** Notes what a channel took, and asks after WhatsApp's messages once it has been silent for too long. */
async function noteSent(
  db: Database,
  { id, channel, storeId }: PhoneMessage,
  { provider, id: providerId }: SentMessage,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // A webhook may have been quicker: its state stays.
    await tx.update(phoneMessages).set({ state: 'sent' }).where(isWaiting(id));
    await tx
      .update(phoneMessages)
      .set({ provider, providerId, sentAt: now })
      .where(eq(phoneMessages.id, id));
    if (channel !== 'whatsapp') return;
    const tryAt = new Date(now.getTime() + silenceLimit);
    const content = { kind: silenceKind, messageId: id };
    await tx.insert(mailOutbox).values({ content, storeId, tryAt, createdAt: tryAt });
  });
}

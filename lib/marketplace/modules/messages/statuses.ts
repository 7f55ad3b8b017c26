import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { messageConsents, messageStatuses, phoneMessages } from '../../kernel/db/schema/mails';
import { failPhoneMessage } from '../../kernel/mail/phone/fall-back';
import type { WhatsAppNews, WhatsAppStatus } from '../../kernel/mail/phone/whatsapp';

const day = 86_400_000;

/** Meta repeats a webhook for a week; what is older was replayed. */
const oldest = 7 * day;
const ahead = 5 * 60_000;

/**
 * Keeps what WhatsApp says of messages, each status once, and lets failed ones go on by the next channel. Who
 * wrote that they want no more gets no more.
 * @returns how many statuses were new
 */
export async function receiveStatuses(
  db: Database,
  { statuses, stops }: WhatsAppNews,
  now: Date,
): Promise<number> {
  let fresh = 0;
  for (const status of statuses) {
    const age = now.getTime() - status.at.getTime();
    if (age > oldest || age < -ahead) continue;
    if (await takeStatus(db, status, now)) fresh++;
  }
  if (stops.length) {
    await db
      .update(messageConsents)
      .set({ endedAt: now })
      .where(
        and(
          eq(messageConsents.channel, 'whatsapp'),
          inArray(messageConsents.phone, [...stops]),
          isNull(messageConsents.endedAt),
        ),
      );
  }
  return fresh;
}

async function takeStatus(db: Database, news: WhatsAppStatus, now: Date): Promise<boolean> {
  const { providerId, status, code, at } = news;
  const id = await findMessage(db, news);
  if (id === undefined) return false;
  const isNew = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(messageStatuses)
      .values({ messageId: id, status, code, at })
      .onConflictDoNothing()
      .returning({ messageId: messageStatuses.messageId });
    if (!row) return false;
    await tx
      .update(phoneMessages)
      .set({ provider: 'whatsapp', providerId })
      .where(and(eq(phoneMessages.id, id), isNull(phoneMessages.providerId)));
    if (status === 'delivered' || status === 'read') {
      await tx
        .update(phoneMessages)
        .set({ state: status })
        .where(and(eq(phoneMessages.id, id), ne(phoneMessages.state, 'read')));
    }
    return true;
  });
  // It is idempotent by itself: a repeated webhook finishes what a dying process began.
  if (status === 'failed') await failPhoneMessage(db, id, { reason: code ?? 'failed', now });
  return isNew;
}

/** Returns the message of a status, by its id there, or by ours while that is not known yet. */
async function findMessage(
  db: Database,
  { providerId, reference }: WhatsAppStatus,
): Promise<number | undefined> {
  const own = reference && /^\d{1,15}$/.test(reference) ? Number(reference) : undefined;
  const [message] = await db
    .select({ id: phoneMessages.id })
    .from(phoneMessages)
    .where(
      and(
        eq(phoneMessages.channel, 'whatsapp'),
        or(
          and(eq(phoneMessages.provider, 'whatsapp'), eq(phoneMessages.providerId, providerId)),
          own === undefined
            ? sql`false`
            : and(eq(phoneMessages.id, own), isNull(phoneMessages.providerId)),
        ),
      ),
    )
    .limit(1);
  return message?.id;
}

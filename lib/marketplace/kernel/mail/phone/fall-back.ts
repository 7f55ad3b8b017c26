import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection';
import { users } from '../../db/schema/accounts';
import { mailOutbox, messageChoices, phoneMessages } from '../../db/schema/mails';
import { orders } from '../../db/schema/orders';
import { isConsented, phoneMessageKind } from './enqueue';

/**
 * Notes that a message failed, and hands it to the next channel: from WhatsApp to SMS, if that was chosen and
 * consented to, else to mail, unless the mail was sent already. Whoever notes it first does so, once: a message
 * that has arrived, or that another channel took over, is left alone.
 * @returns whether it was noted
 */
export function failPhoneMessage(
  db: Database,
  id: number,
  { reason, now }: { reason: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [failed] = await tx
      .update(phoneMessages)
      .set({ state: 'failed', reason: reason.slice(0, 200), fellBackAt: now })
      .where(
        and(
          eq(phoneMessages.id, id),
          inArray(phoneMessages.state, ['waiting', 'sent']),
          isNull(phoneMessages.fellBackAt),
        ),
      )
      .returning();
    if (!failed) return false;
    const { event, channel, kind, orderId, content, storeId, hasMail } = failed;
    if (channel === 'whatsapp' && (await maySms(tx, failed))) {
      const [next] = await tx
        .insert(phoneMessages)
        .values({ event, channel: 'sms', kind, orderId, content, storeId, hasMail, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: phoneMessages.id });
      if (next) {
        const onPhone = { kind: phoneMessageKind, messageId: next.id };
        await tx.insert(mailOutbox).values({ content: onPhone, storeId, tryAt: now });
      }
      return true;
    }
    if (!hasMail) await tx.insert(mailOutbox).values({ content, storeId, tryAt: now });
    return true;
  });
}

/** Returns whether the shopper of a message chose SMS for its kind, with a consent that stands. */
async function maySms(
  tx: Database,
  { orderId, kind }: Pick<typeof phoneMessages.$inferSelect, 'orderId' | 'kind'>,
): Promise<boolean> {
  const [row] = await tx
    .select({ may: sql<boolean>`${messageChoices.sms} and ${isConsented('sms')}` })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(
      messageChoices,
      and(eq(messageChoices.userId, users.id), eq(messageChoices.kind, kind)),
    )
    .where(and(eq(orders.id, orderId), isNull(users.deletedAt)));
  return row?.may ?? false;
}

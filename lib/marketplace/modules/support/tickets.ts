import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ticketBodySchema } from '@/lib/contract/schemas/support';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { supportMessages, supportTickets } from '../../kernel/db/schema/content';
import { transact } from '../../kernel/db/transaction';
import { NotFound } from '../../kernel/errors';
import { attach } from './attachments';

export type TicketRow = typeof supportTickets.$inferSelect;
type NewMessage = typeof supportMessages.$inferInsert;

/** Facts of a message that came by mail. */
export type MailFacts = Pick<NewMessage, 'mailId' | 'droppedFiles'>;

type TicketRequest = {
  body: z.output<typeof ticketBodySchema>;
  lang: Locale;
  /** True if the caller has proved that the ticket's address is theirs. */
  isOwnEmail: boolean;
  /** The caller's idempotency key, valid together with the e-mail address. */
  key: string | undefined;
  mail?: MailFacts;
};

/** The alphabet: 32 letters and digits that are not easily confused. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newNumber = () => `T-${Array.from(randomBytes(10), (byte) => alphabet[byte % 32]).join('')}`;

const hashed = (key: string | undefined, ...scope: string[]) =>
  key &&
  createHash('sha256')
    .update([...scope, key].join('\n'))
    .digest('hex');

/**
 * Opens a ticket; `isRepeat` when the key has opened it before.
 * @throws {InvalidFields} attachment_gone
 */
export async function openTicket(
  db: Database,
  { body, lang, isOwnEmail, key, mail }: TicketRequest,
): Promise<{ number: string; isRepeat: boolean }> {
  const idempotencyKey = hashed(key, body.email);
  const { order_number: orderNumber, message: text, attachments, ...fields } = body;
  return transact(db, async (tx) => {
    const [made] = await tx
      .insert(supportTickets)
      .values({
        ...fields,
        isOwnEmail,
        orderNumber,
        locale: lang,
        number: newNumber(),
        idempotencyKey,
      })
      .onConflictDoNothing({ target: supportTickets.idempotencyKey })
      .returning();
    if (!made) {
      const [before] = await tx
        .select({ number: supportTickets.number })
        .from(supportTickets)
        .where(eq(supportTickets.idempotencyKey, idempotencyKey ?? ''));
      if (!before) throw new Error('a ticket was neither opened nor found');
      return { number: before.number, isRepeat: true };
    }
    await insertMessage(tx, made, { text, attachments, mail });
    return { number: made.number, isRepeat: false };
  });
}

type ShopperMessage = {
  text: string;
  attachments?: string[];
  /** The key; the same key adds the message only once. */
  key?: string;
  mail?: MailFacts;
};

async function insertMessage(
  tx: Database,
  ticket: TicketRow,
  { text, attachments, key, mail }: ShopperMessage,
): Promise<boolean> {
  const [made] = await tx
    .insert(supportMessages)
    .values({
      ticketId: ticket.id,
      kind: 'shopper',
      text,
      channel: mail ? 'mail' : 'site',
      ...mail,
      idempotencyKey: hashed(key, ticket.email),
    })
    .onConflictDoNothing({ target: supportMessages.idempotencyKey })
    .returning({ id: supportMessages.id });
  if (made) await attach(tx, made.id, attachments);
  return Boolean(made);
}

/** Returns whether a message with that key of that address is there already. */
export async function isKnownMessage(db: Database, email: string, key: string): Promise<boolean> {
  const idempotencyKey = hashed(key, email) ?? '';
  const messages = eq(supportMessages.idempotencyKey, idempotencyKey);
  const tickets = eq(supportTickets.idempotencyKey, idempotencyKey);
  return (
    (await db.$count(supportMessages, messages)) + (await db.$count(supportTickets, tickets)) > 0
  );
}

/** Returns the changes that make a ticket wait for an answer; its clocks begin anew if it was resolved. */
export const opened = (ticket: TicketRow) =>
  ticket.status === 'resolved'
    ? ({ status: 'open', openedAt: sql`now()`, acknowledgedAt: null, resolvedAt: null } as const)
    : ({ status: 'open' } as const);

/**
 * Adds a shopper's message, which reopens the ticket; an automatic reply leaves it unchanged.
 * @returns false if the key has added it before
 * @throws {InvalidFields} attachment_gone
 */
export async function addShopperMessage(
  db: Database,
  ticketId: number,
  message: ShopperMessage & { isAutomatic?: boolean },
): Promise<boolean> {
  return transact(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.id, ticketId))
      .for('update');
    if (!row) throw new NotFound('ticket_not_found');
    const isNew = await insertMessage(tx, row, message);
    if (isNew && !message.isAutomatic) {
      await tx.update(supportTickets).set(opened(row)).where(eq(supportTickets.id, ticketId));
    }
    return isNew;
  });
}

/** Finds the ticket that a number leads to: the other one if it was merged. */
export async function ticketByNumber(db: Database, number: string): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(supportTickets).where(eq(supportTickets.number, number));
  if (!row?.mergedIntoId) return row;
  const [target] = await db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.id, row.mergedIntoId));
  return target;
}

/**
 * Finds a ticket by its number and the e-mail address it was opened with.
 * @throws {NotFound} ticket_not_found, the same whichever of the two is wrong
 */
export async function ticketOf(db: Database, number: string, email: string): Promise<TicketRow> {
  const ticket = await ticketByNumber(db, number);
  if (ticket?.email !== email) throw new NotFound('ticket_not_found');
  return ticket;
}

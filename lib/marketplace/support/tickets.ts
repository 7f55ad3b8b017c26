import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { OpenTicket, Ticket, ticketBodySchema } from '@/lib/api/schemas/support';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { supportTickets } from '../db/schema/content';
import { NotFound } from '../host/errors';

type TicketRequest = {
  body: z.output<typeof ticketBodySchema>;
  lang: Locale;
  /** Whether the caller has proved that the ticket's address is theirs. */
  isOwnEmail: boolean;
  /** The caller's idempotency key, valid together with the e-mail address. */
  key: string | undefined;
};

/** 32 letters and digits that are not easily confused. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newNumber = () => `T-${Array.from(randomBytes(10), (byte) => alphabet[byte % 32]).join('')}`;

/** Opens a ticket; `isRepeat` when the key has opened it before. */
export async function openTicket(
  db: Database,
  { body, lang, isOwnEmail, key }: TicketRequest,
): Promise<{ number: string; isRepeat: boolean }> {
  const idempotencyKey = key && createHash('sha256').update(`${body.email}\n${key}`).digest('hex');
  const { order_number: orderNumber, ...fields } = body;
  const [made] = await db
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
    .returning({ number: supportTickets.number });
  if (made) return { number: made.number, isRepeat: false };
  const [before] = await db
    .select({ number: supportTickets.number })
    .from(supportTickets)
    .where(eq(supportTickets.idempotencyKey, idempotencyKey ?? ''));
  if (!before) throw new Error('a ticket was neither opened nor found');
  return { number: before.number, isRepeat: true };
}

/**
 * A ticket by its number and the e-mail address it was opened with.
 * @throws {NotFound} ticket_not_found, the same whichever of the two is wrong
 */
export async function findTicket(db: Database, number: string, email: string): Promise<Ticket> {
  const [row] = await db
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.number, number), eq(supportTickets.email, email)));
  if (!row) throw new NotFound('ticket_not_found');
  return {
    ticket_number: row.number,
    topic: row.topic,
    subject: row.subject,
    message: row.message,
    status: row.status,
    answer: row.answer,
    created_at: row.createdAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
  };
}

/** Unresolved tickets, the oldest first, at most 200. */
export async function listOpenTickets(db: Database): Promise<OpenTicket[]> {
  const rows = await db
    .select()
    .from(supportTickets)
    .where(ne(supportTickets.status, 'resolved'))
    .orderBy(asc(supportTickets.createdAt), asc(supportTickets.id))
    .limit(200);
  return rows.map((row) => ({
    ticket_number: row.number,
    topic: row.topic,
    subject: row.subject,
    message: row.message,
    email: row.email,
    order_number: row.orderNumber,
    created_at: row.createdAt.toISOString(),
  }));
}

/**
 * Answers and resolves a ticket; a later answer replaces an earlier one.
 * @throws {NotFound} ticket_not_found
 */
export async function answerTicket(db: Database, number: string, answer: string) {
  const [ticket] = await db
    .update(supportTickets)
    .set({ answer, answeredAt: new Date(), status: 'resolved' })
    .where(eq(supportTickets.number, number))
    .returning();
  if (!ticket) throw new NotFound('ticket_not_found');
  return ticket;
}

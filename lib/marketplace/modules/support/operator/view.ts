import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { OperatorTicket } from '@/lib/api/schemas/operators/tickets';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { supportTickets } from '../../../kernel/db/schema/content';
import { NotFound } from '../../../kernel/errors';
import { messagesOf } from '../conversation';
import { type TicketRow, ticketByNumber } from '../tickets';
import { toLine } from './list';

/** @throws {NotFound} ticket_unknown */
export async function findTicket(db: Database, number: string): Promise<TicketRow> {
  const ticket = await ticketByNumber(db, number);
  if (!ticket) throw new NotFound('ticket_unknown');
  return ticket;
}

/**
 * A ticket with all that operators know of it; of a merged one, the ticket that it is merged into.
 * @throws {NotFound} ticket_unknown
 */
export async function viewOperatorTicket(db: Database, number: string): Promise<OperatorTicket> {
  const ticket = await findTicket(db, number);
  const messages = await messagesOf(db, ticket.id);
  const [shopper] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.email, ticket.email), isNotNull(users.verifiedAt), isNull(users.deletedAt)),
    );
  return {
    ...toLine(ticket),
    is_own_email: ticket.isOwnEmail,
    locale: ticket.locale,
    shopper_id: shopper?.id ?? null,
    messages: messages.map(({ message, by, number: from, attachments }) => ({
      id: message.id,
      kind: message.kind,
      by,
      text: message.text,
      channel: message.channel,
      dropped_files: message.droppedFiles,
      at: message.createdAt.toISOString(),
      from_ticket: from === ticket.number ? null : from,
      attachments,
    })),
    others: await othersOf(db, ticket),
  };
}

async function othersOf(db: Database, { id, email }: TicketRow): Promise<OperatorTicket['others']> {
  return db
    .select({
      ticket_number: supportTickets.number,
      subject: supportTickets.subject,
      status: supportTickets.status,
    })
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.email, email),
        ne(supportTickets.id, id),
        isNull(supportTickets.mergedIntoId),
      ),
    )
    .orderBy(desc(supportTickets.id))
    .limit(20);
}

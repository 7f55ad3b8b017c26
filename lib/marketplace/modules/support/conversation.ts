import { asc, eq, or } from 'drizzle-orm';
import type { Ticket } from '@/lib/contract/schemas/support';
import type { Database } from '../../kernel/db/connection';
import { supportMessages, supportTickets } from '../../kernel/db/schema/content';
import { operators } from '../../kernel/db/schema/operators';
import { attachmentsOf } from './attachments';
import type { TicketRow } from './tickets';

/** Returns all messages of a ticket and of those merged into it, the oldest first; including notes. */
export async function messagesOf(db: Database, ticketId: number) {
  const rows = await db
    .select({ message: supportMessages, by: operators.name, number: supportTickets.number })
    .from(supportMessages)
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
    .leftJoin(operators, eq(operators.id, supportMessages.operatorId))
    .where(or(eq(supportTickets.id, ticketId), eq(supportTickets.mergedIntoId, ticketId)))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id));
  const files = await attachmentsOf(
    db,
    rows.map(({ message }) => message.id),
  );
  return rows.map((row) => ({ ...row, attachments: files.get(row.message.id) ?? [] }));
}

/** Returns a ticket as its shopper sees it: without notes and without the names of operators. */
export async function viewTicket(db: Database, ticket: TicketRow): Promise<Ticket> {
  const messages = await messagesOf(db, ticket.id);
  return {
    ticket_number: ticket.number,
    topic: ticket.topic,
    subject: ticket.subject,
    status: ticket.status,
    created_at: ticket.createdAt.toISOString(),
    messages: messages
      .filter(({ message }) => message.kind !== 'note')
      .map(({ message, attachments }) => ({
        id: message.id,
        author: message.kind === 'shopper' ? 'shopper' : 'support',
        text: message.text,
        at: message.createdAt.toISOString(),
        attachments,
      })),
  };
}

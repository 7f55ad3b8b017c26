import { and, asc, desc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { codeText, emailText } from '@/lib/contract/schemas/numbers/identifier-text';
import type {
  OperatorTicket,
  TicketLine,
  TicketList,
  TicketsQuery,
} from '@/lib/contract/schemas/operators/tickets';
import { daysAfter, startOfDay } from '@/lib/time/india';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { supportMessages, supportTickets } from '../../../kernel/db/schema/content';
import { NotFound } from '../../../kernel/errors';
import { messagesOf } from '../conversation';
import { type TicketRow, ticketByNumber } from '../tickets';

/** The length of a message in a list, in characters. */
const excerpt = 300;

const shownBy: Record<TicketsQuery['show'], SQL | undefined> = {
  open: eq(supportTickets.status, 'open'),
  waiting: eq(supportTickets.status, 'waiting'),
  resolved: eq(supportTickets.status, 'resolved'),
  grievances: and(eq(supportTickets.topic, 'grievance'), ne(supportTickets.status, 'resolved')),
  all: undefined,
};

/** Matches the whole number (also of a ticket that is merged into it), e-mail address or order number. */
function found(search: string): SQL | undefined {
  if (search.includes('@')) return eq(supportTickets.email, emailText(search));
  const number = codeText(search).replace(/^#/, '');
  const merged = sql`${supportTickets.id} in (select merged.merged_into_id from ${supportTickets} merged where merged.number = ${number})`;
  const isOrder = sql`upper(${supportTickets.orderNumber}) = ${number}`;
  return or(eq(supportTickets.number, number), isOrder, merged);
}

/**
 * Selects a value of a ticket's last message that is no note. Raw names, because Drizzle omits table names in
 * a statement over one table.
 */
const lastOf = <Value>(
  value: SQL<Value>,
) => sql<Value>`(select ${value} from ${supportMessages} written
  where written.ticket_id = support_tickets.id and written.kind <> 'note'
  order by written.id desc limit 1)`;

/** Returns tickets of a part of the list, or all that a search finds; finished ones newest first. */
export async function listTickets(
  db: Database,
  { show, search, topic, from, to, sort, page, limit }: TicketsQuery,
): Promise<TicketList> {
  const { openedAt } = supportTickets;
  const where = and(
    isNull(supportTickets.mergedIntoId),
    search ? found(search) : shownBy[show],
    topic && eq(supportTickets.topic, topic),
    from ? gte(openedAt, startOfDay(from)) : undefined,
    to ? lt(openedAt, startOfDay(daysAfter(to, 1))) : undefined,
  );
  const isOver = Boolean(search) || show === 'resolved' || show === 'all';
  const isDescending = sort ? sort === '-opened' : isOver;
  const order = isDescending ? desc(openedAt) : asc(openedAt);
  const rows = await db
    .select({
      ticket: supportTickets,
      text: lastOf(sql<string | null>`left(written.text, ${excerpt})`),
      at: lastOf(sql<string | null>`written.created_at::text`),
    })
    .from(supportTickets)
    .where(where)
    .orderBy(order, asc(supportTickets.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const every = db.select({ id: supportTickets.id }).from(supportTickets);
  const total = await countSome(db, every.where(where));
  return {
    tickets: rows.map(({ ticket, text, at }) => ({
      ...toLine(ticket),
      message: text ?? '',
      last_at: (at ? new Date(at) : ticket.createdAt).toISOString(),
    })),
    total,
    limit,
  };
}

/** Returns the fields of a ticket that lists and pages share. */
const toLine = (ticket: TicketRow): Omit<TicketLine, 'message' | 'last_at'> => ({
  ticket_number: ticket.number,
  topic: ticket.topic,
  subject: ticket.subject,
  status: ticket.status,
  name: ticket.name,
  email: ticket.email,
  order_number: ticket.orderNumber,
  opened_at: ticket.openedAt.toISOString(),
  acknowledged_at: ticket.acknowledgedAt?.toISOString() ?? null,
  resolved_at: ticket.resolvedAt?.toISOString() ?? null,
});

/** @throws {NotFound} ticket_unknown */
export async function findTicket(db: Database, number: string): Promise<TicketRow> {
  const ticket = await ticketByNumber(db, number);
  if (!ticket) throw new NotFound('ticket_unknown');
  return ticket;
}

/**
 * Returns a ticket with all data for operators; for a merged one, the ticket that it is merged into.
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

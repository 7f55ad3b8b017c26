import { eq, sql } from 'drizzle-orm';
import type { TicketTopic } from '@/lib/contract/schemas/support-topics';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { supportMessages, supportTickets } from '../../../kernel/db/schema/content';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { attach } from '../attachments';
import { messagesOf } from '../conversation';
import { mailIdOf, replyAddress, threaded } from '../mail-thread';
import { ticketAnsweredMail } from '../mails';
import { opened, type TicketRow } from '../tickets';

type Step = { number: string; operatorId: number | null };

/** Locks the ticket that a number leads to. @throws {NotFound} ticket_unknown */
async function lockTicket(tx: Database, number: string): Promise<TicketRow> {
  const [row] = await tx
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.number, number))
    .for('update');
  if (!row) throw new NotFound('ticket_unknown');
  if (!row.mergedIntoId) return row;
  const target = await tx
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.id, row.mergedIntoId))
    .for('update');
  return firstRow(target);
}

const change = (tx: Database, { id }: TicketRow, to: object) =>
  tx.update(supportTickets).set(to).where(eq(supportTickets.id, id));

const resolved = { status: 'resolved', resolvedAt: sql`coalesce(resolved_at, now())` } as const;

type Answer = Step & { text: string; resolve: boolean; attachments?: string[] };

/**
 * Adds an answer and mails it in the ticket's language; then the ticket is resolved, or waits for the
 * shopper.
 * @throws {NotFound} ticket_unknown
 * @throws {InvalidFields} attachment_gone
 */
export async function answerTicket(
  db: Database,
  { number, operatorId, text, resolve, attachments = [] }: Answer,
): Promise<void> {
  await transact(db, async (tx) => {
    const ticket = await lockTicket(tx, number);
    const conversation = await messagesOf(tx, ticket.id);
    const made = await tx
      .insert(supportMessages)
      .values({ ticketId: ticket.id, kind: 'answer', operatorId, text })
      .returning({ id: supportMessages.id });
    const { id } = firstRow(made);
    await attach(tx, id, attachments);
    const mailId = mailIdOf(ticket.number, id);
    await tx.update(supportMessages).set({ mailId }).where(eq(supportMessages.id, id));
    const next = resolve ? resolved : { status: 'waiting', resolvedAt: null };
    await change(tx, ticket, { ...next, acknowledgedAt: ticket.acknowledgedAt ?? sql`now()` });

    const shopperWrote = conversation.filter(({ message }) => message.kind === 'shopper');
    const before = conversation.flatMap(({ message }) => message.mailId ?? []);
    const byMail = conversation[0]?.message.mailId;
    const mail = ticketAnsweredMail({
      ...ticket,
      answer: text,
      files: attachments.length,
      message: shopperWrote.at(-1)?.message.text ?? '',
      canReply: replyAddress(ticket.number) !== undefined,
    });
    const thread = {
      number: ticket.number,
      messageId: id,
      before: byMail ? before : [mailIdOf(ticket.number), ...before],
    };
    await enqueueMail(tx, { kind: 'written', mail: threaded(mail, thread) });
  });
}

/** Adds a note that only operators read. @throws {NotFound} ticket_unknown */
export async function addNote(
  db: Database,
  { number, operatorId, text }: Step & { text: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const { id: ticketId } = await lockTicket(tx, number);
    await tx.insert(supportMessages).values({ ticketId, kind: 'note', operatorId, text });
  });
}

/** Resolves a ticket without an answer. @throws {NotFound} ticket_unknown */
export const resolveTicket = (db: Database, number: string): Promise<void> =>
  transact(db, async (tx) => {
    await change(tx, await lockTicket(tx, number), resolved);
  });

/** Reopens a ticket. @throws {NotFound} ticket_unknown */
export const reopenTicket = (db: Database, number: string): Promise<void> =>
  transact(db, async (tx) => {
    const ticket = await lockTicket(tx, number);
    await change(tx, ticket, opened(ticket));
  });

/** Moves a ticket to another topic; its clocks continue. @throws {NotFound} ticket_unknown */
export const changeTopic = (db: Database, number: string, topic: TicketTopic): Promise<void> =>
  transact(db, async (tx) => {
    await change(tx, await lockTicket(tx, number), { topic });
  });

/**
 * Merges a ticket into another one of the same address, which shows the messages of both from then on and
 * waits for an answer if either did. The number of the merged one leads there.
 * @throws {NotFound} ticket_unknown, also for the other one
 * @throws {DomainError} 409 ticket_merge for the same ticket, or one of another address
 */
export async function mergeTicket(db: Database, number: string, into: string): Promise<void> {
  await transact(db, async (tx) => {
    // Both are locked in the same order, so that two merges do not deadlock.
    const [first, second] = [number, into].sort();
    const locked = [await lockTicket(tx, first ?? ''), await lockTicket(tx, second ?? '')];
    const [ticket, target] = first === number ? locked : locked.reverse();
    if (!ticket || !target || ticket.id === target.id || ticket.email !== target.email) {
      throw new DomainError(409, 'ticket_merge');
    }
    await tx
      .update(supportTickets)
      .set({ mergedIntoId: target.id })
      .where(eq(supportTickets.mergedIntoId, ticket.id));
    await change(tx, ticket, { ...resolved, mergedIntoId: target.id });
    // A complaint stays one, with its clocks, whichever of the two it was.
    if (ticket.topic === 'grievance') await change(tx, target, { topic: 'grievance' });
    if (ticket.status === 'open') await change(tx, target, openedBy(ticket, target));
    else if (ticket.status === 'waiting' && target.status === 'resolved') {
      await change(tx, target, { status: 'waiting', resolvedAt: null });
    }
  });
}

/** Returns the clocks of the ticket that waits longest. */
function openedBy(ticket: TicketRow, target: TicketRow) {
  const isFirst = target.status === 'resolved' || ticket.openedAt < target.openedAt;
  return {
    status: 'open',
    resolvedAt: null,
    openedAt: isFirst ? ticket.openedAt : target.openedAt,
    acknowledgedAt: ticket.acknowledgedAt && target.acknowledgedAt,
  };
}

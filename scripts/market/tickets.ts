import type { TicketList } from '@/lib/contract/schemas/operators/tickets';
import { clockOf } from '@/lib/time/india';
import { type Market, MarketError } from './connect';

/** Prints the tickets that wait for an answer. */
export async function listTickets(market: Market): Promise<void> {
  const { tickets, total } = await market<TicketList>('GET', '/tickets?limit=100');
  if (!tickets.length) console.log('No tickets waiting for an answer.');
  for (const it of tickets) {
    const order = it.order_number ? ` · order ${it.order_number}` : '';
    console.log(`${it.ticket_number} · ${it.topic} · ${clockOf(it.opened_at)}${order}`);
    console.log(`  ${it.email}: ${it.subject}`);
    console.log(`${it.message.replace(/^/gm, '  | ')}\n`);
  }
  if (total > tickets.length) console.log(`${total - tickets.length} more at /operator/tickets`);
}

/** Answers a ticket; the answer is mailed. */
export async function answerTicket(market: Market, [number, answer]: string[]): Promise<void> {
  if (!number || !answer) throw new MarketError('Say which ticket, and the answer in quotes.');
  await market('POST', `/tickets/${encodeURIComponent(number)}/answer`, { answer });
  console.log(`${number}: answered`);
}

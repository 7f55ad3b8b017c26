import type { OperatorTicket, TicketTemplate } from '@/lib/contract/schemas/operators/tickets';
import { type FieldIn, textIn } from '@/lib/i18n/translated';

const orderNumber = /^HT-\d{6}-[A-Z0-9]{6}$/;

/**
 * Returns the text of a template in the ticket's language, with {name}, {ticket} and {order} filled in. A
 * visitor's own input is left out if the address may be a stranger's: the name, and a malformed
 * order number.
 */
export function fillTemplate(
  template: Pick<TicketTemplate, FieldIn<'text'>>,
  ticket: Pick<
    OperatorTicket,
    'locale' | 'is_own_email' | 'name' | 'ticket_number' | 'order_number'
  >,
): string {
  const order = ticket.order_number ?? '';
  const values = {
    name: ticket.is_own_email ? ticket.name : '',
    ticket: ticket.ticket_number,
    order: ticket.is_own_email || orderNumber.test(order) ? order : '',
  };
  return textIn(template, 'text', ticket.locale).replace(
    /( ?)\{(name|ticket|order)\}/g,
    (_, blank: string, name: keyof typeof values) => values[name] && `${blank}${values[name]}`,
  );
}

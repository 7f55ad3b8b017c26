import { operatorContract } from '@/lib/api/contract/operator';
import { route, routes } from '../host/route';
import { enqueueMail, sendSoon } from '../mail/outbox';
import { ticketAnsweredMail } from '../mail/templates/ticket-mail';
import { answerTicket, listOpenTickets } from './tickets';

const success = true as const;

export const supportOperatorRoutes = routes();

supportOperatorRoutes.openapi(route(operatorContract.tickets), async (c) =>
  c.json({ success, data: await listOpenTickets(c.var.db) }, 200),
);

supportOperatorRoutes.openapi(route(operatorContract.answerTicket), async (c) => {
  const { db } = c.var;
  const { number } = c.req.valid('param');
  const ticket = await answerTicket(db, number, c.req.valid('json').answer);
  await enqueueMail(db, { kind: 'written', mail: ticketAnsweredMail(ticket) });
  sendSoon(c.var);
  return c.json({ success }, 200);
});

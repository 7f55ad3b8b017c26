import { z } from 'zod';
import { acknowledgementSchema, answer } from '@/lib/api/schemas/common';
import { openTicketSchema, ticketAnswerSchema } from '@/lib/api/schemas/support';
import { numberSchema } from '@/lib/api/schemas/vendors';
import { operator } from '../accounts/operator';
import { routes, row } from '../host/route';
import { enqueueMail, sendSoon } from '../mail/outbox';
import { ticketAnsweredMail } from '../mail/templates/ticket-mail';
import { answerTicket, listOpenTickets } from './tickets';

const success = true as const;

export const supportOperatorRoutes = routes();

supportOperatorRoutes.openapi(
  row('get', '/api/operator/tickets', {
    summary: 'Tickets that wait for an answer, oldest first (operator token)',
    guard: operator,
    answer: answer(z.array(openTicketSchema)),
  }),
  async (c) => c.json({ success, data: await listOpenTickets(c.var.db) }, 200),
);

supportOperatorRoutes.openapi(
  row('post', '/api/operator/tickets/{number}/answer', {
    summary: 'Answers a ticket, by mail too (operator token)',
    guard: operator,
    params: numberSchema,
    body: ticketAnswerSchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { db } = c.var;
    const { number } = c.req.valid('param');
    const ticket = await answerTicket(db, number, c.req.valid('json').answer);
    await enqueueMail(db, { kind: 'written', mail: ticketAnsweredMail(ticket) });
    sendSoon(c.var);
    return c.json({ success }, 200);
  },
);

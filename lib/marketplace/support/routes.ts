import { z } from 'zod';
import { acknowledgementSchema, answer, emailSchema } from '@/lib/api/schemas/common';
import {
  newsletterTokenSchema,
  subscribeBodySchema,
  ticketBodySchema,
  ticketCreatedSchema,
  ticketSchema,
} from '@/lib/api/schemas/support';
import { presentShopper } from '../accounts/guard';
import { routes, row } from '../host/route';
import { textOf } from '../host/texts';
import { post } from '../mail/posted';
import { mayMailStranger } from '../mail/stranger';
import { newsletterMail } from '../mail/templates/newsletter-mail';
import { ticketMail } from '../mail/templates/ticket-mail';
import { sendSoon } from '../orders/mails';
import { confirmSubscription, requestSubscription, unsubscribe } from './newsletter';
import { findTicket, openTicket } from './tickets';

const success = true as const;

export const supportRoutes = routes();

supportRoutes.openapi(
  row('post', '/api/support-tickets', {
    summary:
      'Opens a support ticket; its number comes by mail too, with its text only to a verified shopper',
    limit: 'ticket',
    headers: z.object({ 'idempotency-key': z.string().trim().min(1).max(100).optional() }),
    body: ticketBodySchema,
    answer: answer(ticketCreatedSchema),
    status: 201,
  }),
  async (c) => {
    const { db, lang, limiter } = c.var;
    const body = c.req.valid('json');
    const key = c.req.header('idempotency-key')?.trim();
    const shopper = await presentShopper(c);
    const isOwnEmail = Boolean(shopper?.isVerified && shopper.email === body.email);
    const { number, isRepeat } = await openTicket(db, { body, lang, isOwnEmail, key });
    if (!isRepeat && (isOwnEmail || (await mayMailStranger(limiter, 'ticket', body.email)))) {
      const mail = ticketMail(lang, { ...body, number, isOwnEmail });
      await post(db, { kind: 'written', mail });
      sendSoon(c.var);
    }
    const message = textOf(lang, 'api.ticket_opened', { number });
    return c.json({ success, message, data: { ticket_number: number } }, 201);
  },
);

supportRoutes.openapi(
  row('get', '/api/support-tickets/{number}', {
    summary: 'A ticket, for whoever knows its number and the address it was opened with',
    limit: 'code_check',
    params: z.object({
      number: z
        .string()
        .max(40)
        .transform((number) => number.trim().toUpperCase()),
    }),
    query: z.object({ email: emailSchema }),
    answer: answer(ticketSchema),
  }),
  async (c) => {
    const data = await findTicket(
      c.var.db,
      c.req.valid('param').number,
      c.req.valid('query').email,
    );
    return c.json({ success, data }, 200);
  },
);

supportRoutes.openapi(
  row('post', '/api/newsletter', {
    summary: 'Asks for the newsletter; always succeeds, and a mail asks the owner of the address',
    limit: 'code',
    body: subscribeBodySchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { db, lang, limiter } = c.var;
    const { email } = c.req.valid('json');
    // A new token replaces the last one, so none is made unless it may be mailed.
    const mayMail = await mayMailStranger(limiter, 'newsletter', email);
    const token = mayMail && (await requestSubscription(db, { email, lang }));
    if (token) await post(db, { kind: 'written', mail: newsletterMail(lang, email, token) });
    sendSoon(c.var);
    return c.json({ success, message: textOf(lang, 'api.newsletter_asked') }, 200);
  },
);

supportRoutes.openapi(
  row('post', '/api/newsletter/confirm', {
    summary: 'Confirms the address by the token of the mail',
    body: newsletterTokenSchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    await confirmSubscription(c.var.db, c.req.valid('json').token);
    return c.json({ success, message: textOf(c.var.lang, 'api.newsletter_confirmed') }, 200);
  },
);

supportRoutes.openapi(
  row('post', '/api/newsletter/unsubscribe', {
    summary: 'Forgets the address that the token was mailed to',
    body: newsletterTokenSchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    await unsubscribe(c.var.db, c.req.valid('json').token);
    return c.json({ success, message: textOf(c.var.lang, 'api.newsletter_left') }, 200);
  },
);

import { supportContract } from '@/lib/contract/support';
import { textOf } from '@/lib/i18n/texts';
import { enqueueMail, sendSoon } from '../../kernel/mail/outbox';
import { mayMailUnverified } from '../../kernel/mail/unverified-address';
import { presentShopper } from '../../modules/accounts';
import {
  addAttachment,
  addShopperMessage,
  confirmSubscription,
  newsletterMail,
  openTicket,
  requestSubscription,
  sendAttachment,
  threaded,
  ticketMail,
  ticketOf,
  unsubscribe,
  viewTicket,
} from '../../modules/support';
import { route, routes } from '../route';

const success = true as const;

export const supportRoutes = routes();

supportRoutes.openapi(route(supportContract.openTicket), async (c) => {
  const { db, lang, limiter } = c.var;
  const body = c.req.valid('json');
  const key = c.req.header('idempotency-key')?.trim();
  const shopper = await presentShopper(c);
  const isOwnEmail = Boolean(shopper?.isVerified && shopper.email === body.email);
  const { number, isRepeat } = await openTicket(db, { body, lang, isOwnEmail, key });
  if (!isRepeat && (isOwnEmail || (await mayMailUnverified(limiter, 'ticket', body.email)))) {
    const mail = ticketMail(lang, { ...body, number, isOwnEmail });
    await enqueueMail(db, { kind: 'written', mail: threaded(mail, { number, before: [] }) });
    sendSoon(c.var);
  }
  const message = textOf(lang, 'api.ticket_opened', { number });
  return c.json({ success, message, data: { ticket_number: number } }, 201);
});

supportRoutes.openapi(route(supportContract.ticket), async (c) => {
  const { db } = c.var;
  const ticket = await ticketOf(db, c.req.valid('param').number, c.req.valid('query').email);
  return c.json({ success, data: await viewTicket(db, ticket) }, 200);
});

supportRoutes.openapi(route(supportContract.addMessage), async (c) => {
  const { db } = c.var;
  const { number } = c.req.valid('param');
  const { email, message: text, attachments } = c.req.valid('json');
  const key = c.req.header('idempotency-key')?.trim();
  const { id } = await ticketOf(db, number, email);
  await addShopperMessage(db, id, { text, attachments, key });
  return c.json({ success, data: await viewTicket(db, await ticketOf(db, number, email)) }, 201);
});

supportRoutes.openapi(route(supportContract.addAttachment), async (c) => {
  const data = await addAttachment(c.var.db, c.var.files, c.req.valid('form').file);
  return c.json({ success, data }, 201);
});

supportRoutes.openapi(route(supportContract.attachment), async (c) => {
  const { number, id } = c.req.valid('param');
  const { id: ticketId } = await ticketOf(c.var.db, number, c.req.valid('query').email);
  return (await sendAttachment(c.var.db, c.var.files, { ticketId, id })) as never;
});

supportRoutes.openapi(route(supportContract.subscribe), async (c) => {
  const { db, lang, limiter } = c.var;
  const { email } = c.req.valid('json');
  // A new token invalidates the last one, so none is created that may not be mailed.
  const mayMail = await mayMailUnverified(limiter, 'newsletter', email);
  const token = mayMail && (await requestSubscription(db, { email, lang }));
  if (token) await enqueueMail(db, { kind: 'written', mail: newsletterMail(lang, email, token) });
  sendSoon(c.var);
  return c.json({ success, message: textOf(lang, 'api.newsletter_asked') }, 200);
});

supportRoutes.openapi(route(supportContract.confirmSubscription), async (c) => {
  await confirmSubscription(c.var.db, c.req.valid('json').token);
  return c.json({ success, message: textOf(c.var.lang, 'api.newsletter_confirmed') }, 200);
});

supportRoutes.openapi(route(supportContract.unsubscribe), async (c) => {
  await unsubscribe(c.var.db, c.req.valid('json').token);
  return c.json({ success, message: textOf(c.var.lang, 'api.newsletter_left') }, 200);
});

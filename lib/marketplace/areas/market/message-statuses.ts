import { messagesContract } from '@/lib/contract/messages';
import { NotFound } from '../../kernel/errors';
import { sendSoon } from '../../kernel/mail/outbox';
import { receiveStatuses } from '../../modules/messages';
import { route, routes } from '../route';

/** Routes for WhatsApp's statuses of messages. */
export const messageStatusRoutes = routes();

messageStatusRoutes.openapi(route(messagesContract.statuses), async (c) => {
  const { db, mailer } = c.var;
  const webhook = mailer.whatsapp?.webhook;
  const body = await c.req.text();
  const header = (name: string) => c.req.header(name);
  if (!webhook?.isGenuine({ body, header })) throw new NotFound('no_such_route');
  await receiveStatuses(db, webhook.read(body), new Date());
  sendSoon({ db, mailer });
  return c.json({ success: true as const }, 200);
});

messageStatusRoutes.openapi(route(messagesContract.handshake), (c) => {
  const query: Record<string, string | undefined> = c.req.valid('query');
  const challenge = c.var.mailer.whatsapp?.webhook?.handshake((name) => query[name]);
  if (challenge === undefined) throw new NotFound('no_such_route');
  return c.text(challenge, 200);
});

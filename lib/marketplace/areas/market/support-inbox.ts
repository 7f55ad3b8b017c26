import { timingSafeEqual } from 'node:crypto';
import { config } from '@/lib/config';
import { supportContract } from '@/lib/contract/support';
import { DomainError, NotFound } from '../../kernel/errors';
import { sendSoon } from '../../kernel/mail/outbox';
import { hashSecret } from '../../modules/accounts';
import { receiveMail } from '../../modules/support';
import { route, routes } from '../route';

/** The route by which a mail server delivers mails to SUPPORT_MAIL. */
export const inboundMailRoutes = routes();

inboundMailRoutes.openapi(route(supportContract.inboundMail), async (c) => {
  const { inboundMailToken } = config;
  if (!inboundMailToken) throw new NotFound('no_such_route');
  const given = /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const [expected, proof] = [inboundMailToken, given].map((key) => Buffer.from(hashSecret(key)));
  if (!expected || !proof || !timingSafeEqual(expected, proof)) {
    throw new DomainError(401, 'inbound_mail_token');
  }
  const data = await receiveMail(c.var, await c.req.arrayBuffer(), c.req.valid('query').to);
  if (data.outcome === 'opened') sendSoon(c.var);
  return c.json({ success: true as const, data }, 200);
});

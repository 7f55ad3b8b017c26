import { sessionsContract } from '@/lib/api/contract/sessions';
import { textOf } from '@/lib/i18n/texts';
import { enqueueMail, sendSoon } from '../../kernel/mail/outbox';
import {
  accountDeletedMail,
  deleteAccount,
  endSession,
  listSessions,
  revokeTokens,
} from '../../modules/accounts';
import { route, routes } from '../route';

const success = true as const;

export const sessionRoutes = routes();

sessionRoutes.openapi(route(sessionsContract.list), async (c) =>
  c.json({ success, data: await listSessions(c.var.db, c.var.shopper) }, 200),
);

sessionRoutes.openapi(route(sessionsContract.endAll), async (c) => {
  await revokeTokens(c.var.db, c.var.shopper.id);
  return c.json({ success, message: textOf(c.var.lang, 'api.logged_out_everywhere') }, 200);
});

sessionRoutes.openapi(route(sessionsContract.end), async (c) => {
  await endSession(c.var.db, c.var.shopper.id, c.req.valid('param').id);
  return c.json({ success, message: textOf(c.var.lang, 'api.session_ended') }, 200);
});

sessionRoutes.openapi(route(sessionsContract.deleteAccount), async (c) => {
  const { db, lang, shopper } = c.var;
  const former = await deleteAccount(db, shopper.id, c.req.valid('json').password);
  if (former.verifiedAt) {
    await enqueueMail(db, { kind: 'written', mail: accountDeletedMail(former) });
    sendSoon(c.var);
  }
  return c.json({ success, message: textOf(lang, 'api.account_deleted') }, 200);
});

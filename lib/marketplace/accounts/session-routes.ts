import { z } from 'zod';
import { acknowledgementSchema, answer, idSchema } from '@/lib/api/schemas/common';
import { deleteAccountSchema, sessionSchema } from '@/lib/api/schemas/sessions';
import { textOf } from '@/lib/i18n/texts';
import { routes, row } from '../host/route';
import { post } from '../mail/posted';
import { accountDeletedMail } from '../mail/templates/account-deleted-mail';
import { sendSoon } from '../orders/mails';
import { deleteAccount } from './delete-account';
import { signedIn } from './guard';
import { endSession, listSessions } from './sessions';
import { revokeTokens } from './tokens';

const success = true as const;

export const sessionRoutes = routes();

sessionRoutes.openapi(
  row('get', '/api/user-auth/sessions', {
    summary: 'The devices on which the shopper is signed in, this one first',
    guard: signedIn,
    answer: answer(z.array(sessionSchema)),
  }),
  async (c) => c.json({ success, data: await listSessions(c.var.db, c.var.shopper) }, 200),
);

sessionRoutes.openapi(
  row('delete', '/api/user-auth/sessions', {
    summary: 'Logs out everywhere, also here',
    guard: signedIn,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    await revokeTokens(c.var.db, c.var.shopper.id);
    return c.json({ success, message: textOf(c.var.lang, 'api.logged_out_everywhere') }, 200);
  },
);

sessionRoutes.openapi(
  row('delete', '/api/user-auth/sessions/{id}', {
    summary: 'Logs out one device',
    guard: signedIn,
    params: z.object({ id: idSchema }),
    answer: acknowledgementSchema,
  }),
  async (c) => {
    await endSession(c.var.db, c.var.shopper.id, c.req.valid('param').id);
    return c.json({ success, message: textOf(c.var.lang, 'api.session_ended') }, 200);
  },
);

sessionRoutes.openapi(
  row('post', '/api/user-auth/delete-account', {
    summary: 'Deletes the account; orders stay for the tax period, without names',
    limit: 'password',
    guard: signedIn,
    body: deleteAccountSchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { db, lang, shopper } = c.var;
    const former = await deleteAccount(db, shopper.id, c.req.valid('json').password);
    if (former.verifiedAt) {
      await post(db, { kind: 'written', mail: accountDeletedMail(former) });
      sendSoon(c.var);
    }
    return c.json({ success, message: textOf(lang, 'api.account_deleted') }, 200);
  },
);

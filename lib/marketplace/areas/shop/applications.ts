import { vendorsContract } from '@/lib/api/contract/vendors';
import { textOf } from '@/lib/i18n/texts';
import { behindAnswer } from '../../kernel/jobs/background';
import { sendSoon } from '../../kernel/mail/outbox';
import { apply, confirmApplication, sendConfirmationCode } from '../../modules/sellers';
import { route, routes } from '../route';

const success = true as const;
const status = 'pending' as const;

export const applicationRoutes = routes();

applicationRoutes.openapi(route(vendorsContract.apply), async (c) => {
  const { db, lang } = c.var;
  const { logo, banner, ...form } = c.req.valid('form');
  const key = c.req.header('idempotency-key')?.trim();
  const pictures = { ...(logo && { logo }), ...(banner && { banner }) };
  const number = await apply(db, c.var.files, { form, lang, key }, pictures);
  behindAnswer('confirmation code', () => sendConfirmationCode(c.var, form.email));
  const data = { application_number: number, status };
  return c.json({ success, message: textOf(lang, 'api.application_received'), data }, 201);
});

applicationRoutes.openapi(route(vendorsContract.sendApplicationCode), async (c) => {
  const { email } = c.req.valid('json');
  behindAnswer('confirmation code', () => sendConfirmationCode(c.var, email));
  return c.json({ success, message: textOf(c.var.lang, 'api.application_code_sent') }, 200);
});

applicationRoutes.openapi(route(vendorsContract.confirmApplication), async (c) => {
  const number = await confirmApplication(c.var.db, c.req.valid('json'));
  sendSoon(c.var);
  const message = textOf(c.var.lang, 'api.application_confirmed');
  return c.json({ success, message, data: { application_number: number, status } }, 200);
});

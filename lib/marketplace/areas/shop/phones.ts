import { phonesContract } from '@/lib/api/contract/phones';
import { textOf } from '@/lib/i18n/texts';
import { NotFound } from '../../kernel/errors';
import {
  byDevice,
  byRequest,
  clientOf,
  confirmPhone,
  openRequest,
  requireVerified,
  sendCodeSms,
  signInByPhone,
  toProfile,
} from '../../modules/accounts';
import type { HostEnv } from '../context';
import { route, routes } from '../route';

const success = true as const;

function requireSms({ mailer }: HostEnv['Variables']): void {
  if (!mailer.sendSms) throw new NotFound('no_such_route');
}

export const phoneRoutes = routes();

phoneRoutes.openapi(
  route(phonesContract.sendSignInCode, { recognise: byDevice('shopper') }),
  async (c) => {
    requireSms(c.var);
    const { phone, request } = c.req.valid('json');
    const { token } = await openRequest(c.var.db, { phone, purpose: 'sign_in' }, request);
    sendCodeSms(c.var, { phone, purpose: 'sign_in', lang: c.var.lang });
    const message = textOf(c.var.lang, 'api.sms_sent_if_confirmed');
    return c.json({ success, message, request: token }, 200);
  },
);

phoneRoutes.openapi(
  route(phonesContract.signIn, { recognise: byRequest('shopper', 'sign_in') }),
  async (c) => {
    requireSms(c.var);
    const session = await signInByPhone(c.var.db, c.req.valid('json'), clientOf(c));
    return c.json({ success, ...session }, 200);
  },
);

phoneRoutes.openapi(route(phonesContract.sendConfirmCode), async (c) => {
  requireSms(c.var);
  requireVerified(c.var.shopper);
  const { phone, request } = c.req.valid('json');
  const { token } = await openRequest(c.var.db, { phone, purpose: 'verify' }, request);
  sendCodeSms(c.var, { phone, purpose: 'verify', lang: c.var.lang });
  const message = textOf(c.var.lang, 'api.sms_sent');
  return c.json({ success, message, request: token }, 200);
});

phoneRoutes.openapi(route(phonesContract.confirm), async (c) => {
  requireSms(c.var);
  const user = await confirmPhone(c.var, c.var.shopper, c.req.valid('json'));
  const message = textOf(c.var.lang, 'api.phone_confirmed');
  return c.json({ success, message, user: toProfile(user) }, 200);
});

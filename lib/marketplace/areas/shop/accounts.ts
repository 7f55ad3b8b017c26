import { accountsContract, phonesContract, sessionsContract } from '@/lib/contract/accounts';
import { textOf } from '@/lib/i18n/texts';
import { NotFound } from '../../kernel/errors';
import { behindAnswer } from '../../kernel/jobs/background';
import { enqueueMail, sendSoon } from '../../kernel/mail/outbox';
import {
  accountDeletedMail,
  byDevice,
  byRequest,
  changeEmail,
  changePassword,
  changeProfile,
  clientOf,
  confirmPhone,
  deleteAccount,
  endSession,
  findProfile,
  listSessions,
  logIn,
  openRequest,
  presentShopper,
  requireVerified,
  resetPassword,
  revokeToken,
  revokeTokens,
  sendCodeSms,
  sendEmailChangeCode,
  sendOtp,
  sendSignInOtp,
  signInByCode,
  signInByPhone,
  signUp,
  startReset,
  verifyEmail,
} from '../../modules/accounts';
import type { HostEnv } from '../context';
import { route, routes } from '../route';

const success = true as const;

export const accountRoutes = routes();

accountRoutes.openapi(route(accountsContract.signUp), async (c) => {
  const made = await signUp(c.var, c.req.valid('json'), c.var.lang);
  return c.json({ success, message: textOf(c.var.lang, 'api.signed_up'), ...made }, 201);
});

accountRoutes.openapi(
  route(accountsContract.logIn, { recognise: byDevice('shopper') }),
  async (c) => {
    const session = await logIn(c.var.db, c.req.valid('json'), clientOf(c));
    return c.json({ success, ...session }, 200);
  },
);

accountRoutes.openapi(route(accountsContract.logOut), async (c) => {
  await revokeToken(c.var.db, c.var.shopper.tokenId);
  return c.json({ success, message: textOf(c.var.lang, 'api.logged_out') }, 200);
});

accountRoutes.openapi(route(accountsContract.profile), async (c) =>
  c.json({ success, user: await findProfile(c.var.db, c.var.shopper.id) }, 200),
);

accountRoutes.openapi(route(accountsContract.updateProfile), async (c) => {
  const user = await changeProfile(c.var.db, c.var.shopper.id, c.req.valid('json'));
  const message = textOf(c.var.lang, 'api.profile_saved');
  return c.json({ success, message, user }, 200);
});

accountRoutes.openapi(route(accountsContract.changePassword), async (c) => {
  const { current_password, new_password } = c.req.valid('json');
  await changePassword(c.var.db, c.var.shopper, current_password, new_password);
  return c.json({ success, message: textOf(c.var.lang, 'api.password_changed') }, 200);
});

accountRoutes.openapi(
  route(accountsContract.sendOtp, { recognise: byDevice('shopper') }),
  async (c) => {
    const { email, purpose, request } = c.req.valid('json');
    await c.var.mailer.ready?.();
    const { token } = await openRequest(c.var.db, { email, purpose }, request);
    behindAnswer('code mail', () =>
      purpose === 'sign_in'
        ? sendSignInOtp(c.var, email, c.var.lang)
        : sendOtp(c.var, email, purpose),
    );
    const message = textOf(c.var.lang, 'api.code_sent');
    return c.json({ success, message, request: token }, 200);
  },
);

accountRoutes.openapi(
  route(accountsContract.forgotPassword, { recognise: byDevice('shopper') }),
  async (c) => {
    const { email, request } = c.req.valid('json');
    await c.var.mailer.ready?.();
    const { token } = await openRequest(c.var.db, { email, purpose: 'reset' }, request);
    behindAnswer('code mail', () => sendOtp(c.var, email, 'reset'));
    const message = textOf(c.var.lang, 'api.code_sent');
    return c.json({ success, message, request: token }, 200);
  },
);

accountRoutes.openapi(
  route(accountsContract.verifyOtp, { recognise: byRequest('shopper') }),
  async (c) => {
    const { purpose, ...proof } = c.req.valid('json');
    if (purpose === 'reset') {
      return c.json(
        { success, reset_token: await startReset(c.var.db, proof, clientOf(c).device) },
        200,
      );
    }
    const present = await presentShopper(c);
    if (purpose === 'sign_in') {
      const client = { present, locale: c.var.lang, ...clientOf(c) };
      const session = await signInByCode(c.var.db, proof, client);
      return c.json({ success, ...session }, 200);
    }
    const verified = await verifyEmail(c.var.db, proof, { present, ...clientOf(c) });
    const { needsPassword, ...session } = verified;
    const key = needsPassword ? 'api.verified_without_password' : 'api.verified';
    return c.json({ success, message: textOf(c.var.lang, key), ...session }, 200);
  },
);

accountRoutes.openapi(
  route(accountsContract.resetPassword, { recognise: byRequest('shopper', 'reset') }),
  async (c) => {
    const { password, ...proof } = c.req.valid('json');
    const device = await resetPassword(c.var.db, proof, password, clientOf(c).device);
    return c.json({ success, message: textOf(c.var.lang, 'api.password_reset'), device }, 200);
  },
);

accountRoutes.openapi(route(accountsContract.sendEmailChangeCode), async (c) => {
  const request = await sendEmailChangeCode(c.var, c.var.shopper, c.req.valid('json'));
  return c.json({ success, message: textOf(c.var.lang, 'api.code_sent'), request }, 200);
});

accountRoutes.openapi(route(accountsContract.changeEmail), async (c) => {
  const user = await changeEmail(c.var, c.var.shopper, c.req.valid('json'));
  const message = textOf(c.var.lang, 'api.email_changed');
  return c.json({ success, message, user }, 200);
});

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
  return c.json({ success, message, user }, 200);
});

import type { Context } from 'hono';
import { z } from 'zod';
import {
  changePasswordSchema,
  codeSentSchema,
  forgotPasswordSchema,
  loginSchema,
  passwordResetSchema,
  profileAnswerSchema,
  profileUpdateSchema,
  resetPasswordSchema,
  sendOtpSchema,
  sessionAnswerSchema,
  signupAnswerSchema,
  signupSchema,
  verifyOtpAnswerSchema,
  verifyOtpSchema,
} from '@/lib/api/schemas/accounts';
import { acknowledgementSchema } from '@/lib/api/schemas/common';
import { deviceHeader } from '@/lib/api/schemas/device-header';
import type { HostEnv } from '../host/context';
import { routes, row } from '../host/route';
import { textOf } from '../host/texts';
import { background } from '../mail/background';
import { openRequest } from './codes/code-requests';
import { byDevice, byRequest } from './codes/known-callers';
import { sendOtp } from './codes/one-time-passwords';
import { presentShopper, signedIn } from './guard';
import { getUser, toProfile, updateUser } from './queries';
import { changePassword, logIn, resetPassword, startReset } from './service';
import { revokeToken } from './sessions/bearer-tokens';
import { userAgentOf } from './sessions/user-agent';
import { signUp } from './sign-up';
import { verifyEmail } from './verify-email';

const success = true as const;

const deviceHeaders = z.object({ [deviceHeader]: z.string().max(100).optional() });

/** What sessions record of a client: its user agent and its device token. */
const clientOf = (c: Context<HostEnv>) => ({
  userAgent: userAgentOf(c),
  device: c.req.header(deviceHeader)?.slice(0, 100),
});

export const accountRoutes = routes();

accountRoutes.openapi(
  row('post', '/api/user-auth/signup', {
    summary: 'Opens an account and mails a code; a known address is answered the same',
    limit: 'sign_up',
    body: signupSchema,
    answer: signupAnswerSchema,
    status: 201,
  }),
  async (c) => {
    const made = await signUp(c.var, c.req.valid('json'), c.var.lang);
    return c.json({ success, message: textOf(c.var.lang, 'api.signed_up'), ...made }, 201);
  },
);

accountRoutes.openapi(
  row('post', '/api/user-auth/login', {
    summary: 'A token for 30 days',
    limit: 'sign_in',
    recognise: byDevice,
    headers: deviceHeaders,
    body: loginSchema,
    answer: sessionAnswerSchema,
  }),
  async (c) => {
    const session = await logIn(c.var.db, c.req.valid('json'), clientOf(c));
    return c.json({ success, ...session }, 200);
  },
);

accountRoutes.openapi(
  row('post', '/api/user-auth/logout', {
    summary: 'Revokes the token',
    guard: signedIn,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    await revokeToken(c.var.db, c.var.shopper.tokenId);
    return c.json({ success, message: textOf(c.var.lang, 'api.logged_out') }, 200);
  },
);

accountRoutes.openapi(
  row('get', '/api/user-auth/profile', {
    summary: 'Who is signed in',
    guard: signedIn,
    answer: profileAnswerSchema,
  }),
  async (c) => c.json({ success, user: toProfile(await getUser(c.var.db, c.var.shopper.id)) }, 200),
);

accountRoutes.openapi(
  row('put', '/api/user-auth/profile', {
    summary: 'Changes name and phone number',
    guard: signedIn,
    body: profileUpdateSchema,
    answer: profileAnswerSchema,
  }),
  async (c) => {
    const { first_name, last_name, phone } = c.req.valid('json');
    const user = await updateUser(c.var.db, c.var.shopper.id, {
      firstName: first_name,
      lastName: last_name,
      phone: phone ?? null,
    });
    const message = textOf(c.var.lang, 'api.profile_saved');
    return c.json({ success, message, user: toProfile(user) }, 200);
  },
);

accountRoutes.openapi(
  row('post', '/api/user-auth/change-password', {
    summary: 'Sets a new password and revokes the other tokens',
    limit: 'password',
    guard: signedIn,
    body: changePasswordSchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { current_password, new_password } = c.req.valid('json');
    await changePassword(c.var.db, c.var.shopper, current_password, new_password);
    return c.json({ success, message: textOf(c.var.lang, 'api.password_changed') }, 200);
  },
);

accountRoutes.openapi(
  row('post', '/api/user-auth/send-otp', {
    summary: 'Mails a code if the address has an account; at most one a minute',
    limit: 'code',
    recognise: byDevice,
    headers: deviceHeaders,
    body: sendOtpSchema,
    answer: codeSentSchema,
  }),
  async (c) => {
    const { email, purpose, request } = c.req.valid('json');
    const { token } = await openRequest(c.var.db, { email, purpose }, request);
    background('code mail', () => sendOtp(c.var, email, purpose));
    const message = textOf(c.var.lang, 'api.code_sent');
    return c.json({ success, message, request: token }, 200);
  },
);

accountRoutes.openapi(
  row('post', '/api/user-auth/forgot-password', {
    summary: 'Mails a code for a new password if the address has an account',
    limit: 'code',
    recognise: byDevice,
    headers: deviceHeaders,
    body: forgotPasswordSchema,
    answer: codeSentSchema,
  }),
  async (c) => {
    const { email, request } = c.req.valid('json');
    const { token } = await openRequest(c.var.db, { email, purpose: 'reset' }, request);
    background('code mail', () => sendOtp(c.var, email, 'reset'));
    const message = textOf(c.var.lang, 'api.code_sent');
    return c.json({ success, message, request: token }, 200);
  },
);

accountRoutes.openapi(
  row('post', '/api/user-auth/verify-otp', {
    summary: 'verify: confirms the address and signs in; reset: a token for reset-password',
    limit: 'code_check',
    recognise: byRequest,
    headers: deviceHeaders,
    body: verifyOtpSchema,
    answer: verifyOtpAnswerSchema,
  }),
  async (c) => {
    const { purpose, ...proof } = c.req.valid('json');
    if (purpose === 'reset') {
      return c.json({ success, reset_token: await startReset(c.var.db, proof) }, 200);
    }
    const present = await presentShopper(c);
    const verified = await verifyEmail(c.var.db, proof, { present, ...clientOf(c) });
    const { needsPassword, ...session } = verified;
    const key = needsPassword ? 'api.verified_without_password' : 'api.verified';
    return c.json({ success, message: textOf(c.var.lang, key), ...session }, 200);
  },
);

accountRoutes.openapi(
  row('post', '/api/user-auth/reset-password', {
    summary: 'Sets a new password by reset_token, or by email and otp; revokes all tokens',
    limit: 'code_check',
    recognise: byRequest,
    headers: deviceHeaders,
    body: resetPasswordSchema,
    answer: passwordResetSchema,
  }),
  async (c) => {
    const { password, ...proof } = c.req.valid('json');
    const device = await resetPassword(c.var.db, proof, password, clientOf(c).device);
    return c.json({ success, message: textOf(c.var.lang, 'api.password_reset'), device }, 200);
  },
);

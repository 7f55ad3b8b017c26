import {
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  profileAnswerSchema,
  profileUpdateSchema,
  resetPasswordSchema,
  sendOtpSchema,
  sessionAnswerSchema,
  signupSchema,
  userAnswerSchema,
  verifyOtpAnswerSchema,
  verifyOtpSchema,
} from '@/lib/api/schemas/accounts';
import { acknowledgementSchema } from '@/lib/api/schemas/common';
import { routes, row } from '../host/route';
import { textOf } from '../host/texts';
import { background } from '../mail/background';
import { userAgentOf } from './device';
import { signedIn } from './guard';
import { sendOtp } from './otp';
import { getUser, toProfile, updateUser } from './queries';
import { changePassword, logIn, resetPassword, startReset, verifyEmail } from './service';
import { signUp } from './sign-up';
import { revokeToken } from './tokens';

const success = true as const;

export const accountRoutes = routes();

accountRoutes.openapi(
  row('post', '/api/user-auth/signup', {
    summary: 'Opens an account and mails a code; a known address is answered the same',
    limit: 'sign_up',
    body: signupSchema,
    answer: userAnswerSchema,
    status: 201,
  }),
  async (c) => {
    const user = await signUp(c.var, c.req.valid('json'), c.var.lang);
    return c.json({ success, message: textOf(c.var.lang, 'api.signed_up'), user }, 201);
  },
);

accountRoutes.openapi(
  row('post', '/api/user-auth/login', {
    summary: 'A token for 30 days',
    limit: 'sign_in',
    body: loginSchema,
    answer: sessionAnswerSchema,
  }),
  async (c) => {
    const { email, password } = c.req.valid('json');
    return c.json({ success, ...(await logIn(c.var.db, email, password, userAgentOf(c))) }, 200);
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
    body: sendOtpSchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { email, purpose } = c.req.valid('json');
    background('code mail', () => sendOtp(c.var, email, purpose));
    return c.json({ success, message: textOf(c.var.lang, 'api.code_sent') }, 200);
  },
);

accountRoutes.openapi(
  row('post', '/api/user-auth/forgot-password', {
    summary: 'Mails a code for a new password if the address has an account',
    limit: 'code',
    body: forgotPasswordSchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { email } = c.req.valid('json');
    background('code mail', () => sendOtp(c.var, email, 'reset'));
    return c.json({ success, message: textOf(c.var.lang, 'api.code_sent') }, 200);
  },
);

accountRoutes.openapi(
  row('post', '/api/user-auth/verify-otp', {
    summary: 'verify: confirms the address and signs in; reset: a token for reset-password',
    limit: 'code_check',
    body: verifyOtpSchema,
    answer: verifyOtpAnswerSchema,
  }),
  async (c) => {
    const { email, otp, purpose } = c.req.valid('json');
    if (purpose === 'reset') {
      return c.json({ success, reset_token: await startReset(c.var.db, email, otp) }, 200);
    }
    const session = await verifyEmail(c.var.db, email, otp, userAgentOf(c));
    return c.json({ success, message: textOf(c.var.lang, 'api.verified'), ...session }, 200);
  },
);

accountRoutes.openapi(
  row('post', '/api/user-auth/reset-password', {
    summary: 'Sets a new password by reset_token, or by email and otp; revokes all tokens',
    limit: 'code_check',
    body: resetPasswordSchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { password, ...proof } = c.req.valid('json');
    await resetPassword(c.var.db, proof, password);
    return c.json({ success, message: textOf(c.var.lang, 'api.password_reset') }, 200);
  },
);

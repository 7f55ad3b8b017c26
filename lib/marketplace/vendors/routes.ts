import { codeSentSchema, forgotPasswordSchema, loginSchema } from '@/lib/api/schemas/accounts';
import { acknowledgementSchema, answer } from '@/lib/api/schemas/common';
import { ownStoreSchema, vendorResetSchema, vendorSessionSchema } from '@/lib/api/schemas/vendors';
import { openRequest } from '../accounts/codes/code-requests';
import { byRequest } from '../accounts/codes/known-callers';
import { checkOtp, consume, sendVendorOtp } from '../accounts/codes/one-time-passwords';
import { refuseCommonPassword } from '../accounts/passwords/common-passwords';
import { userAgentOf } from '../accounts/sessions/user-agent';
import { NotSignedIn } from '../host/errors';
import { routes, row } from '../host/route';
import { textOf } from '../host/texts';
import { background } from '../mail/background';
import { findOwnStore } from './queries';
import { bearerOf, logInVendor, logOutVendor, setVendorPassword, vendorSignedIn } from './sessions';

const success = true as const;

const vendorReset = (email: string) => ({ email, purpose: 'reset', audience: 'vendor' }) as const;

export const vendorRoutes = routes();

vendorRoutes.openapi(
  row('post', '/api/stores/login', {
    summary:
      "A vendor's token and the application's status; 403 with data.unconfirmed before it is confirmed",
    limit: 'sign_in',
    body: loginSchema,
    answer: vendorSessionSchema,
  }),
  async (c) => {
    const { email, password } = c.req.valid('json');
    const session = await logInVendor(c.var.db, email, password, userAgentOf(c));
    return c.json({ success, ...session }, 200);
  },
);

vendorRoutes.openapi(
  row('post', '/api/stores/logout', {
    summary: "Revokes the vendor's token",
    guard: vendorSignedIn,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    await logOutVendor(c.var.db, bearerOf(c.req.header('authorization')) ?? '');
    return c.json({ success }, 200);
  },
);

vendorRoutes.openapi(
  row('get', '/api/stores/me', {
    summary: "The vendor's own application and what has become of it",
    guard: vendorSignedIn,
    answer: answer(ownStoreSchema),
  }),
  async (c) => {
    const store = await findOwnStore(c.var.db, c.var.vendorId);
    if (!store) throw new NotSignedIn();
    return c.json({ success, data: store }, 200);
  },
);

vendorRoutes.openapi(
  row('post', '/api/stores/forgot-password', {
    summary: 'Mails a code to a vendor; always succeeds',
    limit: 'code',
    body: forgotPasswordSchema,
    answer: codeSentSchema,
  }),
  async (c) => {
    const { db, lang, mailer } = c.var;
    const { email, request } = c.req.valid('json');
    const { token } = await openRequest(db, vendorReset(email), request);
    background('vendor code', () => sendVendorOtp({ db, mailer }, email, lang));
    return c.json({ success, message: textOf(lang, 'api.code_sent'), request: token }, 200);
  },
);

vendorRoutes.openapi(
  row('post', '/api/stores/reset-password', {
    summary: 'Sets a new password by the mailed code and ends all sessions',
    limit: 'code_check',
    recognise: byRequest,
    body: vendorResetSchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { db, lang } = c.var;
    const { email, otp, request, password } = c.req.valid('json');
    refuseCommonPassword(password, 'password');
    const id = await checkOtp(db, vendorReset(email), otp, request);
    await db.transaction(async (tx) => setVendorPassword(tx, await consume(tx, id), password));
    return c.json({ success, message: textOf(lang, 'api.password_reset') }, 200);
  },
);

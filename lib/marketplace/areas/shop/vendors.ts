import { deviceHeader } from '@/lib/contract/schemas/device-header';
import { vendorsContract } from '@/lib/contract/vendors';
import { textOf } from '@/lib/i18n/texts';
import { NotSignedIn } from '../../kernel/errors';
import { behindAnswer } from '../../kernel/jobs/background';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  byDevice,
  byRequest,
  checkOtp,
  consume,
  openRequest,
  refuseCommonPassword,
  sendVendorOtp,
  userAgentOf,
} from '../../modules/accounts';
import {
  apply,
  bearerOf,
  confirmApplication,
  findOwnStore,
  logInVendor,
  logOutVendor,
  sendConfirmationCode,
  setVendorPassword,
} from '../../modules/sellers';
import { route, routes } from '../route';

const success = true as const;

const vendorReset = (email: string) => ({ email, purpose: 'reset', audience: 'vendor' }) as const;

export const vendorRoutes = routes();

vendorRoutes.openapi(route(vendorsContract.logIn, { recognise: byDevice('vendor') }), async (c) => {
  const { email, password } = c.req.valid('json');
  const session = await logInVendor(c.var.db, email, password, userAgentOf(c));
  if (session.store.status === 'approved' || session.store.status === 'suspended') {
    // A store with a seller area also needs a code to sign in.
    c.set('lacksSecondProof', true);
  }
  return c.json({ success, ...session }, 200);
});

vendorRoutes.openapi(route(vendorsContract.logOut), async (c) => {
  await logOutVendor(c.var.db, bearerOf(c.req.header('authorization')) ?? '');
  return c.json({ success }, 200);
});

vendorRoutes.openapi(route(vendorsContract.ownStore), async (c) => {
  const store = await findOwnStore(c.var.db, c.var.vendorId);
  if (!store) throw new NotSignedIn();
  return c.json({ success, data: store }, 200);
});

vendorRoutes.openapi(
  route(vendorsContract.forgotPassword, { recognise: byDevice('vendor') }),
  async (c) => {
    const { db, lang, mailer } = c.var;
    const { email, request } = c.req.valid('json');
    await mailer.ready?.();
    const { token } = await openRequest(db, vendorReset(email), request);
    behindAnswer('vendor code', () => sendVendorOtp({ db, mailer }, email, 'reset', lang));
    return c.json({ success, message: textOf(lang, 'api.code_sent'), request: token }, 200);
  },
);

vendorRoutes.openapi(
  route(vendorsContract.resetPassword, { recognise: byRequest('vendor', 'reset') }),
  async (c) => {
    const { db, lang } = c.var;
    const { email, otp, password } = c.req.valid('json');
    refuseCommonPassword(password, 'password');
    const id = await checkOtp(db, vendorReset(email), otp, c.req.header(deviceHeader));
    const endedAccess = await db.transaction(async (tx) =>
      setVendorPassword(tx, await consume(tx, id), password),
    );
    const key = endedAccess ? 'api.password_reset_access' : 'api.password_reset';
    return c.json({ success, message: textOf(lang, key) }, 200);
  },
);

const status = 'pending' as const;

export const applicationRoutes = routes();

applicationRoutes.openapi(route(vendorsContract.apply), async (c) => {
  const { db, lang } = c.var;
  const { logo, banner, ...form } = c.req.valid('form');
  const key = c.req.header('idempotency-key')?.trim();
  await c.var.mailer.ready?.();
  const pictures = { ...(logo && { logo }), ...(banner && { banner }) };
  const number = await apply(db, c.var.files, { form, lang, key }, pictures);
  behindAnswer('confirmation code', () => sendConfirmationCode(c.var, form.email));
  const data = { application_number: number, status };
  return c.json({ success, message: textOf(lang, 'api.application_received'), data }, 201);
});

applicationRoutes.openapi(route(vendorsContract.sendApplicationCode), async (c) => {
  const { email } = c.req.valid('json');
  await c.var.mailer.ready?.();
  behindAnswer('confirmation code', () => sendConfirmationCode(c.var, email));
  return c.json({ success, message: textOf(c.var.lang, 'api.application_code_sent') }, 200);
});

applicationRoutes.openapi(route(vendorsContract.confirmApplication), async (c) => {
  const number = await confirmApplication(c.var.db, c.req.valid('json'));
  sendSoon(c.var);
  const message = textOf(c.var.lang, 'api.application_confirmed');
  return c.json({ success, message, data: { application_number: number, status } }, 200);
});

import { z } from 'zod';
import { loginSchema } from '@/lib/api/schemas/accounts';
import { acknowledgementSchema, answer, emailSchema } from '@/lib/api/schemas/common';
import {
  applicationReceivedSchema,
  ownStoreSchema,
  vendorApplicationSchema,
  vendorResetSchema,
  vendorSessionSchema,
} from '@/lib/api/schemas/vendors';
import { refuseCommonPassword } from '../accounts/common-passwords';
import { checkOtp, sendVendorOtp, spend } from '../accounts/otp';
import { NotSignedIn } from '../host/errors';
import { formRow, routes, row } from '../host/route';
import { textOf } from '../host/texts';
import { background } from '../mail/background';
import { post } from '../mail/posted';
import { vendorAppliedMail, vendorKnownMail } from '../mail/templates/vendor-mails';
import { sendSoon } from '../orders/mails';
import { storeFromConfig } from '../storage/object-store';
import { apply } from './apply';
import { findOwnStore } from './queries';
import { bearerOf, logInVendor, logOutVendor, setVendorPassword, vendorSignedIn } from './sessions';

const success = true as const;

/** An upload; a form's file field that was left empty counts as none. */
const file = z
  .instanceof(File)
  .optional()
  .transform((given) => (given?.size ? given : undefined))
  .meta({ type: 'string', format: 'binary' });

export const vendorRoutes = routes();

vendorRoutes.openapi(
  formRow('/api/stores', {
    summary: 'Applies for a store: the fields of the application, with logo and banner as files',
    form: vendorApplicationSchema.and(z.object({ logo: file, banner: file })),
    answer: answer(applicationReceivedSchema),
    limit: 'sign_up',
  }),
  async (c) => {
    const { db, lang } = c.var;
    const { logo, banner, ...form } = c.req.valid('form');
    const pictures = { ...(logo && { logo }), ...(banner && { banner }) };
    const { number, known, repeated } = await apply(
      db,
      await storeFromConfig(),
      { form, lang },
      pictures,
    );
    if (!repeated) {
      const mail = known ? vendorKnownMail : vendorAppliedMail;
      await post(db, { kind: 'written', mail: mail(lang, form, number) });
      sendSoon(c.var);
    }
    const data = { application_number: number, status: 'pending' as const };
    return c.json({ success, message: textOf(lang, 'api.application_received'), data }, 201);
  },
);

vendorRoutes.openapi(
  row('post', '/api/stores/login', {
    summary: "A vendor's token and the application's status",
    limit: 'sign_in',
    body: loginSchema,
    answer: vendorSessionSchema,
  }),
  async (c) => {
    const { email, password } = c.req.valid('json');
    return c.json({ success, ...(await logInVendor(c.var.db, email, password)) }, 200);
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
    body: z.object({ email: emailSchema }),
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { db, lang, mailer } = c.var;
    const { email } = c.req.valid('json');
    background('vendor code', () => sendVendorOtp({ db, mailer }, email, lang));
    return c.json({ success, message: textOf(lang, 'api.code_sent') }, 200);
  },
);

vendorRoutes.openapi(
  row('post', '/api/stores/reset-password', {
    summary: 'Sets a new password by the mailed code and ends all sessions',
    limit: 'code_check',
    body: vendorResetSchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { db, lang } = c.var;
    const { email, otp, password } = c.req.valid('json');
    refuseCommonPassword(password, 'password');
    const id = await checkOtp(db, email, 'reset', otp, 'vendor');
    await db.transaction(async (tx) => setVendorPassword(tx, await spend(tx, id), password));
    return c.json({ success, message: textOf(lang, 'api.password_reset') }, 200);
  },
);

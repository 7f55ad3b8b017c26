import { z } from 'zod';
import { acknowledgementSchema, answer, emailSchema } from '@/lib/api/schemas/common';
import {
  applicationReceivedSchema,
  confirmApplicationSchema,
  vendorApplicationSchema,
} from '@/lib/api/schemas/vendors';
import { formRow, routes, row } from '../host/route';
import { textOf } from '../host/texts';
import { background } from '../mail/background';
import { sendSoon } from '../orders/mails';
import { storeFromConfig } from '../storage/object-store';
import { confirmApplication } from './confirm-application';
import { sendConfirmationCode } from './confirmation-code';
import { apply } from './submit-application';

const success = true as const;
const status = 'pending' as const;

/** An uploaded file; an empty file field counts as none. */
const file = z
  .instanceof(File)
  .optional()
  .transform((given) => (given?.size ? given : undefined))
  .meta({ type: 'string', format: 'binary' });

export const applicationRoutes = routes();

applicationRoutes.openapi(
  formRow('/api/stores', {
    summary: 'Applies for a store, with logo and banner as files; a mailed code confirms it',
    form: vendorApplicationSchema.and(z.object({ logo: file, banner: file })),
    headers: z.object({ 'idempotency-key': z.string().trim().min(1).max(100).optional() }),
    answer: answer(applicationReceivedSchema),
    limit: 'application',
  }),
  async (c) => {
    const { db, lang } = c.var;
    const { logo, banner, ...form } = c.req.valid('form');
    const key = c.req.header('idempotency-key')?.trim();
    const pictures = { ...(logo && { logo }), ...(banner && { banner }) };
    const number = await apply(db, await storeFromConfig(), { form, lang, key }, pictures);
    background('confirmation code', () => sendConfirmationCode(c.var, form.email));
    const data = { application_number: number, status };
    return c.json({ success, message: textOf(lang, 'api.application_received'), data }, 201);
  },
);

applicationRoutes.openapi(
  row('post', '/api/stores/send-code', {
    summary: 'Mails the code that confirms an application again; always succeeds',
    limit: 'code',
    body: z.object({ email: emailSchema }),
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { email } = c.req.valid('json');
    background('confirmation code', () => sendConfirmationCode(c.var, email));
    return c.json({ success, message: textOf(c.var.lang, 'api.application_code_sent') }, 200);
  },
);

applicationRoutes.openapi(
  row('post', '/api/stores/confirm', {
    summary: 'Confirms an application by its password and a mailed code; only then it is looked at',
    limit: 'confirmation',
    body: confirmApplicationSchema,
    answer: answer(applicationReceivedSchema),
  }),
  async (c) => {
    const number = await confirmApplication(c.var.db, c.req.valid('json'));
    sendSoon(c.var);
    const message = textOf(c.var.lang, 'api.application_confirmed');
    return c.json({ success, message, data: { application_number: number, status } }, 200);
  },
);

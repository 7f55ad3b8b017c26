import { z } from 'zod';
import { acknowledgementSchema, answer } from '@/lib/api/schemas/common';
import {
  applicationSchema,
  decisionSchema,
  numberSchema,
  storeStatuses,
} from '@/lib/api/schemas/vendors';
import { operator } from '../accounts/operator';
import { routes, row } from '../host/route';
import { enqueueMail, sendSoon } from '../mail/outbox';
import { vendorDecidedMail } from '../mail/templates/vendor-mails';
import { decide, listApplications } from './decide';

const success = true as const;

export const vendorOperatorRoutes = routes();

vendorOperatorRoutes.openapi(
  row('get', '/api/operator/vendors', {
    summary: 'Applications and stores, newest first (operator token)',
    guard: operator,
    query: z.object({
      status: z
        .enum(storeStatuses)
        .optional()
        .catch(undefined)
        .meta({ type: 'string', enum: [...storeStatuses] }),
    }),
    answer: answer(z.array(applicationSchema)),
  }),
  async (c) => {
    const rows = await listApplications(c.var.db, c.req.valid('query').status);
    const data = rows.map(({ applicationNumber, appliedAt, ...row }) => ({
      ...row,
      application_number: applicationNumber,
      applied_at: appliedAt.toISOString(),
    }));
    return c.json({ success, data }, 200);
  },
);

vendorOperatorRoutes.openapi(
  row('post', '/api/operator/vendors/{number}/decide', {
    summary: 'Approves, rejects or suspends a store, and tells its vendor (operator token)',
    guard: operator,
    params: numberSchema,
    body: decisionSchema,
    answer: acknowledgementSchema,
  }),
  async (c) => {
    const { db } = c.var;
    const decision = c.req.valid('json');
    const { vendor, name, slug } = await decide(db, c.req.valid('param').number, decision);
    const { status, reason = null } = decision;
    if (status !== 'suspended') {
      const to = { email: vendor.email, first_name: vendor.firstName, store_name: name };
      const mail = vendorDecidedMail(vendor.locale, to, { status, reason, slug });
      await enqueueMail(db, { kind: 'written', mail });
      sendSoon(c.var);
    }
    return c.json({ success }, 200);
  },
);

import { z } from 'zod';
import { otpSchema } from '../accounts';
import { emailSchema, idSchema, line, pageQuerySchema } from '../common';
import { operatorRoles } from './roles';

/** Of the acting operator's authenticator app, not used before; the market's key sends none. */
const freshCode = { otp: otpSchema.optional() };

export const stepUpSchema = z.object(freshCode);

export const newOperatorSchema = z.object({
  ...freshCode,
  email: emailSchema,
  name: line(80, 'name_required'),
  role: z.enum(operatorRoles, { error: 'operator_role' }),
});

export const operatorChangeSchema = z.object({
  ...freshCode,
  role: z.enum(operatorRoles, { error: 'operator_role' }),
});

/** An account of the operator area. */
export const operatorAccountSchema = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: z.enum(operatorRoles),
  /** Whether password and authenticator app are set up. */
  is_set_up: z.boolean(),
  last_seen_at: z.iso.datetime().nullable(),
  added_at: z.iso.datetime(),
});

/** The password is shown once: it has to be changed at the first sign-in, within a day. */
export const operatorAddedSchema = operatorAccountSchema.extend({ temporary_password: z.string() });

export const operatorLogQuerySchema = pageQuerySchema.extend({
  /** What was changed, e.g. `vendors/HT-APP-1`. */
  subject: z.string().max(200).optional(),
  operator: idSchema.optional(),
});

export const operatorLogLineSchema = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  /** Null for the market's key. */
  operator: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  request: z.unknown(),
  /** Null where the process did not live to answer. */
  status: z.number().nullable(),
  /** Fields of the rows that changed, at most 100 rows; what is secret or long is shortened. */
  changes: z.array(
    z.object({
      of: z.string(),
      row: z.string(),
      fields: z.array(
        z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
      ),
    }),
  ),
  address: z.string().nullable(),
});

export const operatorLogSchema = z.object({
  lines: z.array(operatorLogLineSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export type OperatorAccount = z.infer<typeof operatorAccountSchema>;
export type OperatorLogLine = z.infer<typeof operatorLogLineSchema>;

import { z } from 'zod';
import { idSchema, line, pageQuerySchema } from '../common';
import { emailSchema, otpSchema } from '../identifiers';
import { operatorRoles } from './roles';

/** An unused code of the acting operator's authenticator app; the market's key sends none. */
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
  /** True if password and authenticator app are set up. */
  is_set_up: z.boolean(),
  last_seen_at: z.iso.datetime().nullable(),
  added_at: z.iso.datetime(),
});

/** The password is shown once: it must be changed at the first sign-in, within a day. */
export const operatorAddedSchema = operatorAccountSchema.extend({ temporary_password: z.string() });

export const operatorLogQuerySchema = pageQuerySchema.extend({
  /** The changed object, such as `vendors/HT-APP-1`. */
  subject: z.string().max(200).optional(),
  operator: idSchema.optional(),
  /** A number or id, whatever kind of thing has it. */
  thing: z.string().trim().max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export const operatorLogLineSchema = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  /** Null for the market's key. */
  operator: z.string().nullable(),
  action: z.string(),
  /** The action in words, in the caller's language. */
  done: z.string(),
  subject: z.string(),
  request: z.unknown(),
  /** Null if the process ended before its answer. */
  status: z.number().nullable(),
  /** Fields of the changed rows, at most 100 rows; secret or long values are shortened. */
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
  /** Everybody who can be in it, by name. */
  operators: z.array(z.object({ id: z.number(), name: z.string() })),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export type OperatorAccount = z.infer<typeof operatorAccountSchema>;
export type OperatorLog = z.infer<typeof operatorLogSchema>;
export type OperatorLogLine = z.infer<typeof operatorLogLineSchema>;

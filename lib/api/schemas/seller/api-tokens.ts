import { z } from 'zod';
import { answer, line } from '../common';
import { confirmingPasswordSchema } from './password';
import { apiScopes, mostTokenDays } from './scopes';

export const createApiTokenSchema = z.object({
  /** What it is for, in the seller's words. */
  name: line(60, 'name_required'),
  scopes: z
    .array(z.enum(apiScopes))
    .min(1, 'scope_required')
    .max(apiScopes.length)
    .transform((given) => apiScopes.filter((scope) => given.includes(scope))),
  days: z.number().int().min(1).max(mostTokenDays),
  password: confirmingPasswordSchema,
});

export const apiTokenSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** Its last four characters. */
  tail: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** Who made it; it may do no more than they may. */
  by: z.string(),
  created_at: z.iso.datetime(),
  /** Exact to five minutes. */
  last_used_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime(),
});

export const apiTokensAnswerSchema = answer(z.array(apiTokenSchema));

/** With the token itself, which is said here only. */
export const newApiTokenAnswerSchema = answer(apiTokenSchema.extend({ token: z.string() }));

export type ApiToken = z.infer<typeof apiTokenSchema>;

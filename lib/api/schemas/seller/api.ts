import { z } from 'zod';
import { answer, idSchema, line, pageQuerySchema } from '../common';
import { apiScopes, mostTokenDays } from './scopes';
import { confirmingPasswordSchema } from './session';
import { deliveryStates, webhookEventTypes, webhookFaults, webhookStates } from './webhook-events';

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

const events = z
  .array(z.enum(webhookEventTypes))
  .min(1, 'scope_required')
  .max(webhookEventTypes.length)
  .transform((given) => webhookEventTypes.filter((type) => given.includes(type)));

const settings = z.object({ url: line(500, 'webhook_url'), events });

export const createWebhookSchema = settings.extend({ password: confirmingPasswordSchema });

export const changeWebhookSchema = settings.extend({
  /** Needed for another address. */
  password: confirmingPasswordSchema.optional(),
  /** False: nothing is noted or sent until it is true again. */
  active: z.boolean(),
});

export const webhookParamsSchema = z.object({ id: idSchema });
export const deliveryParamsSchema = webhookParamsSchema.extend({ delivery: idSchema });

/** The header `webhook-id` of an event. */
export const eventParamsSchema = z.object({ message: z.string().max(60) });

export const webhookSchema = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  /**
   * `failing`: switched off, because nothing had arrived there for three days; `new_password`: paused, because an
   * owner of the store has set a new password.
   */
  state: z.enum(webhookStates),
  /** Since when nothing has arrived; null while all is well. */
  failing_since: z.iso.datetime().nullable(),
  /** Until then both the new and the former secret sign. */
  former_secret_until: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});

export const webhooksAnswerSchema = answer(z.array(webhookSchema));
export const webhookAnswerSchema = answer(webhookSchema);

/** With the secret that signs, which is said here only. */
export const newWebhookAnswerSchema = answer(webhookSchema.extend({ secret: z.string() }));

/** To how many webhooks it is sent again. */
export const replayedEventSchema = answer(z.object({ deliveries: z.number() }));

export const deliveriesQuerySchema = pageQuerySchema.extend({
  state: z
    .enum(deliveryStates)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...deliveryStates] }),
});

const attemptSchema = z.object({
  at: z.iso.datetime(),
  /** Of the HTTP answer; null without one. */
  status: z.number().nullable(),
  fault: z.enum(webhookFaults).nullable(),
  milliseconds: z.number(),
  /** The beginning of the answer's body. */
  answer: z.string().nullable(),
});

export const deliverySchema = z.object({
  id: z.number(),
  /** The header `webhook-id`: the same for every delivery of one event. */
  message_id: z.string(),
  type: z.string(),
  state: z.enum(deliveryStates),
  is_replay: z.boolean(),
  /** When it is tried again. */
  next_try_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** The body that is sent. */
  body: z.string(),
  attempts: z.array(attemptSchema),
});

export const deliveriesAnswerSchema = answer(
  z.object({
    deliveries: z.array(deliverySchema),
    total: z.number(),
    page: z.number(),
    limit: z.number(),
  }),
);

export type Webhook = z.infer<typeof webhookSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type DeliveryAttempt = z.infer<typeof attemptSchema>;

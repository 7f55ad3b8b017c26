import { z } from 'zod';
import { answer, idSchema, line, pageQuerySchema } from '../common';
import { apiScopes, mostTokenDays } from './scopes';
import { confirmingPasswordSchema } from './session';
import { deliveryStates, webhookEventTypes, webhookFaults, webhookStates } from './webhook-events';

export const createApiTokenSchema = z.object({
  /** The purpose of the token, in the seller's words. */
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
  /** The member who created it; it has no more rights than they have. */
  by: z.string(),
  created_at: z.iso.datetime(),
  /** Accurate to five minutes. */
  last_used_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime(),
});

export const apiTokensAnswerSchema = answer(z.array(apiTokenSchema));

/** A new token with its text, which is shown only here. */
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
  /** Required for a new address. */
  password: confirmingPasswordSchema.optional(),
  /** False while no events are recorded or sent. */
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
   * `failing`: switched off after three days without a delivery; `new_password`: paused because an owner of the
   * store has set a new password.
   */
  state: z.enum(webhookStates),
  /** The start of the present delivery failures; null if there are none. */
  failing_since: z.iso.datetime().nullable(),
  /** The end of the period in which both the new and the former secret sign. */
  former_secret_until: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});

export const webhooksAnswerSchema = answer(z.array(webhookSchema));
export const webhookAnswerSchema = answer(webhookSchema);

/** A new endpoint with its signing secret, which is shown only here. */
export const newWebhookAnswerSchema = answer(webhookSchema.extend({ secret: z.string() }));

/** The number of endpoints to which it is sent again. */
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
  /** The HTTP status; null without an answer. */
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
  /** The time of the next attempt. */
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

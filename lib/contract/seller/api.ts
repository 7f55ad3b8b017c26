import { z } from 'zod';
import type { Rows } from '../row';
import { acknowledgementSchema, idSchema } from '../schemas/common';
import {
  apiTokensAnswerSchema,
  changeWebhookSchema,
  createApiTokenSchema,
  createWebhookSchema,
  deliveriesAnswerSchema,
  deliveriesQuerySchema,
  deliveryParamsSchema,
  eventParamsSchema,
  newApiTokenAnswerSchema,
  newWebhookAnswerSchema,
  replayedEventSchema,
  webhookAnswerSchema,
  webhookParamsSchema,
  webhooksAnswerSchema,
} from '../schemas/seller/api';

const own = { access: 'seller:store' } as const;

export const sellerApiTokensContract = {
  list: {
    method: 'GET',
    path: '/api/seller/api-tokens',
    summary: "The store's personal tokens that are not revoked, newest first",
    ...own,
    answers: { 200: apiTokensAnswerSchema },
  },
  create: {
    method: 'POST',
    path: '/api/seller/api-tokens',
    summary:
      "Makes a personal token for the store's own system, with the password; its text is answered here only",
    ...own,
    givesAccess: true,
    limit: 'api_access',
    body: createApiTokenSchema,
    answers: { 201: newApiTokenAnswerSchema },
  },
  revoke: {
    method: 'DELETE',
    path: '/api/seller/api-tokens/{id}',
    summary: 'Revokes a personal token, at once and for good',
    ...own,
    params: z.object({ id: idSchema }),
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;

const one = { ...own, params: webhookParamsSchema } as const;
const under = '/api/seller/webhooks/{id}';

export const sellerWebhooksContract = {
  list: {
    method: 'GET',
    path: '/api/seller/webhooks',
    summary: "The addresses of the store's own system that are told of events",
    ...own,
    answers: { 200: webhooksAnswerSchema },
  },
  create: {
    method: 'POST',
    path: '/api/seller/webhooks',
    summary: 'Adds an address, with the password; the secret that signs is answered here only',
    ...own,
    givesAccess: true,
    limit: 'api_access',
    body: createWebhookSchema,
    answers: { 201: newWebhookAnswerSchema },
  },
  change: {
    method: 'PUT',
    path: under,
    summary: 'Changes address (with the password) and events, pauses it or switches it on again',
    ...one,
    body: changeWebhookSchema,
    answers: { 200: webhookAnswerSchema },
  },
  remove: {
    method: 'DELETE',
    path: under,
    summary: 'Removes an address with its log',
    ...one,
    answers: { 200: acknowledgementSchema },
  },
  renewSecret: {
    method: 'POST',
    path: `${under}/secret`,
    summary: 'Makes a new secret; the former one signs beside it for 24 hours',
    ...one,
    limit: 'api_access',
    answers: { 201: newWebhookAnswerSchema },
  },
  test: {
    method: 'POST',
    path: `${under}/test`,
    summary: 'Sends the event `webhook.test`',
    ...one,
    limit: 'api_access',
    answers: { 201: acknowledgementSchema },
  },
  deliveries: {
    method: 'GET',
    path: `${under}/deliveries`,
    summary: 'What was sent in the last 30 days and what came of it, newest first',
    ...one,
    query: deliveriesQuerySchema,
    answers: { 200: deliveriesAnswerSchema },
  },
  replay: {
    method: 'POST',
    path: `${under}/deliveries/{delivery}/replay`,
    summary: 'Sends an event again, under the same id',
    ...own,
    limit: 'api_access',
    params: deliveryParamsSchema,
    answers: { 201: acknowledgementSchema },
  },
  replayEvent: {
    method: 'POST',
    path: '/api/seller/webhook-events/{message}/replay',
    summary: 'Sends an event of the last 30 days again, by its `webhook-id`, to whom it was sent',
    ...own,
    scope: 'webhooks',
    params: eventParamsSchema,
    answers: { 201: replayedEventSchema },
  },
} as const satisfies Rows;

import { z } from 'zod';
import { deviceHeader } from '../schemas/device-header';

const idempotencyKey = z.string().trim();

/** Makes a repeated order or cancellation harmless. */
export const orderHeaders = z.object({
  'idempotency-key': idempotencyKey
    .min(1, 'idempotency_key')
    .max(100, 'idempotency_key')
    .optional(),
});

/** Makes a repeated ticket, application or change of a store's stock harmless. */
export const repeatableHeaders = z.object({
  'idempotency-key': idempotencyKey
    .min(1, 'idempotency_key')
    .max(100, 'idempotency_key')
    .optional(),
});

export const deviceHeaders = z.object({ [deviceHeader]: z.string().max(100).optional() });

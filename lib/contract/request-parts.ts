import { z } from 'zod';
import { deviceHeader } from './schemas/device-header';
import { printedNumberSchema } from './schemas/identifiers';

const idempotencyKey = z.string().trim();

/** The idempotency key that makes a repeated order or cancellation harmless. */
export const orderHeaders = z.object({
  'idempotency-key': idempotencyKey
    .min(1, 'idempotency_key')
    .max(100, 'idempotency_key')
    .optional(),
});

/** The idempotency key that makes a repeated ticket, application or stock change harmless. */
export const repeatableHeaders = z.object({
  'idempotency-key': idempotencyKey
    .min(1, 'idempotency_key')
    .max(100, 'idempotency_key')
    .optional(),
});

export const deviceHeaders = z.object({ [deviceHeader]: z.string().max(100).optional() });

/** The number of an order. */
export const orderNumberParams = z.object({ orderNumber: printedNumberSchema });

/** The number of an application or a support ticket. */
export const numberParams = z.object({ number: printedNumberSchema });

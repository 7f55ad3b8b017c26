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

/** A number as it is printed, however it was typed. */
const numberSchema = z
  .string()
  .max(40)
  .transform((number) => number.trim().toUpperCase());

/** Of an order. */
export const orderNumberParams = z.object({ orderNumber: numberSchema });

/** Of an application or a support ticket. */
export const numberParams = z.object({ number: numberSchema });

import { z } from 'zod';
import { answer, oneOf, pageQuerySchema, searchTextSchema } from '../common';
import { courierReportSchema, failureReasons } from './scans';

/** The next move after a failed delivery: the store's, the shopper's, the courier's, or a search for the shipment. */
export const nextMoves = ['store', 'shopper', 'courier', 'coming_back', 'lost'] as const;

/** The moves for which somebody must do something: a courier's own turn and the way back need nobody. */
export const waitingMoves = ['store', 'shopper', 'lost'] as const;

export const failedDeliveriesQuerySchema = pageQuerySchema.extend({
  /** A next move; `waiting` are those for which somebody must do something. */
  next: oneOf(['waiting', ...nextMoves]),
  reason: oneOf(failureReasons),
});

export const marketFailedDeliveriesQuerySchema = failedDeliveriesQuerySchema.extend({
  /** A part of the name of the store. */
  store: searchTextSchema,
});

const failedDeliverySchema = z.object({
  /** The shipment's id. */
  id: z.number(),
  order_number: z.string(),
  store: z.string(),
  city: z.string(),
  pincode: z.string(),
  /** The carrier with its AWB number. */
  carrier: z.string().nullable(),
  awb: z.string().nullable(),
  /** Null where the store's own rider tells none. */
  reason: z.enum(failureReasons).nullable(),
  attempts: z.number(),
  failed_at: z.iso.datetime(),
  next: z.enum(nextMoves),
  chosen: courierReportSchema.shape.chosen,
});

export const failedDeliveriesAnswerSchema = answer(
  z.object({
    deliveries: z.array(failedDeliverySchema),
    total: z.number(),
    page: z.number(),
    limit: z.number(),
  }),
);

export type FailedDelivery = z.infer<typeof failedDeliverySchema>;
export type FailedDeliveryFilters = Omit<
  z.output<typeof marketFailedDeliveriesQuerySchema>,
  'page' | 'limit'
>;
export type NextMove = (typeof nextMoves)[number];

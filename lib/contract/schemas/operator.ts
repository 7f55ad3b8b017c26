import { z } from 'zod';
import { answer, optionalLine, pageQuerySchema } from './common';
import { orderSchema, shipmentStatuses } from './orders';

/** Shipments as the operator sees and moves them; not for shoppers. */

const status = z.enum(shipmentStatuses, { error: 'shipment_status' });

export const operatorShipmentSchema = z.object({
  id: z.number(),
  order_number: z.string(),
  store: z.string(),
  status,
  /** The statuses to which the operator may move it next. */
  moves: z.array(status),
  quantity: z.number(),
  placed_at: z.iso.datetime(),
  invoice_number: z.string().nullable(),
});

/** Lists open shipments if no status is given. */
export const operatorShipmentsQuerySchema = pageQuerySchema.extend({
  status: status
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...shipmentStatuses] }),
  order: z.string().max(40).optional(),
});

export const operatorShipmentsSchema = z.object({
  shipments: z.array(operatorShipmentSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

/** Carrier, AWB number and tracking link are used for the step `shipped`. */
export const advanceShipmentSchema = z
  .object({
    to: status,
    note: optionalLine(200),
    carrier: optionalLine(60),
    awb: optionalLine(40),
    tracking_url: z
      .url({ protocol: /^https$/, error: 'tracking_url' })
      .max(300, 'too_long')
      .optional(),
  })
  .refine(
    ({ carrier, awb, tracking_url }) => (carrier && awb) || !(carrier || awb || tracking_url),
    {
      error: 'carrier',
      path: ['carrier'],
    },
  );

export const operatorShipmentsAnswerSchema = answer(operatorShipmentsSchema);
export const operatorShipmentAnswerSchema = answer(operatorShipmentSchema);
export const operatorOrderAnswerSchema = answer(orderSchema);

export type OperatorShipment = z.infer<typeof operatorShipmentSchema>;

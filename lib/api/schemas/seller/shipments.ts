import { z } from 'zod';
import { answer, idSchema, line, optionalLine, pageQuerySchema, searchTextSchema } from '../common';
import { orderSchema, paymentMethods, shipmentStatuses } from '../orders';
import { changedAtSchema, changesOfList, changesQuery } from './changes';

/** Lists of shipments by what the store has to do with them. */
export const shipmentStates = [
  'to_confirm',
  'to_pack',
  'to_ship',
  'on_the_way',
  'delivered',
  'failed',
  'cancelled',
  'late',
] as const;

/** How many shipments one call may move or print. */
export const shipmentsAtOnce = 100;

const status = z.enum(shipmentStatuses);

export const sellerShipmentsQuerySchema = pageQuerySchema.extend({
  ...changesQuery,
  state: z
    .enum(shipmentStates)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...shipmentStates] }),
  /** In order numbers, AWB numbers, SKUs, and names of products and shoppers. */
  search: searchTextSchema,
});

const item = z.object({
  id: z.number(),
  product_id: z.number(),
  name: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  slug: z.string(),
  /** What is to be sent: without what was cancelled. */
  quantity: z.number(),
  cancelled_quantity: z.number(),
  unit_price: z.number(),
  total: z.number(),
});

export const sellerShipmentSummarySchema = z.object({
  id: z.number(),
  order_number: z.string(),
  status,
  /** Where the store may move it next. */
  moves: z.array(status),
  placed_at: z.iso.datetime(),
  shopper: z.string(),
  city: z.string(),
  state: z.string(),
  payment_method: z.enum(paymentMethods),
  /** Rupees, of what is left, with its shipping. */
  total: z.number(),
  quantity: z.number(),
  items: z.array(item),
  /** What has to happen until when; null once it is shipped. */
  clock: z
    .object({ step: z.enum(['confirm', 'ship']), due_at: z.iso.datetime(), is_late: z.boolean() })
    .nullable(),
  carrier: orderSchema.shape.shipments.element.shape.carrier.unwrap(),
  invoice_number: z.string().nullable(),
  /** When it, or what is to be sent of it, last changed, with microseconds. */
  changed_at: changedAtSchema,
});

export const sellerShipmentSchema = sellerShipmentSummarySchema.extend({
  address: orderSchema.shape.shipping_address,
  timeline: z.array(
    z.object({
      status,
      at: z.iso.datetime(),
      note: z.string().nullable(),
    }),
  ),
  expected: z.object({ earliest: z.iso.datetime(), latest: z.iso.datetime() }).nullable(),
  /** Rupees, of what is left. */
  money: z.object({
    taxable: z.number(),
    tax: z.number(),
    shipping: z.number(),
    total: z.number(),
    /** To be collected at the door; null for a paid order. */
    cash_due: z.number().nullable(),
  }),
});

export const sellerShipmentsSchema = z.object({
  shipments: z.array(sellerShipmentSummarySchema),
  counts: z.record(z.enum(shipmentStates), z.number()),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  ...changesOfList,
});

/** Something to say of the step; the shopper reads it. */
export const shipmentNoteSchema = z.object({ note: optionalLine(200) });

export const shipShipmentSchema = z.object({
  carrier: line(60, 'carrier_name'),
  awb: line(40, 'awb'),
  tracking_url: z
    .union([
      z.literal('').transform(() => undefined),
      z.url({ protocol: /^https$/, error: 'tracking_url' }).max(300, 'too_long'),
    ])
    .optional(),
});

export const cancelShipmentSchema = z.object({ reason: line(200, 'cancel_reason') });

/** The steps that need nothing but the shipment. */
export const bulkSteps = ['confirm', 'pack', 'out-for-delivery', 'deliver'] as const;

const ids = z
  .array(idSchema, { error: 'items_required' })
  .min(1, 'items_required')
  .max(shipmentsAtOnce, 'items_too_many');

export const bulkShipmentsSchema = z.object({ ids, step: z.enum(bulkSteps) });

export const bulkShipmentsAnswerSchema = answer(
  z.object({
    results: z.array(
      z.object({
        id: z.number(),
        /** The status afterwards; null where nothing was done, and `message` says why. */
        status: status.nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
);

/** As an outside list says it; what is wrong with a row is told in its own answer. */
const cell = z.string().max(400, 'too_long');

export const shipManySchema = z.object({
  rows: z
    .array(
      z.object({
        /** The order's number (`HT-…`), or the shipment's id. */
        shipment: cell,
        carrier: cell,
        awb: cell,
        tracking_url: cell.optional(),
      }),
      { error: 'items_required' },
    )
    .min(1, 'items_required')
    .max(shipmentsAtOnce, 'items_too_many'),
});

/** One for each row, in their order. */
export const shipManyAnswerSchema = answer(
  z.object({
    results: z.array(
      z.object({
        shipment: z.string(),
        /** Null where the store has no such shipment. */
        id: z.number().nullable(),
        is_shipped: z.boolean(),
        /** Why it was not shipped. */
        message: z.string().nullable(),
      }),
    ),
  }),
);

export const papers = ['label', 'packing-slip', 'picking-list', 'invoice'] as const;

/** `ids`: numbers with commas between. */
export const papersQuerySchema = z.object({
  kind: z.enum(papers),
  ids: z
    .string()
    .max(2000)
    .transform((given) => given.split(',').map(Number))
    .pipe(z.array(z.number().int().positive()).min(1).max(shipmentsAtOnce, 'items_too_many')),
});

export const sellerShipmentsAnswerSchema = answer(sellerShipmentsSchema);
export const sellerShipmentAnswerSchema = answer(sellerShipmentSchema);

export type ShipmentState = (typeof shipmentStates)[number];
export type SellerShipmentSummary = z.infer<typeof sellerShipmentSummarySchema>;
export type SellerShipment = z.infer<typeof sellerShipmentSchema>;
export type ShippedRow = z.infer<typeof shipManyAnswerSchema>['data']['results'][number];
export type SellerShipments = z.infer<typeof sellerShipmentsSchema>;
export type BulkStep = (typeof bulkSteps)[number];
export type Paper = (typeof papers)[number];

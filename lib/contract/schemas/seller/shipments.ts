import { z } from 'zod';
import {
  answer,
  idSchema,
  line,
  oneOf,
  optionalLine,
  pageQuerySchema,
  quantitySchema,
  queryDay,
  searchTextSchema,
  sortedBy,
} from '../common';
import { awbSchema } from '../identifiers';
import { orderSchema, paymentMethods, shipmentPartSchema, shipmentStatuses } from '../orders';
import { deliveryCodeSchema, deliveryProofs } from '../orders/arrival';
import { shipmentsAtOnce } from './at-once';
import { changedAtSchema, changesOfList, changesQuery } from './changes';
import { sellerBookingSchema } from './couriers';

/** Lists of shipments by the store's next step. */
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

export { shipmentsAtOnce };

const status = z.enum(shipmentStatuses);

export const sellerShipmentsQuerySchema = pageQuerySchema.extend({
  ...changesQuery,
  state: oneOf(shipmentStates),
  /** Searches order numbers, AWB numbers, SKUs, and names of products and shoppers. */
  search: searchTextSchema,
  method: oneOf(paymentMethods),
  /** Days in India on which the order was placed, both included. */
  from: queryDay,
  to: queryDay,
  pincode: searchTextSchema,
  /** The default: those due first, then the newest. */
  sort: sortedBy(['placed']),
});

const item = z.object({
  id: z.number(),
  product_id: z.number(),
  name: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  slug: z.string(),
  /** The quantity to be sent, without cancelled units. */
  quantity: z.number(),
  cancelled_quantity: z.number(),
  unit_price: z.number(),
  total: z.number(),
});

export const sellerShipmentSummarySchema = z.object({
  id: z.number(),
  order_number: z.string(),
  part: shipmentPartSchema,
  status,
  /** The statuses to which the store may move it next. */
  moves: z.array(status),
  placed_at: z.iso.datetime(),
  shopper: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  payment_method: z.enum(paymentMethods),
  /** Rupees of the remaining units, including shipping. */
  total: z.number(),
  quantity: z.number(),
  items: z.array(item),
  /** The next step and its deadline; null after shipping. */
  clock: z
    .object({ step: z.enum(['confirm', 'ship']), due_at: z.iso.datetime(), is_late: z.boolean() })
    .nullable(),
  carrier: orderSchema.shape.shipments.element.shape.carrier.unwrap(),
  /** The provider whose courier is booked and moves it by its scans; null where the store does. */
  courier: z.string().nullable(),
  invoice_number: z.string().nullable(),
  invoice_kind: orderSchema.shape.shipments.element.shape.invoice_kind,
  /** Time of the last change of the shipment or of its contents, with microseconds. */
  changed_at: changedAtSchema,
});

export const sellerShipmentSchema = sellerShipmentSummarySchema.extend({
  items: z.array(
    item.extend({
      gtin: z.string().nullable().describe('the number of the barcode, as the product has it now'),
    }),
  ),
  /** Whether items of it can be packed apart. */
  can_split: z.boolean(),
  address: orderSchema.shape.shipping_address,
  timeline: z.array(
    z.object({
      status,
      at: z.iso.datetime(),
      note: z.string().nullable(),
    }),
  ),
  expected: z.object({ earliest: z.iso.datetime(), latest: z.iso.datetime() }).nullable(),
  /** The proof of the delivery; null before it is delivered. */
  proof: z.enum(deliveryProofs).nullable(),
  /** The newest booking at a courier. */
  booking: sellerBookingSchema.nullable(),
  /** Rupees of the remaining units. */
  money: z.object({
    taxable: z.number(),
    tax: z.number(),
    shipping: z.number(),
    total: z.number(),
    /** Cash to collect on delivery; null for a paid order. */
    cash_due: z.number().nullable(),
    was_cash: z
      .boolean()
      .default(false)
      .describe('ordered as cash on delivery and paid online since: collect nothing'),
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

/** A note on the step, which the shopper reads. */
export const shipmentNoteSchema = z.object({ note: optionalLine(200) });

/** `code`: as the shopper read it; without it the delivery is a claim until the shopper confirms it. */
export const deliverShipmentSchema = shipmentNoteSchema.extend({
  code: deliveryCodeSchema.optional(),
});

export const shipShipmentSchema = z.object({
  carrier: line(60, 'carrier_name'),
  awb: awbSchema,
  tracking_url: z
    .union([
      z.literal('').transform(() => undefined),
      z.url({ protocol: /^https$/, error: 'tracking_url' }).max(300, 'too_long'),
    ])
    .optional(),
});

/** Items of a shipment, and how many of each. */
export const namedItemsSchema = z
  .array(
    z
      .object({
        id: idSchema.optional().describe('of the item, as the shipment names it'),
        sku: line(100).optional().describe("the store's own code, in place of `id`"),
        quantity: quantitySchema
          .pipe(z.number().min(1, 'quantity_min'))
          .optional()
          .describe('how many of them; without it all that are left'),
      })
      .refine(({ id, sku }) => (id === undefined) !== (sku === undefined), {
        path: ['sku'],
        error: 'id_or_sku',
      }),
    { error: 'items_required' },
  )
  .min(1, 'items_required')
  .max(100, 'items_too_many');

/** `items` defaults to the whole rest of the shipment. */
export const cancelShipmentSchema = z.object({
  reason: line(200, 'cancel_reason'),
  items: namedItemsSchema.optional(),
});

/** Body of a split: the lines and quantities that move into a new shipment. */
export const splitShipmentSchema = z.object({ items: namedItemsSchema });

/** The steps that need no further data. */
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
        /** The status afterwards; null if nothing was done, with the reason in `message`. */
        status: status.nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
);

/** A cell of an outside list; problems are reported in each row's own answer. */
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

/** One result for each row, in the same order. */
export const shipManyAnswerSchema = answer(
  z.object({
    results: z.array(
      z.object({
        shipment: z.string(),
        /** Null if the store has no such shipment. */
        id: z.number().nullable(),
        is_shipped: z.boolean(),
        /** The reason it was not shipped. */
        message: z.string().nullable(),
      }),
    ),
  }),
);

export const papers = ['label', 'packing-slip', 'picking-list', 'invoice'] as const;

/** `ids`: numbers separated by commas. */
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

/** The shipment that was split, with the lines it keeps, and the new one. */
export const splitShipmentAnswerSchema = answer(
  z.object({ shipment: sellerShipmentSchema, new_shipment: sellerShipmentSchema }),
);

export type ShipmentState = (typeof shipmentStates)[number];
export type SellerShipmentSummary = z.infer<typeof sellerShipmentSummarySchema>;
export type SellerShipment = z.infer<typeof sellerShipmentSchema>;
export type ShippedRow = z.infer<typeof shipManyAnswerSchema>['data']['results'][number];
export type SellerShipments = z.infer<typeof sellerShipmentsSchema>;
export type BulkStep = (typeof bulkSteps)[number];
export type Paper = (typeof papers)[number];

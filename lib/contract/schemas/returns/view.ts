import { z } from 'zod';
import { invoiceSchema } from '../invoices';
import {
  returnConditions,
  returnKinds,
  returnReasons,
  returnStatuses,
  returnTargets,
} from './terms';

const pictureSchema = z.object({
  id: z.number(),
  image: z.string(),
  width: z.number(),
  height: z.number(),
});

/** A SKU offered as a replacement. */
const replacementSchema = z.object({
  product_id: z.number(),
  name: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  image: z.string().nullable(),
});

export const returnSchema = z.object({
  id: z.number(),
  number: z.string(),
  shipment_id: z.number(),
  kind: z.enum(returnKinds),
  status: z.enum(returnStatuses),
  reason: z.enum(returnReasons),
  comment: z.string().nullable(),
  created_at: z.iso.datetime(),
  items: z.array(
    z.object({
      item_id: z.number(),
      name: z.string(),
      slug: z.string(),
      image: z.string().nullable(),
      quantity: z.number(),
      /** The price of these units in rupees. */
      amount: z.number(),
      replacement: replacementSchema.nullable(),
    }),
  ),
  /** Rupees; for an exchange the refund if it fails. */
  refund: z.object({
    amount: z.number(),
    goods: z.number(),
    shipping: z.number(),
    /** Signed; the last return of what was paid in whole rupees brings back exactly what is left of that. */
    rounding: z.number().default(0),
    to: z.enum(returnTargets),
    /** The last digits of the refund account, for an order paid in cash. */
    account: z.string().nullable(),
    refunded_at: z.iso.datetime().nullable(),
    /** The time of the operator's payment, for an order paid in cash. */
    paid_at: z.iso.datetime().nullable(),
    reference: z.string().nullable(),
  }),
  condition: z.enum(returnConditions).nullable(),
  timeline: z.array(
    z.object({
      status: z.enum(returnStatuses),
      by: z.enum(['shopper', 'seller', 'operator', 'system']),
      at: z.iso.datetime(),
      note: z.string().nullable(),
    }),
  ),
  pictures: z.array(pictureSchema),
  store_pictures: z.array(pictureSchema),
  /** The time at which the return continues automatically. */
  due_at: z.iso.datetime().nullable(),
  /** The shopper's statement that the goods have been sent. */
  handed_over: z
    .object({
      at: z.iso.datetime(),
      carrier: z.string().nullable(),
      awb: z.string().nullable(),
    })
    .nullable(),
  can_hand_over: z.boolean(),
  /** True if the goods are back and the exchange waits for stock. */
  awaits_stock: z.boolean(),
  disputed_by: z.enum(['shopper', 'seller']).nullable(),
  can_dispute: z.boolean(),
  /** The end of the period for disputing a refusal; null if there is no refusal, or no end. */
  dispute_until: z.iso.datetime().nullable(),
  credit_note: z.string().nullable(),
});

/** An item of an order that can be returned now. */
export const returnableItemSchema = z.object({
  item_id: z.number(),
  shipment_id: z.number(),
  name: z.string(),
  image: z.string().nullable(),
  unit_price: z.number(),
  quantity: z.number(),
  /** The last moment for each kind; null if the policy excludes it. Faults have their own. */
  refund_until: z.iso.datetime().nullable(),
  exchange_until: z.iso.datetime().nullable(),
  fault_until: z.iso.datetime().nullable(),
  replacements: z.array(replacementSchema),
});

export const orderReturnsSchema = z.object({
  items: z.array(returnableItemSchema),
  most_pictures: z.number(),
  /** True if the shopper must name an account for a refund. */
  needs_account: z.boolean(),
  returns: z.array(returnSchema),
});

export const requestedReturnSchema = z.object({
  /** `goods` + `shipping` = `amount`, in rupees. */
  refund: z.object({
    amount: z.number(),
    goods: z.number(),
    shipping: z.number(),
    rounding: z.number().default(0),
  }),
  /** Null with `?preview=1`. */
  return: returnSchema.nullable(),
});

export const creditNoteSchema = invoiceSchema.extend({
  /** The invoice it corrects. */
  invoice: z.object({ number: z.string(), issued_at: z.iso.datetime() }),
});

export const returnPictureSchema = pictureSchema;

export type Return = z.infer<typeof returnSchema>;
export type ReturnableItem = z.infer<typeof returnableItemSchema>;
export type OrderReturns = z.infer<typeof orderReturnsSchema>;
export type CreditNote = z.infer<typeof creditNoteSchema>;
export type ReturnPicture = z.infer<typeof returnPictureSchema>;

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

/** A SKU that can be sent instead. */
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
      /** Rupees that these units cost. */
      amount: z.number(),
      replacement: replacementSchema.nullable(),
    }),
  ),
  /** Rupees; of an exchange only what is refunded should it fail. */
  refund: z.object({
    amount: z.number(),
    goods: z.number(),
    shipping: z.number(),
    to: z.enum(returnTargets),
    /** The end of the account that it goes to, of an order paid in cash. */
    account: z.string().nullable(),
    refunded_at: z.iso.datetime().nullable(),
    /** When the operator paid it, of an order paid in cash. */
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
  /** When it goes on by itself. */
  due_at: z.iso.datetime().nullable(),
  /** The shopper says that the goods are on their way. */
  handed_over: z
    .object({
      at: z.iso.datetime(),
      carrier: z.string().nullable(),
      awb: z.string().nullable(),
    })
    .nullable(),
  can_hand_over: z.boolean(),
  /** The goods are back; the exchange waits for what is sold out. */
  awaits_stock: z.boolean(),
  disputed_by: z.enum(['shopper', 'seller']).nullable(),
  can_dispute: z.boolean(),
  /** Of a refusal; null where there is none, or no end. */
  dispute_until: z.iso.datetime().nullable(),
  credit_note: z.string().nullable(),
});

/** What of an order can be sent back now. */
export const returnableItemSchema = z.object({
  item_id: z.number(),
  shipment_id: z.number(),
  name: z.string(),
  image: z.string().nullable(),
  unit_price: z.number(),
  quantity: z.number(),
  /** The last moment, by what is wanted; null where the policy has none. Faults have their own. */
  refund_until: z.iso.datetime().nullable(),
  exchange_until: z.iso.datetime().nullable(),
  fault_until: z.iso.datetime().nullable(),
  replacements: z.array(replacementSchema),
});

export const orderReturnsSchema = z.object({
  items: z.array(returnableItemSchema),
  most_pictures: z.number(),
  /** Whether an account must be named that a refund goes to. */
  needs_account: z.boolean(),
  returns: z.array(returnSchema),
});

export const requestedReturnSchema = z.object({
  /** `goods` + `shipping` = `amount`, in rupees. */
  refund: z.object({ amount: z.number(), goods: z.number(), shipping: z.number() }),
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
export type RequestedReturn = z.infer<typeof requestedReturnSchema>;
export type CreditNote = z.infer<typeof creditNoteSchema>;
export type ReturnPicture = z.infer<typeof returnPictureSchema>;

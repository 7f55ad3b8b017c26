import { z } from 'zod';
import {
  longText,
  oneOf,
  pageQuerySchema,
  queryDay,
  queryNumber,
  searchTextSchema,
  sortedBy,
} from '../common';
import { orderSchema, paymentMethods, shipmentStatuses } from '../orders';
import { paymentStatuses } from '../orders/statuses';
import { returnKinds, returnStatuses } from '../returns/terms';
import { orderRiskSchema } from './cash-risk';
import { refundRequestSchema } from './refunds';
import { operatorLogLineSchema } from './team';

const status = z.enum(shipmentStatuses);
const paymentStatus = z.enum(paymentStatuses);
const method = z.enum(paymentMethods);
const at = z.iso.datetime();

/** Newest first by default. */
export const operatorOrdersQuerySchema = pageQuerySchema.extend({
  /**
   * A complete number, e-mail address, phone, AWB, payment or invoice number, or at least three letters of the
   * recipient's name.
   */
  search: searchTextSchema,
  /** The status of any shipment of the order. */
  status: oneOf(shipmentStatuses),
  payment: oneOf(paymentStatuses),
  method: oneOf(paymentMethods),
  /** Days in India, both included. */
  from: queryDay,
  to: queryDay,
  /** A part of the name of a store in the order. */
  store: searchTextSchema,
  /** Rupees, both included. */
  amount_from: queryNumber(0, 1_000_000_000),
  amount_to: queryNumber(0, 1_000_000_000),
  pincode: searchTextSchema,
  sort: sortedBy(['placed', 'amount']),
});

export const operatorOrderLineSchema = z.object({
  number: z.string(),
  placed_at: at,
  shopper: z.string(),
  city: z.string(),
  pincode: z.string(),
  grand_total: z.number(),
  payment: z.object({ method, status: paymentStatus }),
  shipments: z.array(z.object({ store: z.string(), status })),
});

export const operatorOrdersSchema = z.object({
  orders: z.array(operatorOrderLineSchema),
  total: z.number(),
  /** Rupees of all orders found; null if there are too many to add up. */
  amount: z.number().nullable(),
  page: z.number(),
  limit: z.number(),
});

export const timelineKinds = [
  'placed',
  'shipment',
  'invoice',
  'payment',
  'cancellation',
  'refund',
  'refund_request',
  'return',
  'credit_note',
  'mail',
  'note',
] as const;

export const operatorOrderSchema = z.object({
  order: orderSchema,
  shopper: z.object({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    is_verified: z.boolean(),
    since: at,
    /** The number of orders that the shopper has placed. */
    orders: z.number(),
  }),
  /** The statuses to which the operator may move each shipment next. */
  moves: z.array(z.object({ shipment_id: z.number(), moves: z.array(status) })),
  /** Null for an order that was not placed as cash on delivery, or before risks were scored. */
  cash_risk: orderRiskSchema.nullable(),
  can_cancel: z.boolean(),
  /** Rupees that can still be refunded. */
  refundable: z.number(),
  /** Rupees of the order that can be refunded without a second operator. */
  alone_up_to: z.number(),
  /** True if a refund needs the shopper's account. */
  needs_account: z.boolean(),
  payments: z.array(
    z.object({
      number: z.string(),
      method,
      amount: z.number(),
      status: paymentStatus,
      provider_order_id: z.string().nullable(),
      provider_payment_id: z.string().nullable(),
      provider_status: z.string().nullable(),
      failure_reason: z.string().nullable(),
      created_at: at,
      processed_at: at.nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.number(),
      amount: z.number(),
      reason: z.string(),
      status: z.enum(['pending', 'processed', 'failed']),
      tries: z.number(),
      provider_refund_id: z.string().nullable(),
      created_at: at,
      processed_at: at.nullable(),
    }),
  ),
  refund_requests: z.array(refundRequestSchema),
  returns: z.array(
    z.object({
      id: z.number(),
      number: z.string(),
      kind: z.enum(returnKinds),
      status: z.enum(returnStatuses),
      amount: z.number(),
      created_at: at,
    }),
  ),
  credit_notes: z.array(
    z.object({ number: z.string(), invoice_number: z.string(), total: z.number(), issued_at: at }),
  ),
  /** The complete history, the newest first. */
  timeline: z.array(
    z.object({
      at,
      kind: z.enum(timelineKinds),
      /** The status of the subject, if it has one. */
      status: z.string().nullable(),
      text: z.string().nullable(),
      amount: z.number().nullable(),
      by: z.string().nullable(),
    }),
  ),
  /** Changes by operators, the newest first. */
  log: z.array(operatorLogLineSchema),
});

export const orderNoteSchema = z.object({ text: longText(2000) });

export type OperatorOrderLine = z.infer<typeof operatorOrderLineSchema>;
export type OperatorOrders = z.infer<typeof operatorOrdersSchema>;
export type OperatorOrder = z.infer<typeof operatorOrderSchema>;

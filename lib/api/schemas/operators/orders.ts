import { z } from 'zod';
import { longText, pageQuerySchema, searchTextSchema } from '../common';
import { orderSchema, shipmentStatuses } from '../orders';
import { paymentStatuses } from '../orders/statuses';
import { returnKinds, returnStatuses } from '../returns/terms';
import { refundRequestSchema } from './refunds';
import { operatorLogLineSchema } from './team';

const status = z.enum(shipmentStatuses);
const paymentStatus = z.enum(paymentStatuses);
const method = z.enum(['cod', 'card', 'upi']);
const at = z.iso.datetime();

/** `search`: a number, mail, phone, AWB, payment or invoice number, whole; without it all, newest first. */
export const operatorOrdersQuerySchema = pageQuerySchema.extend({
  search: searchTextSchema,
  /** That some shipment of the order has. */
  status: status
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...shipmentStatuses] }),
  payment: paymentStatus
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...paymentStatuses] }),
});

export const operatorOrderLineSchema = z.object({
  number: z.string(),
  placed_at: at,
  shopper: z.string(),
  city: z.string(),
  grand_total: z.number(),
  payment: z.object({ method, status: paymentStatus }),
  shipments: z.array(z.object({ store: z.string(), status })),
});

export const operatorOrdersSchema = z.object({
  orders: z.array(operatorOrderLineSchema),
  total: z.number(),
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
    /** How many orders they have placed. */
    orders: z.number(),
  }),
  /** Where the operator may move each shipment next. */
  moves: z.array(z.object({ shipment_id: z.number(), moves: z.array(status) })),
  can_cancel: z.boolean(),
  /** Rupees that can still go back. */
  refundable: z.number(),
  /** Rupees of the order that go back without a second operator. */
  alone_up_to: z.number(),
  /** Whether a refund needs an account that it goes to. */
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
  /** Everything that happened, the newest first. */
  timeline: z.array(
    z.object({
      at,
      kind: z.enum(timelineKinds),
      /** Of what it is about, where it has one. */
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

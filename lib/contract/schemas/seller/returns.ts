import { z } from 'zod';
import { longText, oneOf, pageQuerySchema, searchTextSchema } from '../common';
import { taxDocumentKinds } from '../gst/document-kind';
import { paymentReferenceSchema } from '../identifiers';
import { shipmentStatuses } from '../orders';
import { refuseReturnSchema } from '../returns/request';
import { disputable, returnConditions, returnPolicies, returnTabs } from '../returns/terms';
import { returnSchema } from '../returns/view';
import { changedAtSchema, changesOfList, changesQuery } from './changes';

const tabs = Object.keys(returnTabs) as [keyof typeof returnTabs, ...(keyof typeof returnTabs)[]];

export const sellerReturnsQuerySchema = pageQuerySchema.extend({
  ...changesQuery,
  tab: z.enum(tabs).optional().catch(undefined).meta({ type: 'string', enum: tabs }),
});

/** A return as the store sees it: with the order and the shopper's name, without the refund account. */
export const sellerReturnSchema = returnSchema.extend({
  order_number: z.string(),
  shopper: z.string(),
  invoice_number: z.string().nullable(),
  invoice_kind: z.enum(taxDocumentKinds).nullable().default(null),
  /** Time of the last change, with microseconds. */
  changed_at: changedAtSchema,
});

export const sellerReturnsSchema = z.object({
  returns: z.array(sellerReturnSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  /** The number of returns in each tab. */
  counts: z.record(z.enum(tabs), z.number()),
  ...changesOfList,
});

export const receivedReturnSchema = z.object({
  condition: z.enum(returnConditions, { error: 'return_condition' }),
});

/**
 * The decision on damaged goods, or on an exchange whose replacement is sold out: the shopper gets what was
 * requested, the money instead, or the goods again.
 */
export const decideReceivedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('settle') }),
  z.object({ outcome: z.literal('refund') }),
  refuseReturnSchema.extend({ outcome: z.literal('send_back') }),
]);

export const decideReturnSchema = z.object({
  accept: z.boolean(),
  note: longText(500),
  /** The party that bears a refund if the goods stay with the shopper. */
  borne_by: z.enum(['store', 'market']).default('store'),
  /** `replacement_status` at the decision: 409 if it has changed since. */
  seen_replacement: z.enum(shipmentStatuses).nullable().optional(),
});

export const paidReturnSchema = z.object({
  reference: paymentReferenceSchema,
});

export const operatorReturnsQuerySchema = pageQuerySchema.extend({
  /** Disputed ones by default. */
  show: oneOf(['disputed', 'payable', 'paid']),
  /** A complete number of a return or an order. */
  search: searchTextSchema,
});

export const operatorReturnSchema = sellerReturnSchema.extend({
  store: z.string(),
  /** The status at the time of the dispute. */
  disputed_from: z.enum(disputable).nullable(),
  /** Status of an exchange's shipment; null without one. */
  replacement_status: z.enum(shipmentStatuses).nullable(),
  /** Each item's policy, and the end of its return period for the given reason; null if it cannot be returned. */
  policies: z.array(
    z.object({
      item_id: z.number(),
      policy: z.enum(returnPolicies),
      until: z.iso.datetime().nullable(),
    }),
  ),
  /** The complete account, until it is paid. */
  pay_to: z.string().nullable(),
  /** Rupees of the refund that operators have not refunded before. */
  to_pay: z.number(),
});

export const operatorReturnsSchema = z.object({
  returns: z.array(operatorReturnSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export type SellerReturn = z.infer<typeof sellerReturnSchema>;
export type SellerReturns = z.infer<typeof sellerReturnsSchema>;
export type OperatorReturn = z.infer<typeof operatorReturnSchema>;
export type OperatorReturns = z.infer<typeof operatorReturnsSchema>;

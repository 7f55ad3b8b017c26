import { z } from 'zod';
import { longText, pageQuerySchema } from '../common';
import { refuseReturnSchema } from '../returns/request';
import { disputable, returnConditions, returnPolicies, returnTabs } from '../returns/terms';
import { returnSchema } from '../returns/view';
import { changedAtSchema, changesOfList, changesQuery } from './changes';

const tabs = Object.keys(returnTabs) as [keyof typeof returnTabs, ...(keyof typeof returnTabs)[]];

export const sellerReturnsQuerySchema = pageQuerySchema.extend({
  ...changesQuery,
  tab: z.enum(tabs).optional().catch(undefined).meta({ type: 'string', enum: tabs }),
});

/** As the store sees it: with the order and the shopper's name, without the account of the refund. */
export const sellerReturnSchema = returnSchema.extend({
  order_number: z.string(),
  shopper: z.string(),
  invoice_number: z.string().nullable(),
  /** When it last changed, with microseconds. */
  changed_at: changedAtSchema,
});

export const sellerReturnsSchema = z.object({
  returns: z.array(sellerReturnSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  /** How many each tab holds. */
  counts: z.record(z.enum(tabs), z.number()),
  ...changesOfList,
});

export const receivedReturnSchema = z.object({
  condition: z.enum(returnConditions, { error: 'return_condition' }),
});

/**
 * What becomes of goods that came back damaged, or of an exchange whose replacement is sold out: the shopper gets what
 * was asked for, the money instead, or the goods again.
 */
export const decideReceivedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('settle') }),
  z.object({ outcome: z.literal('refund') }),
  refuseReturnSchema.extend({ outcome: z.literal('send_back') }),
]);

export const decideReturnSchema = z.object({
  accept: z.boolean(),
  note: longText(500),
  /** Who bears a refund whose goods stay with the shopper. */
  borne_by: z.enum(['store', 'market']).default('store'),
});

export const paidReturnSchema = z.object({
  reference: z
    .string({ error: 'required' })
    .trim()
    .regex(/^[A-Za-z0-9/-]{4,40}$/, 'payment_reference'),
});

export const operatorReturnsQuerySchema = z.object({
  show: z
    .enum(['disputed', 'payable', 'paid'])
    .optional()
    .catch(undefined)
    .meta({
      type: 'string',
      enum: ['disputed', 'payable', 'paid'],
    }),
});

export const operatorReturnSchema = sellerReturnSchema.extend({
  store: z.string(),
  /** Where the return stood when it was disputed. */
  disputed_from: z.enum(disputable).nullable(),
  /** Of each item: its policy, and until when it could come back for the reason given; null: not at all. */
  policies: z.array(
    z.object({
      item_id: z.number(),
      policy: z.enum(returnPolicies),
      until: z.iso.datetime().nullable(),
    }),
  ),
  /** In full, until it is paid. */
  pay_to: z.string().nullable(),
  /** Rupees of the refund that operators have not given back before. */
  to_pay: z.number(),
});

export type SellerReturn = z.infer<typeof sellerReturnSchema>;
export type SellerReturns = z.infer<typeof sellerReturnsSchema>;
export type OperatorReturn = z.infer<typeof operatorReturnSchema>;

import { z } from 'zod';
import { inFields } from '../by-language';
import { idSchema, keySchema, optionalLine, pageQuerySchema } from '../common';
import { couponCodeSchema } from '../identifiers';
import { couponKinds, couponPayers, couponStates } from './terms';

/** Returns the schema of an amount in rupees, with paise. */
const money = (least: number) =>
  z
    .number({ error: 'amount' })
    .min(least, 'amount')
    .max(10_000_000, 'amount')
    .transform((amount) => Math.round(amount * 100) / 100);

const count = z
  .number({ error: 'whole_number' })
  .int('whole_number')
  .min(1, 'whole_number')
  .max(1_000_000, 'whole_number');

const names = z.array(keySchema).max(200, 'items_too_many').default([]);

/** The benefit and the conditions of a coupon. */
const fields = z.object({
  kind: z.enum(couponKinds, { error: 'required' }),
  value: z.number({ error: 'amount' }).describe('percent (1 to 99), or rupees'),
  cap: money(1).nullable().default(null).describe('the most a percentage takes off, in rupees'),
  least_order: money(0).default(0).describe('what the goods it is for must come to, in rupees'),
  starts_at: z.iso.datetime({ error: 'date', offset: true }).optional(),
  ends_at: z.iso.datetime({ error: 'date', offset: true }).nullable().default(null),
  uses_allowed: count.nullable().default(null),
  uses_per_shopper: count.nullable().default(null),
  first_order_only: z.boolean().default(false).describe('each shopper may then use it once'),
  is_public: z.boolean().default(false).describe('carts show it among the offers'),
  ...inFields('title', optionalLine(80)),
  categories: names.describe('slugs; with the categories below them'),
  skus: names.describe('SKUs'),
});

type Fields = z.output<typeof fields>;

const checks = (all: Fields, context: z.RefinementCtx) => {
  const wrong = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const isPercent = all.kind === 'percent';
  const isWhole = Number.isInteger(all.value) && all.value >= 1 && all.value <= 99;
  if (isPercent && !isWhole) wrong('value', 'coupon_percent');
  if (!isPercent && !(all.value >= 1 && all.value <= 10_000_000)) wrong('value', 'amount');
  if (!isPercent && all.cap !== null) wrong('cap', 'coupon_cap');
  const begins = all.starts_at ? Date.parse(all.starts_at) : Date.now();
  if (all.ends_at && Date.parse(all.ends_at) <= begins) wrong('ends_at', 'coupon_period');
};

export const sellerCouponBodySchema = fields.extend({ code: couponCodeSchema }).superRefine(checks);
export const sellerCouponChangeSchema = fields.superRefine(checks);

const operators = fields.extend({ stores: names.describe('slugs') });

export const operatorCouponBodySchema = operators
  .extend({
    code: couponCodeSchema,
    paid_by: z.enum(couponPayers, { error: 'required' }),
    store: keySchema.optional().describe('slug of the store that pays, if a seller does'),
  })
  .superRefine(checks)
  .refine(({ paid_by, store }) => (paid_by === 'seller') === Boolean(store), {
    path: ['store'],
    message: 'coupon_payer',
  });
export const operatorCouponChangeSchema = operators.superRefine(checks);

const named = z.object({ slug: z.string(), name: z.string() });

/** A coupon as its managers see it; money in rupees. */
export const couponSchema = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.number(),
  cap: z.number().nullable(),
  least_order: z.number(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable(),
  uses_allowed: z.number().nullable(),
  uses_per_shopper: z.number().nullable(),
  first_order_only: z.boolean(),
  is_public: z.boolean(),
  ...inFields('title', z.string().nullable()),
  paid_by: z.enum(couponPayers),
  /** The seller who pays for it; null if the market does. */
  store: named.nullable(),
  stores: z.array(named),
  categories: z.array(named),
  skus: z.array(z.object({ sku: z.string(), name: z.string() })),
  text: z.string().describe('what it gives and asks, in words'),
  state: z.enum(couponStates),
  used: z.number().describe('orders that stand'),
  discount_given: z.number().describe('less what was cancelled or sent back'),
  created_at: z.iso.datetime(),
});

export const couponUseSchema = z.object({
  order_number: z.string(),
  used_at: z.iso.datetime(),
  discount: z.number().describe('as ordered'),
  order_total: z.number().describe('of the order; for a store, of its goods in it'),
  released_at: z.iso
    .datetime()
    .nullable()
    .describe('given back: the order never was, or is cancelled'),
});

export const couponDetailSchema = couponSchema.extend({
  uses: z.array(couponUseSchema).describe('the newest 50'),
});

export const couponsQuerySchema = pageQuerySchema.extend({
  state: z
    .enum(couponStates)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...couponStates] }),
  search: z.string().max(100).optional().catch(undefined).meta({ type: 'string' }),
});

export const couponsPageSchema = z.object({
  coupons: z.array(couponSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export const couponParamsSchema = z.object({ id: idSchema });

export type Coupon = z.infer<typeof couponSchema>;
export type CouponUse = z.infer<typeof couponUseSchema>;
export type CouponDetail = z.infer<typeof couponDetailSchema>;
export type CouponsPage = z.infer<typeof couponsPageSchema>;
export type OperatorCouponBody = z.input<typeof operatorCouponBodySchema>;

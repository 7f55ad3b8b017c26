import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { couponKinds, couponPayers } from '@/lib/contract/schemas/coupons/terms';
import { users } from './accounts';
import { categories, products } from './catalog';
import { createdAt, id, moment, paise, ref, translations } from './columns';
import { orders } from './orders';
import { stores } from './stores';

/** Coupon codes, each of which gives a discount on an order. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** The code in capitals; shoppers may write it in either case. */
    code: text().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    /** The value in whole percent, or in paise. */
    value: bigint({ mode: 'number' }).notNull(),
    /** The most that a percentage discounts, in paise. */
    cap: paise(),
    /** The least value of its goods, in paise. */
    leastOrder: paise().notNull().default(0),
    startsAt: moment().notNull(),
    endsAt: moment(),
    /** The number of uses; null for no limit. */
    usesAllowed: integer(),
    usesPerShopper: integer(),
    /** The number of orders that use it; the row is locked until the order that takes a use is written. */
    used: integer().notNull().default(0),
    firstOrderOnly: boolean().notNull().default(false),
    /** True if carts show it among the offers; shoppers must know any other code. */
    isPublic: boolean().notNull().default(false),
    isPaused: boolean().notNull().default(false),
    paidBy: text({ enum: couponPayers }).notNull(),
    /** The store that pays; its coupon applies to its own goods only. */
    storeId: ref().references(() => stores.id),
    title: text(),
    translations: translations<'title'>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('coupons_code_key').on(t.code),
    index('coupons_store_idx').on(t.storeId, t.id),
    index('coupons_public_idx').on(t.id).where(sql`${t.isPublic} and not ${t.isPaused}`),
    check('coupons_code', sql`${t.code} ~ '^[A-Z0-9]{3,20}$'`),
    check(
      'coupons_value',
      sql`case ${t.kind} when 'percent' then ${t.value} between 1 and 99 else ${t.value} >= 100 end`,
    ),
    check('coupons_cap', sql`${t.cap} is null or (${t.kind} = 'percent' and ${t.cap} >= 100)`),
    check('coupons_least_order', sql`${t.leastOrder} >= 0`),
    check('coupons_period', sql`${t.endsAt} > ${t.startsAt}`),
    check('coupons_limits', sql`${t.usesAllowed} > 0 and ${t.usesPerShopper} > 0`),
    check('coupons_used', sql`${t.used} >= 0 and ${t.used} <= ${t.usesAllowed}`),
    check('coupons_payer', sql`(${t.paidBy} = 'seller') = (${t.storeId} is not null)`),
    check('coupons_first_order', sql`not ${t.firstOrderOnly} or ${t.usesPerShopper} = 1`),
  ],
);

/** Targets of a coupon: any target of each named kind; without targets, everything. */
export const couponTargets = pgTable(
  'coupon_targets',
  {
    id: id(),
    couponId: ref()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    storeId: ref().references(() => stores.id),
    /** The category, including its subcategories. */
    categoryId: ref().references(() => categories.id),
    productId: ref().references(() => products.id),
  },
  (t) => [
    index('coupon_targets_coupon_idx').on(t.couponId),
    check(
      'coupon_targets_one',
      sql`num_nonnulls(${t.storeId}, ${t.categoryId}, ${t.productId}) = 1`,
    ),
  ],
);

/** The coupon of an order; released when the order is never placed, or is cancelled as a whole. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: id(),
    couponId: ref()
      .notNull()
      .references(() => coupons.id),
    userId: ref()
      .notNull()
      .references(() => users.id),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    /**
     * The number of this use among the shopper's uses, from 1, and their maximum: two simultaneous orders
     * cannot have the same number.
     */
    ordinal: integer().notNull(),
    allowed: integer(),
    usedAt: moment().notNull(),
    releasedAt: moment(),
  },
  (t) => [
    uniqueIndex('coupon_uses_order_key').on(t.orderId),
    uniqueIndex('coupon_uses_shopper_key')
      .on(t.couponId, t.userId, t.ordinal)
      .where(sql`${t.releasedAt} is null`),
    index('coupon_uses_user_idx').on(t.userId),
    index('coupon_uses_coupon_idx').on(t.couponId, t.usedAt),
    check('coupon_uses_ordinal', sql`${t.ordinal} > 0`),
    check('coupon_uses_allowed', sql`${t.ordinal} <= ${t.allowed}`),
  ],
);

/** The coupon that a shopper has put into the cart. */
export const cartCoupons = pgTable(
  'cart_coupons',
  {
    userId: ref()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    couponId: ref()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('cart_coupons_coupon_idx').on(t.couponId)],
);

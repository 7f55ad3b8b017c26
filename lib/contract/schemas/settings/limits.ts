import { z } from 'zod';

const whole = (field: string, min: number, max: number) =>
  z.int(field).min(min, field).max(max, field);

/** Limits on a shopper's order, and on stock held by unpaid orders. */
export const limitSettingsSchema = z.object({
  /** Maximum quantity of one product in a cart. */
  line_quantity: whole('line_quantity', 1, 999),
  /** Maximum number of products in a cart, enough for a household. */
  cart_lines: whole('cart_lines', 5, 100),
  /** Maximum open cash-on-delivery orders of a shopper; 0 for no limit. */
  open_cash_orders: whole('open_cash_orders', 0, 1000),
  /** The same limit for shoppers who have not yet paid for a delivered order. */
  new_cash_orders: whole('new_cash_orders', 1, 1000),
  /** Maximum value of their open cash orders, in rupees. */
  new_cash_value: whole('new_cash_value', 1, 10_000_000),
  /** The risk in percent from which an order cannot be paid on delivery; 100 for never. */
  cash_risk_percent: whole('cash_risk_percent', 0, 100),
  /** The risk in percent from which a cash order needs a code; 100 for never. A refusal goes before it. */
  cash_code_percent: whole('cash_code_percent', 0, 100),
  /** Maximum unpaid orders of a shopper at the same time. */
  unpaid_orders: whole('unpaid_orders', 1, 100),
  /** Maximum units held by a shopper's unpaid orders. */
  held_units: whole('held_units', 1, 100_000),
  /** Maximum value held in rupees; a single unit may cost more. */
  held_value: whole('held_value', 1, 100_000_000),
  /** Maximum percent of a SKU's stock that they may hold, and units always allowed. */
  held_share: whole('held_share', 1, 100),
  held_floor: whole('held_floor', 1, 1000),
  /**
   * Maximum orders of a shopper that may end unpaid within 24 hours; the next one must be paid on delivery, or
   * placed later.
   */
  unpaid_a_day: whole('unpaid_a_day', 1, 1000),
});

export type LimitSettings = z.infer<typeof limitSettingsSchema>;

export const defaultLimits: LimitSettings = {
  line_quantity: 999,
  cart_lines: 100,
  open_cash_orders: 10,
  new_cash_orders: 3,
  new_cash_value: 50_000,
  cash_risk_percent: 100,
  cash_code_percent: 100,
  unpaid_orders: 3,
  held_units: 100,
  held_value: 500_000,
  held_share: 50,
  held_floor: 10,
  unpaid_a_day: 20,
};

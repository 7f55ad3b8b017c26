import { z } from 'zod';

const whole = (field: string, min: number, max: number) =>
  z.int(field).min(min, field).max(max, field);

/** How much a shopper may order at once, and have of the shop's stock before it is paid. */
export const limitSettingsSchema = z.object({
  /** Of one product in a cart. */
  line_quantity: whole('line_quantity', 1, 999),
  /** Different products in a cart; a household's basket has some. */
  cart_lines: whole('cart_lines', 5, 100),
  /** Orders of a shopper to be paid on delivery that are under way at once; 0: as many as they like. */
  open_cash_orders: whole('open_cash_orders', 0, 1000),
  /** The same for shoppers who have paid for nothing that was delivered to them yet. */
  new_cash_orders: whole('new_cash_orders', 1, 1000),
  /** Rupees of their cash orders under way. */
  new_cash_value: whole('new_cash_value', 1, 10_000_000),
  /** Orders of a shopper that wait for their payment at once. */
  unpaid_orders: whole('unpaid_orders', 1, 100),
  /** Units that a shopper's unpaid orders may hold. */
  held_units: whole('held_units', 1, 100_000),
  /** Rupees that they may hold; a single unit may cost more. */
  held_value: whole('held_value', 1, 100_000_000),
  /** Percent of a SKU's stock that they may hold, and units that they always may. */
  held_share: whole('held_share', 1, 100),
  held_floor: whole('held_floor', 1, 1000),
  /** Orders of a shopper that may end unpaid within 24 hours; then the next is paid on delivery, or later. */
  unpaid_a_day: whole('unpaid_a_day', 1, 1000),
});

export type LimitSettings = z.infer<typeof limitSettingsSchema>;

export const defaultLimits: LimitSettings = {
  line_quantity: 999,
  cart_lines: 100,
  open_cash_orders: 10,
  new_cash_orders: 3,
  new_cash_value: 50_000,
  unpaid_orders: 3,
  held_units: 100,
  held_value: 500_000,
  held_share: 50,
  held_floor: 10,
  unpaid_a_day: 20,
};

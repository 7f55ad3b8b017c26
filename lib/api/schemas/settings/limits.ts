import { z } from 'zod';

/** How much a shopper may order at once. */
export const limitSettingsSchema = z.object({
  /** Of one product in a cart. */
  line_quantity: z.int('line_quantity').min(1, 'line_quantity').max(999, 'line_quantity'),
  /** Different products in a cart. */
  cart_lines: z.int('cart_lines').min(1, 'cart_lines').max(100, 'cart_lines'),
  /** Orders of a shopper to be paid on delivery that are under way at once; 0: as many as they like. */
  open_cash_orders: z
    .int('open_cash_orders')
    .min(0, 'open_cash_orders')
    .max(1000, 'open_cash_orders'),
});

export type LimitSettings = z.infer<typeof limitSettingsSchema>;

export const defaultLimits: LimitSettings = {
  line_quantity: 999,
  cart_lines: 100,
  open_cash_orders: 0,
};

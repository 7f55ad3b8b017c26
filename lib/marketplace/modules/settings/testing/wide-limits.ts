import { defaultLimits, type LimitSettings } from '@/lib/contract/schemas/settings/limits';

/** Limits for tests and benchmarks in which one shopper orders more than an account may. */
export const wideLimits: LimitSettings = {
  ...defaultLimits,
  open_cash_orders: 0,
  new_cash_orders: 1000,
  new_cash_value: 10_000_000,
  unpaid_orders: 100,
  held_units: 100_000,
  held_value: 100_000_000,
  held_share: 100,
  unpaid_a_day: 1000,
};

import { paiseOf } from '../../kernel/money/rupees';
import { deliveryWindow, isServed, type Origin, takesCash, type Window } from './estimate';
import type { DeliveryRules } from './rules';

/** The delivery terms of a store's shipment to a pincode. */
export type DeliveryTerms = { isServed: false } | ({ isServed: true } & Window);

/** Returns the terms of a shipment ordered `now` in that store. */
export function deliveryTerms(
  rules: DeliveryRules,
  store: Origin,
  to: string,
  now: Date,
): DeliveryTerms {
  if (!isServed(rules, to)) return { isServed: false };
  return { isServed: true, ...deliveryWindow(rules, store, to, now) };
}

/** Returns why an order of that total (paise) cannot be paid on delivery there; undefined if it can. */
export function cashRefusal(
  rules: DeliveryRules,
  to: string,
  grandTotal: number,
): 'cod_not_here' | 'cod_over_limit' | undefined {
  if (!takesCash(rules, to)) return 'cod_not_here';
  return grandTotal > paiseOf(rules.cash_limit) ? 'cod_over_limit' : undefined;
}

import { paiseOf } from '../../kernel/money/rupees';
import { deliveryWindow, type Holiday, isServed, takesCash, type Window } from './estimate';
import type { DeliveryRules } from './rules';

/** Whether and when a store's shipment reaches a pincode, and whether it can be paid in cash. */
export type DeliveryTerms = { isServed: false } | ({ isServed: true } & Window);

/** Terms of a shipment ordered `now` in that store. */
export function deliveryTerms(
  rules: DeliveryRules,
  store: { pincode: string } & Holiday,
  to: string,
  now: Date,
): DeliveryTerms {
  if (!isServed(rules, to)) return { isServed: false };
  return { isServed: true, ...deliveryWindow(rules, store.pincode, to, now, store) };
}

/** Why an order of that total (paise) cannot be paid on delivery there; undefined when it can. */
export function cashRefusal(
  rules: DeliveryRules,
  to: string,
  grandTotal: number,
): 'cod_not_here' | 'cod_over_limit' | undefined {
  if (!takesCash(rules, to)) return 'cod_not_here';
  return grandTotal > paiseOf(rules.cash_limit) ? 'cod_over_limit' : undefined;
}

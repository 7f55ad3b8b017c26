import { deliveryWindow, isServed, takesCash, type Window } from './estimate';
import { cashLimit } from './pincodes';

/** Whether and when a store's shipment reaches a pincode, and whether it can be paid in cash. */
export type DeliveryTerms = { isServed: false } | ({ isServed: true } & Window);

/** Terms of a shipment ordered `now`. */
export function deliveryTerms(from: string, to: string, now: Date): DeliveryTerms {
  return isServed(to) ? { isServed: true, ...deliveryWindow(from, to, now) } : { isServed: false };
}

/** Why an order of that total (paise) cannot be paid on delivery there; undefined when it can. */
export function cashRefusal(
  to: string,
  grandTotal: number,
): 'cod_not_here' | 'cod_over_limit' | undefined {
  if (!takesCash(to)) return 'cod_not_here';
  return grandTotal > cashLimit ? 'cod_over_limit' : undefined;
}

/** A day in India (`YYYY-MM-DD`) as a moment: its noon, which is the same day in UTC. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00+05:30`);

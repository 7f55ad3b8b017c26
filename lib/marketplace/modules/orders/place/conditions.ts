import type { PaymentMethod } from '@/lib/contract/schemas/orders';
import { DomainError } from '../../../kernel/errors';
import {
  cashRefusal,
  type DeliveryRules,
  deliveryTerms,
  leavingDay,
  type Origin,
  type Window,
} from '../../delivery';

/** The payment provider's minimum, in paise. */
export const leastPayment = 100;

/** Returns why an order of that total (paise) to that pincode cannot be paid by this method; undefined if it can. */
export function methodRefusal(
  rules: DeliveryRules,
  method: PaymentMethod,
  pincode: string,
  grandTotal: number,
) {
  if (method === 'cod') return cashRefusal(rules, pincode, grandTotal);
  return grandTotal < leastPayment ? ('payment_too_small' as const) : undefined;
}

/** Returns the parameters of the refusals' texts. */
export const refusalParams = ({ cash_limit: limit }: DeliveryRules, pincode: string) => ({
  pincode,
  limit,
});

/**
 * Requires that the order can be paid by this method.
 * @throws {DomainError} 422 cod_not_here, cod_over_limit or payment_too_small
 */
export function requireMethod(
  rules: DeliveryRules,
  method: PaymentMethod,
  pincode: string,
  grandTotal: number,
): void {
  const refusal = methodRefusal(rules, method, pincode, grandTotal);
  if (refusal) {
    throw new DomainError(422, refusal, {
      params: refusalParams(rules, pincode),
      data: { method },
    });
  }
}

type Shipment = { store: { name: string } & Origin };

/**
 * Adds the days of delivery to shipments, and the day on which each is to leave.
 * @throws {DomainError} 409 not_delivered, naming the first store that does not deliver there
 */
export function deliverable<Item extends Shipment>(
  rules: DeliveryRules,
  shipments: Item[],
  pincode: string,
  now: Date,
): (Item & { window: Window; leavesOn: string })[] {
  return shipments.map((shipment) => {
    const { store } = shipment;
    const terms = deliveryTerms(rules, store, pincode, now);
    if (!terms.isServed) {
      throw new DomainError(409, 'not_delivered', {
        params: { store: store.name || 'Seller', pincode },
        data: { store_id: store.id, pincode },
      });
    }
    const { earliest, latest } = terms;
    return { ...shipment, window: { earliest, latest }, leavesOn: leavingDay(rules, store, now) };
  });
}

import type { PaymentMethod } from '@/lib/api/schemas/orders';
import type { Window } from '../../delivery/estimate';
import { cashLimit } from '../../delivery/pincodes';
import { cashRefusal, deliveryTerms } from '../../delivery/terms';
import { DomainError } from '../../host/errors';
import { rupees } from '../../money/rupees';

/** Paise; the payment provider takes no less. */
export const leastPayment = 100;

/** Why this way to pay cannot be taken, of an order of that total (paise) to that pincode. */
export function methodRefusal(method: PaymentMethod, pincode: string, grandTotal: number) {
  if (method === 'cod') return cashRefusal(pincode, grandTotal);
  return grandTotal < leastPayment ? ('payment_too_small' as const) : undefined;
}

/** What the texts of refusals say beside their words. */
export const refusalParams = (pincode: string) => ({ pincode, limit: rupees(cashLimit) });

/** @throws {DomainError} 422 cod_not_here, cod_over_limit or payment_too_small */
export function requireMethod(method: PaymentMethod, pincode: string, grandTotal: number): void {
  const refusal = methodRefusal(method, pincode, grandTotal);
  if (refusal) {
    throw new DomainError(422, refusal, { params: refusalParams(pincode), data: { method } });
  }
}

type Shipment = { store: { id: number; name: string; pincode: string } };

/**
 * Shipments with the days of their delivery.
 * @throws {DomainError} 409 not_delivered, naming the first store that does not send there
 */
export function deliverable<Item extends Shipment>(
  shipments: Item[],
  pincode: string,
  now: Date,
): (Item & { window: Window })[] {
  return shipments.map((shipment) => {
    const { store } = shipment;
    const terms = deliveryTerms(store.pincode, pincode, now);
    if (!terms.isServed) {
      throw new DomainError(409, 'not_delivered', {
        params: { store: store.name || 'Seller', pincode },
        data: { store_id: store.id, pincode },
      });
    }
    const { earliest, latest } = terms;
    return { ...shipment, window: { earliest, latest } };
  });
}

import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import { type OrderedLine, partsOf } from '../money/line-value';
import type { PaiseTotals } from '../money/totals';
import { isOff } from './transitions';

/** What the worth of a parcel depends on; paise. */
export type OrderedParcel = {
  id: number;
  status: ShipmentStatus;
  shipping: number;
  items: (OrderedLine & { id: number; productId: number; cancelledQuantity: number })[];
};

/**
 * What an order comes to now: the pieces that were neither cancelled nor returned, and the shipping of
 * the parcels that are still on. Shipping stays as it was charged when the order was placed, also when a
 * cancellation leaves less than free shipping began from: nothing is ever charged later.
 */
export function worthOf(parcels: readonly OrderedParcel[]): PaiseTotals {
  const totals = { subtotal: 0, tax: 0, shipping: 0, discount: 0, grandTotal: 0 };
  for (const parcel of parcels.filter(({ status }) => !isOff(status))) {
    totals.shipping += parcel.shipping;
    for (const item of parcel.items) {
      const { taxable, cgst, sgst, igst } = partsOf(item, item.quantity - item.cancelledQuantity);
      totals.subtotal += taxable;
      totals.tax += cgst + sgst + igst;
    }
  }
  totals.grandTotal = totals.subtotal + totals.tax + totals.shipping;
  return totals;
}

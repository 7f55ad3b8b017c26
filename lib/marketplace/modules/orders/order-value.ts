import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import { type DiscountedLine, discountOf, lineValue } from '../../kernel/money/line-value';
import type { PaiseTotals } from '../../kernel/money/totals';
import { isOff } from './status';

/** What the value of a shipment depends on; paise. */
export type OrderedShipment = {
  id: number;
  status: ShipmentStatus;
  shipping: number;
  /** Sent for an exchange: it costs nothing and cannot be cancelled. */
  isReplacement?: boolean;
  items: (DiscountedLine & { id: number; productId: number; cancelledQuantity: number })[];
};

/**
 * What an order comes to now: what was neither cancelled nor returned, and the shipping of the shipments
 * that are still on. Shipping stays as it was charged when the order was placed, also when a
 * cancellation leaves less than free shipping began from: nothing is ever charged later. The same holds for a
 * coupon: what stays keeps its part of the discount, whatever the least order value was.
 */
export function orderValue(shipments: readonly OrderedShipment[]): PaiseTotals {
  const totals = { subtotal: 0, tax: 0, shipping: 0, discount: 0, grandTotal: 0 };
  for (const shipment of shipments.filter(({ status }) => !isOff(status))) {
    totals.shipping += shipment.shipping;
    for (const item of shipment.items) {
      const left = item.quantity - item.cancelledQuantity;
      const { taxable, cgst, sgst, igst } = lineValue(item, left);
      const discount = discountOf(item, left);
      totals.subtotal += taxable + discount;
      totals.tax += cgst + sgst + igst;
      totals.discount += discount;
    }
  }
  totals.grandTotal = totals.subtotal + totals.tax - totals.discount + totals.shipping;
  return totals;
}

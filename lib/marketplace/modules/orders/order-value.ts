import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import { type DiscountedLine, discountOf, lineValue } from '../../kernel/money/line-value';
import type { PaiseTotals } from '../../kernel/money/totals';
import { type CashTerms, cashRoundingOf } from '../../kernel/money/whole-rupees';
import { isOff } from './status';

/** The inputs of a shipment's value; paise. */
export type OrderedShipment = CashTerms & {
  id: number;
  status: ShipmentStatus;
  shipping: number;
  /** True for a replacement in an exchange, which costs nothing and cannot be cancelled. */
  isReplacement?: boolean;
  items: (DiscountedLine & { id: number; productId: number; cancelledQuantity: number })[];
};

/**
 * Returns the current value of an order: lines neither cancelled nor returned, and the shipping of active
 * shipments. Shipping stays as charged when the order was placed, even if a cancellation leaves less than the
 * free-shipping sum: nothing is charged later. The same holds for a coupon: remaining lines keep their part of
 * the discount, whatever the minimum order value was. Cash is rounded for each shipment, because each is paid at
 * its own delivery.
 */
export function orderValue(shipments: readonly OrderedShipment[]): PaiseTotals {
  const totals = { subtotal: 0, tax: 0, shipping: 0, discount: 0, rounding: 0, grandTotal: 0 };
  for (const shipment of shipments.filter(({ status }) => !isOff(status))) {
    let value = shipment.shipping;
    totals.shipping += shipment.shipping;
    for (const item of shipment.items) {
      const left = item.quantity - item.cancelledQuantity;
      const { taxable, cgst, sgst, igst } = lineValue(item, left);
      const discount = discountOf(item, left);
      totals.subtotal += taxable + discount;
      totals.tax += cgst + sgst + igst;
      totals.discount += discount;
      value += taxable + cgst + sgst + igst;
    }
    totals.rounding += cashRoundingOf(value, shipment);
  }
  totals.grandTotal = exactOf(totals) + totals.rounding;
  return totals;
}

/** The sum of totals before the rounding of cash, which sellers are paid for; paise. */
export const exactOf = ({ subtotal, tax, discount, shipping }: Omit<PaiseTotals, 'grandTotal'>) =>
  subtotal + tax - discount + shipping;

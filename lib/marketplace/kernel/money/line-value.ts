import { divideHalfUp, extractGst, type GstParts } from './gst';

/** A line as it was ordered: its sum, and the tax in it, for its whole quantity. Paise. */
export type OrderedLine = GstParts & { quantity: number; total: number; gstBasisPoints: number };

type LineParts = GstParts & { total: number };

/** A line with what it cost by its price, and what a coupon took off; paise. */
export type DiscountedLine = OrderedLine & { unitPrice: number; discount: number };

/** What of a line's discount is on a part of it: what the part costs less than by its price. Paise. */
export function discountOf(line: DiscountedLine, part: number): number {
  return line.discount === 0 ? 0 : line.unitPrice * part - lineValue(line, part).total;
}

/**
 * What a part of an ordered line comes to, with the tax in it computed for this sum alone. It depends only
 * on the quantity that is left, so cancelling one by one or all at once ends at the same paisa.
 * @param part 0 to the line's quantity
 */
export function lineValue(line: OrderedLine, part: number): LineParts {
  const { quantity, taxable, cgst, sgst, igst } = line;
  if (part === quantity) return { taxable, cgst, sgst, igst, total: line.total };
  const total = divideHalfUp(line.total * part, quantity);
  // CGST may round to nothing where IGST would not; without IGST the other kind leaves nothing either.
  return { total, ...extractGst(total, line.gstBasisPoints, igst === 0) };
}

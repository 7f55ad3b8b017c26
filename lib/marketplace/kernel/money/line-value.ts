import { divideHalfUp, extractGst, type GstParts } from './gst';

/** An ordered line: its sum and the tax in it, for its whole quantity, in paise. */
export type OrderedLine = GstParts & { quantity: number; total: number; gstBasisPoints: number };

type LineParts = GstParts & { total: number };

/** A line with its price and the coupon's discount; paise. */
export type DiscountedLine = OrderedLine & { unitPrice: number; discount: number };

/** Returns the discount on a part of a line: its price less its value, in paise. */
export function discountOf(line: DiscountedLine, part: number): number {
  return line.discount === 0 ? 0 : line.unitPrice * part - lineValue(line, part).total;
}

/**
 * Returns the value of a part of an ordered line, with the tax in it computed for this sum alone. It depends
 * only on the quantity that is left, so cancelling one by one or all at once ends at the same paisa.
 * @param part 0 to the line's quantity
 */
export function lineValue(line: OrderedLine, part: number): LineParts {
  const { quantity, taxable, cgst, sgst, igst } = line;
  if (part === quantity) return { taxable, cgst, sgst, igst, total: line.total };
  const total = divideHalfUp(line.total * part, quantity);
  // CGST may round to zero where IGST would not; a line without IGST keeps its kind of tax.
  return { total, ...extractGst(total, line.gstBasisPoints, igst === 0) };
}

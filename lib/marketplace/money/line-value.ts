import { divideHalfUp, extractGst, type GstParts } from './gst';

/** A line as it was ordered: its sum, and the tax in it, of all its pieces. Paise. */
export type OrderedLine = GstParts & { quantity: number; total: number; gstRate: number };

type LineParts = GstParts & { total: number };

/**
 * What some pieces of an ordered line come to, with the tax in them computed for this sum alone. It
 * depends on how many pieces there are and not on how that came about, so cancelling one by one or all
 * at once ends at the same paisa.
 * @param pieces 0 to the line's quantity
 */
export function lineValue(line: OrderedLine, pieces: number): LineParts {
  const { quantity, taxable, cgst, sgst, igst } = line;
  if (pieces === quantity) return { taxable, cgst, sgst, igst, total: line.total };
  const total = divideHalfUp(line.total * pieces, quantity);
  // CGST may round to nothing where IGST would not; without IGST the other kind leaves nothing either.
  return { total, ...extractGst(total, line.gstRate, igst === 0) };
}

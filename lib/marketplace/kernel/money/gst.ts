import { type GstBands, gstRateAt } from '@/lib/contract/schemas/gst/rates';

/** The parts of a GST-inclusive amount, in integer paise; they add up to it exactly. */
export type GstParts = { taxable: number; cgst: number; sgst: number; igst: number };

/**
 * Splits the GST from an amount that includes it: amount × rate / (10,000 + rate), in integer paise, rounded
 * half up. Within one state each half (CGST, SGST) is computed for itself, otherwise it is IGST.
 * @param inclusive integer paise, ≥ 0
 * @param rate hundredths of a percent
 */
export function extractGst(inclusive: number, rate: number, sameState: boolean): GstParts {
  if (sameState) {
    const half = divideHalfUp(inclusive * rate, 2 * (10_000 + rate));
    return { taxable: inclusive - 2 * half, cgst: half, sgst: half, igst: 0 };
  }
  const igst = divideHalfUp(inclusive * rate, 10_000 + rate);
  return { taxable: inclusive - igst, cgst: 0, sgst: 0, igst };
}

/** Returns a / b rounded half up, exact for non-negative integers (no fraction is ever formed). */
export function divideHalfUp(a: number, b: number): number {
  const rest = a % b;
  return (a - rest) / b + (2 * rest >= b ? 1 : 0);
}

/** The tax terms of a line: the product's own rate by its notification, else the bands of its HSN code. */
export type GstTerms = { own: number | null; bands: GstBands };

/** A rate in hundredths of a percent, and its source. */
export type ResolvedGst = { gstBasisPoints: number; gstSource: 'table' | 'own' };

/** @param total paise of the line, GST included, after its discount */
export function resolveGst({ own, bands }: GstTerms, total: number, quantity: number): ResolvedGst {
  if (own !== null) return { gstBasisPoints: own, gstSource: 'own' };
  return { gstBasisPoints: gstRateAt(bands, total, quantity), gstSource: 'table' };
}

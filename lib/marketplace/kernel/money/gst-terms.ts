import { type GstBands, gstRateAt } from '@/lib/api/schemas/gst/rates';

/** By what a line is taxed: the product's own rate by its notification, else the bands of its HSN code. */
export type GstTerms = { own: number | null; bands: GstBands };

/** Hundredths of a percent, and where they came from. */
export type ResolvedGst = { gstBasisPoints: number; gstSource: 'table' | 'own' };

/** @param total paise of the line, GST included, after its discount */
export function resolveGst({ own, bands }: GstTerms, total: number, quantity: number): ResolvedGst {
  if (own !== null) return { gstBasisPoints: own, gstSource: 'own' };
  return { gstBasisPoints: gstRateAt(bands, total, quantity), gstSource: 'table' };
}

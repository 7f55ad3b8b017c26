import { z } from 'zod';

/** Percent with at most two decimals. */
export const percentSchema = z
  .number({ error: 'rate_percent' })
  .min(0, 'rate_percent')
  .max(100, 'rate_percent')
  .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), 'rate_percent');

/** A band of value and its rate: up to `upTo` paise a piece without GST (null: no end); hundredths of a percent. */
export type GstBand = { upTo: number | null; rate: number };

/** Bands that hold for a code on a day, by value; none stands for the rate of goods that nothing names. */
export type GstBands = readonly GstBand[];

/** Hundredths of a percent of goods that no row names. */
export const defaultGstRate = 1800;

/**
 * The rate at which a sum of equal pieces is taxed, in hundredths of a percent: of the first band whose end the value
 * of a piece does not exceed when its rate is taken out. So 5% holds up to ₹2,625 with GST, where ₹2,500 is its end.
 * The database's `gst_rate_at` does the same.
 * @param total paise, GST included, after deal and coupon
 */
export function gstRateAt(bands: GstBands, total: number, quantity: number): number {
  const fits = ({ upTo, rate }: GstBand) =>
    upTo === null ||
    BigInt(total) * 10_000n <= BigInt(upTo) * BigInt(10_000 + rate) * BigInt(quantity);
  return (bands.find(fits) ?? bands.at(-1))?.rate ?? defaultGstRate;
}

/** A row of the table of rates; days are `YYYY-MM-DD` in India. */
export const gstRateRowSchema = z.object({
  hsn_prefix: z.string().describe("'' stands for all goods that no other row names"),
  value_from: z.number().describe('paise of a piece without GST; above it'),
  value_to: z.number().nullable().describe('up to it'),
  rate: z.number().describe('hundredths of a percent'),
  holds_from: z.iso.date(),
  holds_until: z.iso.date().nullable().describe('the first day on which it no longer holds'),
  notification: z.string(),
});
export type GstRateRow = z.infer<typeof gstRateRowSchema>;

/** The bands that the rows say for a code on a day; the database's `gst_bands` does the same. */
export function gstBandsOf(rows: readonly GstRateRow[], hsn: string, day: string): GstBand[] {
  const [first] = rows
    .filter(
      ({ hsn_prefix: prefix, holds_from: from, holds_until: until }) =>
        hsn.startsWith(prefix) && from <= day && (until === null || until > day),
    )
    .sort(
      (a, b) => b.hsn_prefix.length - a.hsn_prefix.length || (a.holds_from < b.holds_from ? 1 : -1),
    );
  if (!first) return [];
  return rows
    .filter((row) => row.hsn_prefix === first.hsn_prefix && row.holds_from === first.holds_from)
    .sort((a, b) => a.value_from - b.value_from)
    .map(({ value_to: upTo, rate }) => ({ upTo, rate }));
}

/**
 * Prices (paise, GST included) at which a seller keeps less than at the end of the band before: above `best`, up to
 * `worse`. None where the bands rise by nothing.
 */
export function pricesToAvoid(bands: GstBands): { best: number; worse: number }[] {
  return bands.flatMap(({ upTo, rate }, index) => {
    const next = bands[index + 1];
    if (upTo === null || !next || next.rate <= rate) return [];
    const at = (of: number) => Math.floor((upTo * (10_000 + of)) / 10_000);
    return [{ best: at(rate), worse: at(next.rate) }];
  });
}

/** `0.25`, `3`, `18`: hundredths of a percent as percent. */
export const percentOf = (basisPoints: number): number => basisPoints / 100;

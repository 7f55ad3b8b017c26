import { z } from 'zod';

/** Percent with at most two decimals. */
export const percentSchema = z
  .number({ error: 'rate_percent' })
  .min(0, 'rate_percent')
  .max(100, 'rate_percent')
  .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), 'rate_percent');

/** A value band and its rate: up to `upTo` paise a unit without GST (null: no end); rate in hundredths of a percent. */
export type GstBand = { upTo: number | null; rate: number };

/** The bands of a code on a day, by value; an empty list means the rate of goods without a row. */
export type GstBands = readonly GstBand[];

/** The rate of goods without a row, in hundredths of a percent. */
export const defaultGstRate = 1800;

/**
 * Returns the tax rate of a sum of equal units, in hundredths of a percent: that of the first band whose end is
 * not exceeded by a unit's value without that rate. So 5% applies up to ₹2,625 with GST if its band ends at
 * ₹2,500. The database's `gst_rate_at` does the same.
 * @param total paise, GST included, after deal and coupon
 */
export function gstRateAt(bands: GstBands, total: number, quantity: number): number {
  const fits = ({ upTo, rate }: GstBand) =>
    upTo === null ||
    BigInt(total) * 10_000n <= BigInt(upTo) * BigInt(10_000 + rate) * BigInt(quantity);
  return (bands.find(fits) ?? bands.at(-1))?.rate ?? defaultGstRate;
}

/** A row of the rate table; days are `YYYY-MM-DD` in India. */
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

/** Returns the bands of a code on a day; the database's `gst_bands` does the same. */
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
 * Returns price ranges (paise, GST included) in which a seller earns less than at the end of the band below:
 * above `best`, up to `worse`. Empty if rates do not rise.
 */
export function pricesToAvoid(bands: GstBands): { best: number; worse: number }[] {
  return bands.flatMap(({ upTo, rate }, index) => {
    const next = bands[index + 1];
    if (upTo === null || !next || next.rate <= rate) return [];
    const at = (of: number) => Math.floor((upTo * (10_000 + of)) / 10_000);
    return [{ best: at(rate), worse: at(next.rate) }];
  });
}

/** Converts hundredths of a percent to percent: `0.25`, `3`, `18`. */
export const percentOf = (basisPoints: number): number => basisPoints / 100;

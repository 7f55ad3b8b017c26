import { z } from 'zod';

/** A legal rate and the day (`YYYY-MM-DD`, in India) from which it applies. */
const rateSchema = z.object({
  from: z.iso.date('rate_day'),
  percent: z
    .number('rate_percent')
    .min(0, 'rate_percent')
    .max(50, 'rate_percent')
    .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), 'rate_percent'),
});

/** Returns the schema of values from a day on: given in any order, stored by day, one for each. */
const byDay = <Held extends { from: string }>(held: z.ZodType<Held>) =>
  z
    .array(held)
    .min(1, 'rates_missing')
    .max(50, 'rates_many')
    .overwrite((all) => all.toSorted((a, b) => a.from.localeCompare(b.from)))
    .refine((all) => new Set(all.map(({ from }) => from)).size === all.length, 'rates_twice');

const ratesSchema = byDay(rateSchema);

/** The report of a month's TDS, from that day on; the code is empty until an adviser has confirmed it. */
const tdsFormSchema = z.object({
  from: z.iso.date('rate_day'),
  section: z.string().trim().min(1, 'required').max(20, 'too_long'),
  form: z.string().trim().min(1, 'required').max(20, 'too_long'),
  code: z.string().trim().max(10, 'too_long'),
});

export type TdsForm = z.infer<typeof tdsFormSchema>;

/** The Income-tax Act 2025 applies since 1 April 2026. */
export const defaultTdsForms: TdsForm[] = [
  { from: '2020-10-01', section: '194-O', form: '26Q', code: '94O' },
  { from: '2026-04-01', section: '393', form: '140', code: '' },
];

/** Taxes that the market collects and withholds for sellers. */
export const taxSettingsSchema = z.object({
  /** Tax collected at source on the net taxable value: CGST Act, section 52. */
  tcs: ratesSchema,
  /** Tax deducted at source on the sale without GST. */
  tds: ratesSchema,
  tds_forms: byDay(tdsFormSchema).default(defaultTdsForms),
  /** GST on the market's commission (SAC 9985). */
  commission_gst: ratesSchema,
});

export type TaxRate = z.infer<typeof rateSchema>;
export type TaxSettings = z.infer<typeof taxSettingsSchema>;

export const taxKinds = ['tcs', 'tds', 'commission_gst'] as const;

export const defaultTaxes: TaxSettings = {
  tcs: [
    { from: '2018-10-01', percent: 1 },
    { from: '2024-07-10', percent: 0.5 },
  ],
  tds: [
    { from: '2020-10-01', percent: 1 },
    { from: '2024-10-01', percent: 0.1 },
  ],
  commission_gst: [{ from: '2017-07-01', percent: 18 }],
  tds_forms: defaultTdsForms,
};

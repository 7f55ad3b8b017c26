import {
  dayInIndia,
  type TaxRate,
  type TaxSettings,
  type TdsForm,
} from '@/lib/api/schemas/settings/taxes';

/** Hundredths of a percent. */
export type TaxRates = { tcs: number; tds: number; commissionGst: number };

const rateOn = (rates: readonly TaxRate[], day: string) =>
  Math.round((rates.findLast(({ from }) => from <= day)?.percent ?? 0) * 100);

/** The rates of law on the Indian day of a moment. */
export function taxRatesAt({ tcs, tds, commission_gst }: TaxSettings, at: Date): TaxRates {
  const day = dayInIndia(at);
  return {
    tcs: rateOn(tcs, day),
    tds: rateOn(tds, day),
    commissionGst: rateOn(commission_gst, day),
  };
}

/** By which section, form and code TDS is reported on an Indian day (`YYYY-MM-DD`). */
export function tdsFormAt({ tds_forms: forms }: TaxSettings, day: string): Omit<TdsForm, 'from'> {
  const { section, form, code } = forms.findLast(({ from }) => from <= day) ??
    forms[0] ?? { section: '', form: '', code: '' };
  return { section, form, code };
}

/** Paise in a financial year up to which an individual or a Hindu undivided family bears no TDS. */
export const tdsFreeLimit = 500_000_00;

/** Whether the fourth letter of a PAN says individual (P) or Hindu undivided family (H). */
export const isPersonal = (pan: string) => /^.{3}[PH]/.test(pan);

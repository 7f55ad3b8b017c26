import type { TaxRate, TaxSettings, TdsForm } from '@/lib/api/schemas/settings/taxes';
import { dayOf } from '@/lib/time/india';

/** Hundredths of a percent. */
export type TaxRates = { tcs: number; tds: number; commissionGst: number };

/** No rate is known for a day (`YYYY-MM-DD` in India): whatever needs it waits for an operator to enter one. */
export class MissingRate extends Error {
  constructor(rate: string, day: string) {
    super(`no rate of ${rate} holds on ${day}`);
    this.name = 'MissingRate';
  }
}

function rateOn(name: string, rates: readonly TaxRate[], day: string): number {
  const rate = rates.findLast(({ from }) => from <= day);
  if (!rate) throw new MissingRate(name, day);
  return Math.round(rate.percent * 100);
}

/**
 * The rates of law on the Indian day of a moment.
 * @throws {MissingRate} where the settings name none for that day; no tax is a rate of 0
 */
export function taxRatesAt({ tcs, tds, commission_gst }: TaxSettings, at: Date): TaxRates {
  const day = dayOf(at);
  return {
    tcs: rateOn('TCS', tcs, day),
    tds: rateOn('TDS', tds, day),
    commissionGst: rateOn('GST on commission', commission_gst, day),
  };
}

/**
 * By which section, form and code TDS is reported on an Indian day (`YYYY-MM-DD`); the first form before its day.
 * @throws {MissingRate} where the settings name no form at all
 */
export function tdsFormAt({ tds_forms: forms }: TaxSettings, day: string): Omit<TdsForm, 'from'> {
  const found = forms.findLast(({ from }) => from <= day) ?? forms[0];
  if (!found) throw new MissingRate('TDS (its form)', day);
  const { section, form, code } = found;
  return { section, form, code };
}

/** Paise in a financial year up to which an individual or a Hindu undivided family bears no TDS. */
export const tdsFreeLimit = 500_000_00;

/** Whether the fourth letter of a PAN says individual (P) or Hindu undivided family (H). */
export const isPersonal = (pan: string) => /^.{3}[PH]/.test(pan);

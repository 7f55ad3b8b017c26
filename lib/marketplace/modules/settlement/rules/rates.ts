import type { TaxRate, TaxSettings, TdsForm } from '@/lib/contract/schemas/settings/taxes';
import { dayOf } from '@/lib/time/india';

/** Rates in hundredths of a percent. */
export type TaxRates = { tcs: number; tds: number; commissionGst: number };

/** Thrown when no rate is known for a day (`YYYY-MM-DD` in India): the work waits for an operator to enter one. */
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
 * Returns the legal rates on the Indian day of a moment.
 * @throws {MissingRate} if the settings name none for that day; no tax is a rate of 0
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
 * Returns the section, form and code by which TDS is reported on an Indian day (`YYYY-MM-DD`); the first form
 * before its day.
 * @throws {MissingRate} where the settings name no form at all
 */
export function tdsFormAt({ tds_forms: forms }: TaxSettings, day: string): Omit<TdsForm, 'from'> {
  const found = forms.findLast(({ from }) => from <= day) ?? forms[0];
  if (!found) throw new MissingRate('TDS (its form)', day);
  const { section, form, code } = found;
  return { section, form, code };
}

/** The limit in a financial year, in paise, up to which an individual or a Hindu undivided family bears no TDS. */
export const tdsFreeLimit = 500_000_00;

/** Returns whether the fourth letter of a PAN says individual (P) or Hindu undivided family (H). */
export const isPersonal = (pan: string) => /^.{3}[PH]/.test(pan);

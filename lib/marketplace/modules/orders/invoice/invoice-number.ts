import { financialYearOf } from '@/lib/time/india';

/** India's financial year, April to March: `2627` from 1 April 2026 to 31 March 2027, Indian time. */
export function financialYear(at: Date): string {
  const begins = financialYearOf(at);
  return [begins, begins + 1].map((year) => String(year % 100).padStart(2, '0')).join('');
}

/** E.g. `KRTI/2627/000123`: at most 16 characters (GST rule 46) with a prefix of up to four letters. */
export function invoiceNumber(prefix: string, year: string, count: number): string {
  return `${prefix}/${year}/${String(count).padStart(6, '0')}`;
}

const longest = 16;

/**
 * E.g. `KRTI/C2627/00012`: at most 16 characters, and never an invoice's. A seller's hundred-thousandth of a
 * year goes without the second slash.
 */
export function creditNoteNumber(prefix: string, year: string, count: number): string {
  const counted = String(count).padStart(5, '0');
  const number = `${prefix}/C${year}/${counted}`;
  return number.length > longest ? `${prefix}/C${year}${counted}` : number;
}

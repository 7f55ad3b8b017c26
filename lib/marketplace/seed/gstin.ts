import { gstinCheckDigit } from '@/lib/contract/schemas/numbers/gstin';

/**
 * Returns a company's PAN for demonstration: `DEM`, `C` for company, the initial of the name and the number
 * 0000, which the tax department never issues.
 */
export function demoPan(name: string): string {
  const initial = name[0]?.toUpperCase() ?? 'X';
  return `DEMC${initial}0000${initial}`;
}

/** Returns the GSTIN of a PAN's first registration in a state. */
export function gstinOf(stateCode: string, pan: string): string {
  const first14 = `${stateCode}${pan}1Z`;
  return first14 + gstinCheckDigit(first14);
}

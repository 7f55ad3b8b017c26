const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check digit over the first 14 characters of a GSTIN. */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, char, index) => {
    const product = digits.indexOf(char) * (index % 2 ? 2 : 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] as string;
}

/**
 * A company's PAN for demonstration: `DEM`, `C` for company, the initial of the name and the number
 * 0000, which the tax department never issues.
 */
export function demoPan(name: string): string {
  const initial = name[0]?.toUpperCase() ?? 'X';
  return `DEMC${initial}0000${initial}`;
}

/** The GSTIN of a PAN's first registration in a state. */
export function gstinOf(stateCode: string, pan: string): string {
  const first14 = `${stateCode}${pan}1Z`;
  return first14 + gstinCheckDigit(first14);
}

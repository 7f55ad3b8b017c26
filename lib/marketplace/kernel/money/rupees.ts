/** Converts the marketplace's integer paise to the contract's rupees. */
export const rupees = (paise: number) => paise / 100;

/** Formats integer paise as rupees with two decimals, exactly: `-0.05`. */
export function rupeesText(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Converts the contract's rupees to integer paise. */
export const paiseOf = (amount: number) => Math.round(amount * 100);

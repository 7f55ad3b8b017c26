/**
 * `amount × part / whole` in integer paise, rounded half away from zero, exact for any amounts. The whole
 * part gives the amount itself, none of it gives 0.
 * @param whole above 0
 */
export function portion(amount: number, part: number, whole: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(part);
  const divisor = BigInt(whole);
  const rounded = Number((2n * product + divisor) / (2n * divisor));
  return amount < 0 ? -rounded : rounded;
}

/** So many hundredths of a percent of an amount, in paise. */
export const atRate = (amount: number, basisPoints: number) => portion(amount, basisPoints, 10_000);

/**
 * A tax of two equal halves (CGST and SGST), each rounded for itself; as IGST it is their sum, so that the
 * place of supply changes no total.
 */
export const inHalves = (amount: number, basisPoints: number) =>
  2 * portion(amount, basisPoints, 20_000);

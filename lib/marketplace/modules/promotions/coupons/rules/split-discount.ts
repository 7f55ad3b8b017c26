/**
 * Splits a discount over lines in proportion to what they cost, to the paisa, by largest remainder; of equal
 * remainders the earlier line gets the paisa. No line gets more than it costs.
 * @param values paise of each line
 * @param discount paise, 0 to the sum of the values
 */
export function splitDiscount(values: readonly number[], discount: number): number[] {
  const whole = values.reduce((sum, value) => sum + BigInt(value), 0n);
  if (whole === 0n) return values.map(() => 0);
  const parts = values.map((value, index) => {
    const product = BigInt(value) * BigInt(discount);
    return { index, share: Number(product / whole), rest: product % whole };
  });
  const shares = parts.map(({ share }) => share);
  const left = discount - shares.reduce((sum, share) => sum + share, 0);
  const byRest = parts.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  for (const { index } of byRest.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

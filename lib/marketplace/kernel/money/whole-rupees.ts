/**
 * Computes the rounding of an amount to whole rupees, 50 paise and more upwards (CGST Act, section 170). A smaller
 * amount is never rounded to more than a larger one.
 * @param amount paise, not negative
 * @returns paise to add, −49 to 50
 */
export const roundingOf = (amount: number): number =>
  Math.floor((amount + 50) / 100) * 100 - amount;

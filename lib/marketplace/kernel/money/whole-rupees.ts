/**
 * Computes the rounding of an amount to whole rupees, 50 paise and more upwards (CGST Act, section 170). A smaller
 * amount is never rounded to more than a larger one.
 * @param amount paise, not negative
 * @returns paise to add, −49 to 50
 */
export const roundingOf = (amount: number): number =>
  Math.floor((amount + 50) / 100) * 100 - amount;

/** The terms of a shipment's cash: in whole rupees or to the paisa, and its share of a former rounding in paise. */
export type CashTerms = { inRupees?: boolean; roundingShift?: number };

/**
 * Computes the rounding of the cash for a shipment of this value. What is collected is never negative.
 * @param value paise, not negative
 * @returns signed paise to add; 0 where it is paid to the paisa
 */
export const cashRoundingOf = (
  value: number,
  { inRupees, roundingShift = 0 }: CashTerms,
): number => (inRupees ? Math.max(roundingOf(value) + roundingShift, -value) : 0);

/** A base and the tax on it; paise. */
export type Taxed = { base: number; tax: number };

/**
 * Returns the reported amounts of a month and those that the next one deducts: a base below zero is reported
 * as zero, and carried with its tax.
 */
export function carryForward(own: Taxed, before: Taxed): { reported: Taxed; carried: Taxed } {
  const all = { base: own.base + before.base, tax: own.tax + before.tax };
  const none = { base: 0, tax: 0 };
  return all.base < 0 || all.tax < 0
    ? { reported: none, carried: all }
    : { reported: all, carried: none };
}

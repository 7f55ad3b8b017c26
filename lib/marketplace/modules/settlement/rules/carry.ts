/** A base and the tax on it; paise. */
export type Taxed = { base: number; tax: number };

/**
 * What is reported of a month and what the next one takes off: a base below nothing is reported as nothing, and
 * carried with its tax.
 */
export function carryForward(own: Taxed, before: Taxed): { reported: Taxed; carried: Taxed } {
  const all = { base: own.base + before.base, tax: own.tax + before.tax };
  const none = { base: 0, tax: 0 };
  return all.base < 0 || all.tax < 0
    ? { reported: none, carried: all }
    : { reported: all, carried: none };
}

/** Above every row number of a sheet, and below the number of keys that an integer of PostgreSQL has. */
const base = 2 ** 21;

/** Maximum number of SKUs that a single record can stand for. */
export const mostParts = 128;

/**
 * Returns the key of a row: the row number in its sheet, the sheet's ordinal among those that are read, and the
 * ordinal of the SKU in a record that stands for several.
 */
export const rowKey = (row: number, sheet: number, part: number): number =>
  (sheet * mostParts + part) * base + row;

/** Returns the row number as a spreadsheet shows it, and the ordinals of its sheet and its part. */
export function ofRowKey(key: number): { row: number; sheet: number; part: number } {
  const slot = Math.floor(key / base);
  return { row: key % base, sheet: Math.floor(slot / mostParts), part: slot % mostParts };
}

/** An item of a shipment that is packed by its code. */
export type PackedItem = { id: number; sku: string; gtin: string | null; quantity: number };

/** Packed units by item. */
export type Counted = Readonly<Record<number, number>>;

/** The longest code that is read; longer ones are something else, such as the address in a QR code. */
const longest = 64;

/** A GTIN without the zeros in front: scanners read a UPC of 12 digits with one more or one less. */
const bareGtin = (code: string) => code.replace(/^0+/, '');

function hasCode({ sku, gtin }: PackedItem, code: string): boolean {
  if (sku.toLowerCase() === code.toLowerCase()) return true;
  return gtin !== null && /^\d+$/.test(code) && bareGtin(gtin) === bareGtin(code);
}

/**
 * Counts a unit of the item with a scanned or typed code, a barcode's number or a SKU; of several such items the
 * first that lacks a unit.
 * @returns the new counts with the item, `complete` if all its units are counted, or `unknown` without such an item
 */
export function countCode(
  items: readonly PackedItem[],
  counted: Counted,
  scanned: string,
): { item: PackedItem; counted: Counted } | 'complete' | 'unknown' {
  const code = scanned.slice(0, longest).trim();
  const found = code ? items.filter((item) => hasCode(item, code)) : [];
  if (!found.length) return 'unknown';
  const item = found.find(({ id, quantity }) => (counted[id] ?? 0) < quantity);
  if (!item) return 'complete';
  return { item, counted: { ...counted, [item.id]: (counted[item.id] ?? 0) + 1 } };
}

/** Returns the units that are not counted, by item. */
export const restOf = (items: readonly PackedItem[], counted: Counted) =>
  items.flatMap(({ id, quantity }) => {
    const left = quantity - (counted[id] ?? 0);
    return left > 0 ? [{ id, quantity: left }] : [];
  });

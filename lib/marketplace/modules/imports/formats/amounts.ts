/** Maximum characters of a number that are read. */
const longest = 60;

/** Reads a price or weight as shops' exports write it, `1299.50`; undefined for an empty text and anything else. */
export function amountOf(text: string): number | undefined {
  const given = text.slice(0, longest).trim();
  const plain = /^\d{1,9},\d{1,2}$/.test(given)
    ? given.replace(',', '.')
    : given.replaceAll(',', '');
  return /^(?:\d{1,12}(?:\.\d{0,8})?|\.\d{1,8})$/.test(plain) ? Number(plain) : undefined;
}

/** Returns a price; '' for 0, which shops write where they have not set one. */
export const priceText = (text: string): string => (amountOf(text) === 0 ? '' : text);

/**
 * Returns price and MRP of an export with a price and a former price: the MRP is the higher one. Texts that are
 * not plain numbers stay as they are, so that the check reports them.
 */
export function pricesOf(price: string, before: string): { price: string; mrp: string } {
  const [own, other] = [priceText(price), priceText(before)];
  if (!own) return { price: other, mrp: other };
  const [a, b] = [amountOf(own), amountOf(other)];
  return { price: own, mrp: a !== undefined && b !== undefined && b > a ? other : own };
}

const grams = new Map([
  ['g', 1],
  ['gm', 1],
  ['gms', 1],
  ['gram', 1],
  ['grams', 1],
  ['kg', 1000],
  ['kgs', 1000],
  ['kilogram', 1000],
  ['kilograms', 1000],
  ['lb', 453.59237],
  ['lbs', 453.59237],
  ['pound', 453.59237],
  ['pounds', 453.59237],
  ['oz', 28.349523],
  ['ounce', 28.349523],
  ['ounces', 28.349523],
]);

/** Returns a weight as text in whole grams; '' for an empty text, zero, and an unknown unit. */
export function gramsText(text: string, unit: string): string {
  const factor = grams.get(unit.trim().toLowerCase().slice(0, 20)) ?? 0;
  const weight = Math.round((amountOf(text) ?? 0) * factor);
  return weight > 0 ? String(weight) : '';
}

const centimetres = new Map([
  ['cm', 1],
  ['mm', 0.1],
  ['m', 100],
  ['in', 2.54],
  ['inch', 2.54],
  ['inches', 2.54],
  ['yd', 91.44],
]);

/** Returns a length as text in centimetres with one decimal; '' for an empty text, zero, and an unknown unit. */
export function centimetresText(text: string, unit: string): string {
  const factor = centimetres.get(unit.trim().toLowerCase().slice(0, 20)) ?? 0;
  const length = Math.round((amountOf(text) ?? 0) * factor * 10) / 10;
  return length > 0 ? String(length) : '';
}

/** The text for an uncounted stock; the check asks once for its quantity. */
export const inStock = 'in stock';

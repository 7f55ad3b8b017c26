import { plainName, type SourceRecord } from './format';
import { type Option, variantsOf } from './options';

/** The columns of an option: what it is called, and its value. */
type Pair = { name: string; value: string };

const digits = new Map([
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
]);
const isName = new Set(['name', 'nombre', 'nom']);

/** A heading of an option in the exports of tills: `Option 1 name`, `variant_option_one_value`, `Opción 1 valor`. */
const heading =
  /^(?:variant|product)?(?:option|opción)(?:(\d|one|two|three)(name|value|nombre|valor|nom|valeur)|(name|value)(\d))$/;

/** Returns the pairs of columns that hold the names and values of options. */
export function optionPairs(headings: readonly string[]): Pair[] {
  const pairs = new Map<string, Partial<Pair>>();
  for (const column of headings) {
    const [, first, word, otherWord, last] = heading.exec(plainName(column)) ?? [];
    const number = last ?? first;
    if (!number) continue;
    const key = digits.get(number) ?? number;
    const part = isName.has(otherWord ?? word ?? '') ? 'name' : 'value';
    pairs.set(key, { ...pairs.get(key), [part]: column });
  }
  return [...pairs.values()].flatMap(({ name, value }) => (name && value ? [{ name, value }] : []));
}

/** Returns a reader of a row's options, called as in the row above where a row of the same listing has no names. */
export function optionReader(pairs: readonly Pair[], listing: string | undefined) {
  let names: string[] = [];
  let before = '';
  return ({ cells }: SourceRecord) => {
    const own = pairs.map(({ name }) => cells.get(name) ?? '');
    const code = (listing && cells.get(listing)) || '';
    if (code !== before || own.some(Boolean)) names = own;
    before = code;
    const options = pairs.map(
      ({ value }, index): Option => ({ name: names[index] ?? '', value: cells.get(value) ?? '' }),
    );
    // Each option tells its row apart from others, which are not read here.
    const [variant] = variantsOf([options, options.map(({ name }) => ({ name, value: '' }))]);
    return { colour: variant?.colour ?? '', size: variant?.size ?? '' };
  };
}

/** Returns the columns of the stock at each place: `In stock [Market Road]`, `inventory_Market_Road`. */
export function stockColumns(headings: readonly string[]): string[] {
  const present = new Set(headings);
  return headings.filter((column) => {
    const [, place] = /^inventory_(.{1,60})$/.exec(column) ?? [];
    if (place) return present.has(`reorder_point_${place}`);
    return /^(?:(?:in stock|en inventario|en stock) \[.{1,60}\]|current quantity .{1,60})$/i.test(
      column,
    );
  });
}

/** Returns the stock of all places; '' if none has a number. A place that has sold more than it had counts as empty. */
export function stockOfAll({ cells }: SourceRecord, columns: readonly string[]): string {
  const given = columns.flatMap((column) => cells.get(column)?.trim() || []);
  if (given.length < 2) return given[0] ?? '';
  const counts = given.map(Number).filter(Number.isFinite);
  return counts.length ? String(counts.reduce((sum, count) => sum + Math.max(0, count), 0)) : '';
}

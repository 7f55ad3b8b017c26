import { edge } from './amounts';

/** An amount of goods, in grams or millilitres. */
export type Quantity = { unit: 'g' | 'ml'; amount: number };

const units: readonly (readonly [pattern: string, unit: Quantity['unit'], factor: number])[] = [
  ['kgs?|kilos?|kilograms?|किलो(?:ग्राम)?', 'g', 1000],
  ['g|gms?|grams?|ग्राम', 'g', 1],
  ['ml|millilit(?:re|er)s?|मिली', 'ml', 1],
  ['l|lt|ltrs?|lit(?:re|er)s?|लीटर', 'ml', 1000],
];
const anyUnit = units.map(([pattern]) => pattern).join('|');
const fractions: Record<string, number> = {
  half: 0.5,
  aadha: 0.5,
  adha: 0.5,
  आधा: 0.5,
  quarter: 0.25,
  pav: 0.25,
  paav: 0.25,
  पाव: 0.25,
  पाँव: 0.25,
  ek: 1,
  एक: 1,
  one: 1,
  do: 2,
  दो: 2,
  two: 2,
  dedh: 1.5,
  डेढ़: 1.5,
};

const pattern = `${edge.start}(\\d+(?:\\.\\d+)?|${Object.keys(fractions).join('|')})\\s*(${anyUnit})${edge.end}`;
const quantity = new RegExp(pattern, 'u');

/** The first quantity of a lower-case text, with the place of its words; undefined when there is none. */
function quantityIn(text: string): (Quantity & { at: number; words: string }) | undefined {
  const found = quantity.exec(text);
  if (!found) return undefined;
  const [words, number = '', name = ''] = found;
  const unit = units.find(([one]) => new RegExp(`^(?:${one})$`, 'u').test(name));
  if (!unit) return undefined;
  const value = fractions[number] ?? Number(number);
  return { unit: unit[1], amount: value * unit[2], at: found.index, words };
}

const namedSize = new RegExp(
  `${edge.start}(?:size|साइज़?)\\s+(?:uk\\s+)?([a-z0-9.]{1,4})${edge.end}`,
  'u',
);

/**
 * Which of the catalogue's sizes a lower-case text asks for, by a quantity (half kg) or by name (size 8), and with
 * which words; undefined when it asks for none that there is.
 */
export function sizesIn(text: string, all: readonly string[]) {
  const quantity = quantityIn(text);
  const byQuantity = quantity ? all.filter((size) => isSizeOf(size, quantity)) : [];
  if (quantity && byQuantity.length > 0) {
    return { at: quantity.at, words: quantity.words, sizes: byQuantity };
  }
  const named = namedSize.exec(text);
  const name = named?.[1];
  const sizes = all.filter((size) =>
    size
      .toLowerCase()
      .split(' ')
      .includes(name ?? ''),
  );
  return named && sizes.length > 0 ? { at: named.index, words: named[0], sizes } : undefined;
}

/** Whether a size such as `500 g` or `300 ml, Pack of 6` is that quantity. */
function isSizeOf(size: string, { unit, amount }: Quantity): boolean {
  const own = quantityIn(size.toLowerCase());
  return own?.unit === unit && Math.abs(own.amount - amount) < 0.5;
}

import { anyNumber, anyNumberWord, edge, numberIn } from './amounts';
import { keysOf } from './folding';

/** A spelling of a measure in names of goods: they have all the numbers and one of the units, by their keys. */
export type Spelling = { numbers: string[]; units: string[] };

/**
 * A unit; `names` is a pattern; the first of `spelt` is shown. One of it is `factor` of the unit in which it
 * is compared.
 */
export type Unit = { of: string; factor: number; names: string; spelt: string };

const units: readonly Unit[] = [
  {
    of: 'g',
    factor: 1000,
    names: 'kgs?|kilos?|kilograms?|kg[ms]|किलो(?:ग्राम)?|केजी',
    spelt: 'kg kilo',
  },
  { of: 'g', factor: 1, names: 'g|gms?|grams?|gr|ग्राम', spelt: 'g gm gram' },
  { of: 'g', factor: 0.001, names: 'mg|milligrams?', spelt: 'mg' },
  { of: 'ml', factor: 1, names: 'ml|millilit(?:re|er)s?|मिली|एमएल', spelt: 'ml' },
  {
    of: 'ml',
    factor: 1000,
    names: 'l|lt|lts|ltrs?|lit(?:re|er)s?|लीटर|लिटर',
    spelt: 'L ltr litre liter',
  },
  { of: 'mm', factor: 1, names: 'mm|millimet(?:re|er)s?|मिमी', spelt: 'mm' },
  { of: 'mm', factor: 10, names: 'cms?|centimet(?:re|er)s?|सेमी', spelt: 'cm' },
  { of: 'mm', factor: 1000, names: 'm|met(?:re|er)s?|mtrs?|मीटर', spelt: 'm mtr meter metre' },
  { of: 'mm', factor: 25.4, names: 'inch(?:es)?|["”″]|इंच', spelt: 'inch' },
  { of: 'mm', factor: 304.8, names: 'ft|feet|foot|फ[़]?[ुू]ट', spelt: 'ft feet foot' },
  { of: 'W', factor: 1, names: 'w|watts?|वाट|वॉट', spelt: 'W watt' },
  { of: 'W', factor: 1000, names: 'kw|kilowatts?', spelt: 'kW' },
  { of: 'mAh', factor: 1, names: 'mah|एमएएच', spelt: 'mAh' },
  { of: 'GB', factor: 1, names: 'gb|gigs?|gigabytes?|जीबी', spelt: 'GB' },
  { of: 'GB', factor: 1024, names: 'tb|terabytes?|टीबी', spelt: 'TB' },
  { of: 'V', factor: 1, names: 'v|volts?|वोल्ट', spelt: 'V volt' },
  { of: 'ton', factor: 1, names: 'tons?|tonn?e?s?|टन', spelt: 'ton' },
  { of: 'MP', factor: 1, names: 'mp|megapixels?', spelt: 'MP megapixel' },
  { of: 'GSM', factor: 1, names: 'gsm', spelt: 'GSM' },
  { of: 'Hz', factor: 1, names: 'hz|hertz', spelt: 'Hz' },
  { of: 'oz', factor: 1, names: 'oz|ounces?', spelt: 'oz' },
  { of: 'seat', factor: 1, names: 'seaters?|सीटर', spelt: 'Seater seat' },
  { of: 'person', factor: 1, names: 'persons?|people|व्यक्ति', spelt: 'Person' },
  {
    of: 'count',
    factor: 1,
    names: 'pieces?|peices?|pcs?|pec|पीस',
    spelt: 'Pieces piece pcs set pack',
  },
  { of: 'count', factor: 1, names: 'tablets?|capsules?|गोलियाँ', spelt: 'Tablets capsule' },
  { of: 'pages', factor: 1, names: 'pages?|पेज|पन्न[ाे]', spelt: 'Pages page' },
  { of: 'sheets', factor: 1, names: 'sheets|leaves', spelt: 'Sheets sheet leaves' },
  { of: 'rpm', factor: 1, names: 'rpm', spelt: 'RPM' },
  { of: 'lumen', factor: 1, names: 'lumens?|lm', spelt: 'lumen lm' },
  { of: 'dpi', factor: 1, names: 'dpi', spelt: 'DPI' },
  { of: 'TC', factor: 1, names: 'tc|thread\\s+counts?', spelt: 'TC thread' },
  { of: 'p', factor: 1, names: 'p', spelt: 'p' },
];
/** A pattern of any unit. */
export const anyUnit = units.map(({ names }) => names).join('|');

/** A number in digits, and the condition for its start. */
export const digits = '(?:[1-9]/[1-9]\\d?(?!\\d)|\\d{1,7}(?:,\\d{2,3})*(?:\\.\\d{1,3})?)';
const number = `(?:${digits}|${anyNumber}(?=\\s))`;
export const numberStart = '(?<![\\p{L}\\p{M}\\p{N}.,₹/])';

/** A quantity: 65w, 22.5 W, half kg, 24-inch, but not the networks 4g and 5g; groups `number` and `unit`. */
export const quantityPattern = `(?![2-5]g${edge.end})(?<number>${number})\\s*-?\\s*(?<unit>${anyUnit})${edge.end}`;
const quantities = new RegExp(`${numberStart}${quantityPattern}`, 'gu');
/** A count: pack of 6, 6 ka set; groups `kind` and `count`, or `before` and `word`. */
const counted = `(?:(?<kind>set|pack|packet|combo|box|pair)\\s+of\\s+(?<count>\\d{1,3}|(?:${anyNumberWord}))|(?<before>\\d{1,3})\\s*-?\\s*(?:k[aie]\\s+|का\\s+|के\\s+)?(?<word>set|pack|combo|सेट|पैक))${edge.end}`;
const packs = new RegExp(`${edge.start}${counted}`, 'gu');
export const pack = new RegExp(`${edge.start}${counted}`, 'u');

/** An amount in the unit in which it is compared. */
export type Amount = { of: string; amount: number };

const patterns = units.map((unit) => ({ unit, is: new RegExp(`^(?:${unit.names})$`, 'u') }));

/** Returns the unit of that name, in lower case. */
export const unitOf = (name: string): Unit | undefined =>
  patterns.find(({ is }) => is.test(name))?.unit;

/** Returns all amounts of a lower-case text such as `300 ml, pack of 6`. */
export function amountsIn(text: string): Amount[] {
  const own = [...text.matchAll(quantities)].flatMap(({ groups = {} }) => {
    const unit = unitOf(groups.unit ?? '');
    const value = numberIn(groups.number ?? '');
    return unit && value !== undefined ? [{ of: unit.of, amount: value * unit.factor }] : [];
  });
  const counts = [...text.matchAll(packs)].map(({ groups = {} }) => ({
    of: 'count',
    amount: numberIn(groups.count ?? groups.before ?? '') ?? 0,
  }));
  return [...own, ...counts];
}

/** Returns the keys of a number in names: 22.5 is 22 and 5. */
export const numbersOf = (value: number) => String(value).split('.').flatMap(keysOf);
/** Returns the keys of a unit in names. */
export const keysOfUnit = ({ spelt }: Unit) => spelt.toLowerCase().split(' ').flatMap(keysOf);

/** Returns the spellings of an amount in each unit in which it is a short number: 1 L is 1000 ml. */
export const spellingsOf = ({ of, amount }: Amount): Spelling[] =>
  units
    .filter((unit) => unit.of === of)
    .flatMap((unit) => {
      const value = amount / unit.factor;
      const rounded = Math.round(value * 100) / 100;
      return rounded >= 0.1 && Math.abs(value - rounded) < 1e-9
        ? [{ numbers: numbersOf(rounded), units: keysOfUnit(unit) }]
        : [];
    });

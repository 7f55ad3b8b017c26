import { anyNumberWord, edge, numberIn } from './amounts';
import { blank } from './exclusions';
import { keysOf } from './folding';

/** How names of goods may spell a measure: they have all the numbers and one of the units, by their keys. */
export type Spelling = { numbers: string[]; units: string[] };

/** What a search says of the size, amount, power or number of things. */
export type Measure = {
  kind: 'measure' | 'size';
  /** "65 W", "Pack of 6", "UK 8". */
  value: string;
  /** The words that say it, as typed. */
  words: string;
  /** The search without them. */
  without: string;
  /** Those sizes of the catalogue that are the same, and those that are another of its kind: 2 kg for 1 kg. */
  same: ReadonlySet<string>;
  other: ReadonlySet<string>;
  /** How the names of goods without such a size may say it. */
  spellings: Spelling[];
  /** "under 10 kg", "15-16 inch": no one measure is meant. */
  isRange: boolean;
  /** Whether it may say something else than a size: toys for 5 years have none. */
  isOptional?: boolean;
};

/** `names` is a pattern; the first of `spelt` is shown. One of it is so many `factor` of the unit it is compared in. */
type Unit = { of: string; factor: number; names: string; spelt: string };

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
  { of: 'mm', factor: 1000, names: 'met(?:re|er)s?|mtrs?|मीटर', spelt: 'm mtr meter metre' },
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
const anyUnit = units.map(({ names }) => names).join('|');

const digits = '\\d{1,7}(?:,\\d{2,3})*(?:\\.\\d{1,3})?';
const number = `(?:${digits}|(?:${anyNumberWord})(?=\\s))`;
const start = '(?<![\\p{L}\\p{M}\\p{N}.,₹])';
const compared =
  '(?:under|below|above|over|up\\s?to|around|about|at\\s?least|at\\s?most|more\\s+than|less\\s+than|min(?:imum)?|max(?:imum)?)\\s+';

/** 65w, 22.5 W, half kg, 24-inch. The unit of a number in words stands apart; a sign for inches needs no edge. */
const quantityPattern = `(?<number>${number})\\s*-?\\s*(?<unit>${anyUnit})${edge.end}`;
const quantities = new RegExp(`${start}${quantityPattern}`, 'gu');
const quantity = new RegExp(
  `${start}(?<compared>${compared})?(?<from>${digits}\\s*(?:-|–|to|se|से)\\s*)?${quantityPattern}`,
  'u',
);
/** 3 x 5 ft, 90x100 */
const dimensions = new RegExp(
  `${start}(${digits})\\s*[x×*]\\s*(${digits})(?:\\s*[x×*]\\s*(${digits}))?(?:\\s*(${anyUnit}))?${edge.end}`,
  'u',
);
/** Pack of 6, 6 ka set */
const counted = `(?:(?<kind>set|pack|packet|combo|box|pair)\\s+of\\s+(?<count>\\d{1,3}|(?:${anyNumberWord}))|(?<before>\\d{1,3})\\s*-?\\s*(?:k[aie]\\s+|का\\s+|के\\s+)?(?<word>set|pack|combo|सेट|पैक))${edge.end}`;
const packs = new RegExp(`${edge.start}${counted}`, 'gu');
const pack = new RegExp(`${edge.start}${counted}`, 'u');
/** Size 8, UK 7, 7 number, 38 waist */
const named = new RegExp(
  `${edge.start}(?:(?:size|साइज़?)\\s+(?:(?:no\\.?|number|uk|us|eu)\\s+)?(?<size>\\d{1,2}(?:\\.\\d)?|x{0,4}[sl]|m|\\d?xl|free)|(?<lettered>x{0,4}[sl]|m|\\d?xl)\\s+(?:size|साइज़?)|(?<system>uk|us|eu|euro)\\s*-?\\s*(?<inSystem>\\d{1,2}(?:\\.\\d)?)|(?<=\\s|^)(?<numbered>\\d{1,2})\\s*(?:number|num|nambar|numbar|नंबर|नम्बर|size|साइज़?)|(?:waist|kamar|chest|bust|collar|कमर)\\s+(?:size\\s+)?(?<measured>\\d{2})(?:\\s*(?:inch(?:es)?|"))?|(?<=\\s|^)(?<around>\\d{2})\\s*(?:(?:inch(?:es)?|"|in)\\s*)?(?:k[iae]\\s+)?(?:waist|kamar|chest|bust|collar|कमर))${edge.end}`,
  'u',
);
/** 4-5 years */
const ages = new RegExp(
  `${edge.start}(\\d{1,2})\\s*(?:-|–|to|se|से)\\s*(\\d{1,2})\\s*(?:(years?|yrs?|saal|sal|साल|वर्ष)|months?|mahine|महीने)${edge.end}`,
  'u',
);
const agesOfSize = /^(\d{1,2})\s*[-–]\s*(\d{1,2})\s*(years?|months?)$/;
/** 4g and 5g are networks. */
const isNetwork = (words: string) => /^[2-5]g$/.test(words.trim());

/** An amount in the unit it is compared in. */
type Amount = { of: string; amount: number };

const unitOf = (name: string): Unit | undefined =>
  units.find(({ names }) => new RegExp(`^(?:${names})$`, 'u').test(name));

function amountsIn(text: string): Amount[] {
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

/** A catalogue's sizes by what they say; it grows with the list of sizes, to which values are only added. */
class KnownSizes {
  #count = 0;
  /** By unit, each size with its amount. */
  readonly #amounts = new Map<string, { size: string; amount: number }[]>();
  /** By the last word of their first part: 8 of `UK 8`. */
  readonly #named = new Map<string, { size: string; prefix: string }[]>();
  /** By both ages and the unit: `4-5y`. */
  readonly #ages = new Map<string, string[]>();

  /** Learns the sizes that were added since the last time. */
  of(all: readonly string[]): this {
    for (; this.#count < all.length; this.#count++) this.#learn(all[this.#count] ?? '');
    return this;
  }

  #learn(size: string): void {
    const text = size.slice(0, 100).toLowerCase();
    for (const { of, amount } of amountsIn(text)) add(this.#amounts, of, { size, amount });
    const ages = agesOfSize.exec(text);
    if (ages) add(this.#ages, `${ages[1]}-${ages[2]}${ages[3]?.charAt(0)}`, size);
    const words = (text.split(',')[0] ?? '').split(' ');
    const prefix = words.slice(0, -1).join(' ');
    if (systems.has(prefix)) add(this.#named, words.at(-1) ?? '', { size, prefix });
  }

  like({ of, amount }: Amount) {
    const ofKind = this.#amounts.get(of) ?? [];
    const same = new Set(ofKind.filter((own) => isNear(own.amount, amount)).map(sizeOf));
    return { same, other: new Set(ofKind.map(sizeOf).filter((size) => !same.has(size))) };
  }

  /** Those called so, in the system if one is given: 8 is UK 8, and in UK it is not EU 8. */
  called(name: string, system: string | undefined): string[] {
    const all = this.#named.get(name) ?? [];
    const isIt = (prefix: string) =>
      system === undefined || prefix === '' || prefix === system.slice(0, 2);
    return all.filter(({ prefix }) => isIt(prefix)).map(sizeOf);
  }

  aged(from: string, to: string, unit: 'y' | 'm'): readonly string[] {
    return this.#ages.get(`${Number(from)}-${Number(to)}${unit}`) ?? [];
  }
}

const systems = new Set(['', 'uk', 'us', 'eu', 'ind', 'size']);
const sizeOf = ({ size }: { size: string }) => size;
const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.005 * Math.max(a, b);

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const known = new WeakMap<readonly string[], KnownSizes>();

function knownSizes(all: readonly string[]): KnownSizes {
  const sizes = known.get(all) ?? new KnownSizes();
  known.set(all, sizes);
  return sizes.of(all);
}

const numbersOf = (value: number) => String(value).split('.').flatMap(keysOf);
const keysOfUnit = ({ spelt }: Unit) => spelt.toLowerCase().split(' ').flatMap(keysOf);

/** The spellings of an amount in each unit in which it is a short number: 1 L is 1000 ml. */
const spellingsOf = ({ of, amount }: Amount): Spelling[] =>
  units
    .filter((unit) => unit.of === of)
    .flatMap((unit) => {
      const value = amount / unit.factor;
      const rounded = Math.round(value * 100) / 100;
      return rounded >= 0.1 && Math.abs(value - rounded) < 1e-9
        ? [{ numbers: numbersOf(rounded), units: keysOfUnit(unit) }]
        : [];
    });

type Found = Omit<Measure, 'words' | 'without'>;
type Reader = (
  text: string,
  sizes: KnownSizes,
) => (Found & { at: number; length: number }) | undefined;

const none: ReadonlySet<string> = new Set();

const readDimensions: Reader = (text) => {
  const found = dimensions.exec(text);
  if (!found) return undefined;
  const [words, ...parts] = found;
  const unit = unitOf(parts[3] ?? '');
  const numbers = parts
    .slice(0, 3)
    .flatMap((part) => (part ? [Number(part.replaceAll(',', ''))] : []));
  const name = unit?.spelt.split(' ')[0];
  return {
    at: found.index,
    length: words.length,
    kind: 'measure',
    value: `${numbers.join(' × ')}${name ? ` ${name}` : ''}`,
    same: none,
    other: none,
    spellings: [{ numbers: numbers.flatMap(numbersOf), units: unit ? keysOfUnit(unit) : [] }],
    isRange: false,
  };
};

const readQuantity: Reader = (text, sizes) => {
  const found = quantity.exec(text);
  const { compared: isCompared, from, number: typed = '', unit: name = '' } = found?.groups ?? {};
  const unit = unitOf(name);
  const value = numberIn(typed);
  if (!found || !unit || value === undefined || isNetwork(found[0])) return undefined;
  const amount = { of: unit.of, amount: value * unit.factor };
  const of = unit.spelt.split(' ')[0] ?? '';
  const low = from ? Number(/[\d.]+/.exec(from.replaceAll(',', ''))?.[0]) : undefined;
  const spellings = spellingsOf(amount);
  return {
    at: found.index,
    length: found[0].length,
    kind: 'measure',
    value: low === undefined ? `${value} ${of}` : `${low}-${value} ${of}`,
    ...sizes.like(amount),
    spellings:
      low === undefined
        ? spellings
        : spellings.map((one) => ({ ...one, numbers: [...numbersOf(low), ...one.numbers] })),
    isRange: isCompared !== undefined,
  };
};

const readPack: Reader = (text, sizes) => {
  const found = pack.exec(text);
  const { kind, count, before, word } = found?.groups ?? {};
  const value = numberIn(count ?? before ?? '');
  if (!found || value === undefined || value < 1) return undefined;
  const isSet = /^(?:set|सेट)$/u.test(kind ?? word ?? '');
  const units = 'set pack combo piece pcs pair box packet'.split(' ').flatMap(keysOf);
  return {
    at: found.index,
    length: found[0].length,
    kind: 'measure',
    value: `${isSet ? 'Set' : 'Pack'} of ${value}`,
    ...sizes.like({ of: 'count', amount: value }),
    spellings: [{ numbers: numbersOf(value), units }],
    isRange: false,
  };
};

const readNamedSize: Reader = (text, sizes) => {
  const found = named.exec(text);
  if (!found) return undefined;
  const { size, lettered, system, inSystem, numbered, measured, around } = found.groups ?? {};
  const name = size ?? lettered ?? inSystem ?? numbered ?? measured ?? around ?? '';
  const same = sizes.called(name, system);
  const names = new Set(same.map((one) => one.split(',')[0]));
  const [only] = names;
  return {
    at: found.index,
    length: found[0].length,
    kind: 'size',
    value: names.size === 1 && only !== undefined ? only : found[0].trim(),
    same: new Set(same),
    other: none,
    spellings: same.length > 0 ? [] : [{ numbers: name.split('.').flatMap(keysOf), units: [] }],
    isRange: false,
  };
};

/** The size for ages from and to. Its words stay, since they also say for whom. */
function readAges(text: string, sizes: KnownSizes): ReturnType<Reader> {
  const found = ages.exec(text);
  if (!found) return undefined;
  const [words, from = '', to = '', isYears] = found;
  const same = sizes.aged(from, to, isYears === undefined ? 'm' : 'y');
  const [only] = same;
  return {
    at: found.index,
    length: words.length,
    kind: 'size',
    value: same.length === 1 && only !== undefined ? only : words,
    same: new Set(same),
    other: none,
    spellings: [],
    isRange: same.length === 0,
    isOptional: true,
  };
}

const readers: readonly Reader[] = [readNamedSize, readDimensions, readPack, readQuantity];
const mostMeasures = 4;

/**
 * Reads measures with their units, packs and named sizes out of a lower-case search; `original` is the same as typed,
 * `all` are the sizes of the catalogue. In `rest` what was read is blank, so that places
 * stay.
 */
export function readMeasures(
  text: string,
  original: string,
  all: readonly string[],
): { rest: string; measures: Measure[] } {
  const measures: Measure[] = [];
  const sizes = knownSizes(all);
  let rest = text;
  const note = ({ at, length, ...measure }: NonNullable<ReturnType<Reader>>) => {
    const words = original.slice(at, at + length).trim();
    const without = `${original.slice(0, at)} ${original.slice(at + length)}`;
    measures.push({ ...measure, words, without: without.replace(/\s+/g, ' ').trim() });
  };
  for (const read of readers) {
    for (let found = read(rest, sizes); found; found = read(rest, sizes)) {
      if (measures.length === mostMeasures) break;
      note(found);
      rest = blanked(rest, found);
    }
  }
  const aged = readAges(rest, sizes);
  if (aged && aged.same.size > 0) note(aged);
  return { rest, measures };
}

const blanked = (text: string, { at, length }: { at: number; length: number }) =>
  text.slice(0, at) + blank.repeat(length) + text.slice(at + length);

import { edge, numberIn } from './amounts';
import { type CatalogueSizes, catalogueSizes } from './catalogue-sizes';
import { blank } from './exclusions';
import { keysOf } from './folding';
import {
  anyUnit,
  digits,
  keysOfUnit,
  numberStart,
  numbersOf,
  pack,
  quantityPattern,
  type Spelling,
  spellingsOf,
  unitOf,
} from './units';

/** Things that carry the star label of the Bureau of Energy Efficiency in India. */
const labelled = new RegExp(
  `${edge.start}(?:fans?|pankh[ae]|ac|air\\s*-?\\s*conditioners?|fridges?|refrigerators?|freezers?|washing\\s+machines?|washers?|` +
    'geysers?|(?:water|room)\\s+heaters?|tvs?|televisions?|(?:air\\s+)?coolers?|(?:led\\s+)?bulbs?|tube\\s?lights?|microwaves?|' +
    'ovens?|gas\\s+stoves?|inductions?|inverters?|(?:water\\s+)?pumps?|पंख[ाे]|एसी|एयर\\s+कंडीशनर|फ़?्रिज|वॉशिंग\\s+मशीन|' +
    `वाशिंग\\s+मशीन|गीज़र|गीजर|टीवी|टेलीविज़न|कूलर|बल्ब|माइक्रोवेव)${edge.end}`,
  'u',
);
/** An energy label: 5 star, 3-star rated; "4 star and above" is a rating by buyers. */
const label = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.,])([1-5])\\s*-?\\s*(?:stars?|स्टार)(?:\\s+(?:rated|rating|label(?:led)?|रेटिंग))?${edge.end}` +
    '(?!\\s*(?:\\+|(?:and|or|&)\\s+(?:above|up|more)))',
  'u',
);

/** Returns the stars of an energy label in a lower-case search: for a fan; 4 star shoes are rated so by buyers. */
function energyLabelIn(text: string): { stars: number; at: number; length: number } | undefined {
  const found = labelled.test(text) ? label.exec(text) : undefined;
  return found ? { stars: Number(found[1]), at: found.index, length: found[0].length } : undefined;
}

/** A size, amount, power or number of things in a search. */
export type Measure = {
  kind: 'measure' | 'size';
  /** The measure, such as "65 W", "Pack of 6", "UK 8". */
  value: string;
  /** The words of the measure, as typed. */
  words: string;
  /** The search without these words. */
  without: string;
  /** Sizes of the catalogue that are the same, and others of the same kind: 2 kg for 1 kg. */
  same: ReadonlySet<string>;
  other: ReadonlySet<string>;
  /** Spellings in the names of goods without such a size. */
  spellings: Spelling[];
  /** True for a range such as "under 10 kg", "15-16 inch", which names no single measure. */
  isRange: boolean;
  /** True if it may mean something else than a size: toys for 5 years have none. */
  isOptional?: boolean;
};

const compared =
  '(?:under|below|above|over|up\\s?to|around|about|at\\s?least|at\\s?most|more\\s+than|less\\s+than|min(?:imum)?|max(?:imum)?)\\s+';

const quantity = new RegExp(
  `${numberStart}(?<compared>${compared})?(?<from>${digits}\\s*(?:-|–|to|se|से)\\s*)?${quantityPattern}`,
  'u',
);
/** Dimensions: 3 x 5 ft, 90x100. */
const dimensions = new RegExp(
  `${numberStart}(${digits})\\s*(?:[x×*]|by)\\s*(${digits})(?:\\s*(?:[x×*]|by)\\s*(${digits}))?(?:\\s*(${anyUnit}))?${edge.end}`,
  'u',
);
/** Named sizes: size 8, UK 7, 7 number, 38 waist. */
const named = new RegExp(
  `${edge.start}(?:(?:size|साइज़?)\\s+(?:(?:no\\.?|number|uk|us|eu)\\s+)?(?<size>\\d{1,2}(?:\\.\\d)?|x{0,4}[sl]|m|\\d?xl|free)|(?<lettered>x{0,4}[sl]|m|\\d?xl)\\s+(?:size|साइज़?)|(?<spoken>(?:double|triple)\\s+xl|extra\\s+(?:large|small))|(?<system>uk|us|eu|euro)\\s*-?\\s*(?<inSystem>\\d{1,2}(?:\\.\\d)?)|(?<=\\s|^)(?<numbered>\\d{1,2})\\s*(?:number|num|nambar|numbar|नंबर|नम्बर|size|साइज़?)|(?:waist|kamar|chest|bust|collar|कमर)\\s+(?:size\\s+)?(?<measured>\\d{2})(?:\\s*(?:inch(?:es)?|"))?|(?<=\\s|^)(?<around>\\d{2})\\s*(?:(?:inch(?:es)?|"|in)\\s*)?(?:k[iae]\\s+)?(?:waist|kamar|chest|bust|collar|कमर))${edge.end}`,
  'u',
);
/** Ages: 4-5 years. */
const ages = new RegExp(
  `${edge.start}(\\d{1,2})\\s*(?:-|–|to|se|से)\\s*(\\d{1,2})\\s*(?:(years?|yrs?|saal|sal|साल|वर्ष)|months?|mahine|महीने)${edge.end}`,
  'u',
);
type Found = Omit<Measure, 'words' | 'without'>;
type Reader = (
  text: string,
  sizes: CatalogueSizes,
) => (Found & { at: number; length: number }) | undefined;

const none: ReadonlySet<string> = new Set();

const readDimensions: Reader = (text, sizes) => {
  const found = dimensions.exec(text);
  if (!found) return undefined;
  const [words, ...parts] = found;
  const unit = unitOf(parts[3] ?? '');
  const numbers = parts.slice(0, 3).flatMap((part) => numberIn(part ?? '') ?? []);
  const name = unit?.spelt.split(' ')[0];
  return {
    at: found.index,
    length: words.length,
    kind: 'measure',
    value: `${numbers.join(' × ')}${name ? ` ${name}` : ''}`,
    ...sizes.measuring(numbers),
    spellings: [{ numbers: numbers.flatMap(numbersOf), units: unit ? keysOfUnit(unit) : [] }],
    isRange: false,
  };
};

const readQuantity: Reader = (text, sizes) => {
  const found = quantity.exec(text);
  const { compared: isCompared, from, number: typed = '', unit: name = '' } = found?.groups ?? {};
  const unit = unitOf(name);
  const value = numberIn(typed);
  if (!found || !unit || value === undefined) return undefined;
  const amount = { of: unit.of, amount: value * unit.factor };
  const of = unit.spelt.split(' ')[0] ?? '';
  const low = from ? Number(/[\d.]+/.exec(from.replaceAll(',', ''))?.[0]) : undefined;
  const spellings = spellingsOf(amount);
  return {
    at: found.index,
    length: found[0].length,
    kind: 'measure',
    value: low === undefined ? `${value} ${of}` : `${low}-${value} ${of}`,
    ...(low === undefined ? sizes.like(amount) : { same: none, other: none }),
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
  const { size, lettered, spoken, system, inSystem, numbered, measured, around } =
    found.groups ?? {};
  const name = size ?? lettered ?? spoken ?? inSystem ?? numbered ?? measured ?? around ?? '';
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

const readEnergyLabel: Reader = (text) => {
  const found = energyLabelIn(text);
  if (!found) return undefined;
  const { stars, at, length } = found;
  const spellings = [{ numbers: numbersOf(stars), units: [...keysOf('star')] }];
  const measure = { kind: 'measure', value: `${stars} Star`, isRange: false } as const;
  return { ...measure, at, length, same: none, other: none, spellings };
};

/** Reads the size for ages from and to. Its words stay, since they also name the audience. */
function readAges(text: string, sizes: CatalogueSizes): ReturnType<Reader> {
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

const readers: readonly Reader[] = [
  readEnergyLabel,
  readNamedSize,
  readDimensions,
  readPack,
  readQuantity,
];
const mostMeasures = 4;

/**
 * Reads measures with their units, packs and named sizes from a lower-case search; `original` is the same as
 * typed, `all` are the sizes of the catalogue. The parts read are blank in `rest`, so that positions stay.
 */
export function readMeasures(
  text: string,
  original: string,
  all: readonly string[],
): { rest: string; measures: Measure[] } {
  const measures: Measure[] = [];
  const sizes = catalogueSizes(all);
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

import { normalised } from '@/lib/text/normalised';

/** Patterns of numbers as shoppers write them, for a lower-case text with Latin digits. */

/** The edges of a word; `\b` does not support Devanagari. */
export const edge = {
  start: '(?<![\\p{L}\\p{M}\\p{N}])',
  end: '(?![\\p{L}\\p{M}\\p{N}])',
} as const;

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:s[ao]u|सौ|hundred)$/u, 100],
  [/^(?:k|thousand|ha[szj]+aa?r|ह[जझ]़?ार)$/u, 1_000],
  [/^(?:lakhs?|lacs?|लाख)$/u, 100_000],
  [/^(?:crores?|करोड़)$/u, 10_000_000],
];
/** Words for a scale that may mean one of it: "sau rupaye", "under a thousand". */
const lone = '(?:s[ao]u|सौ|hundred|thousand|ha[szj]+aa?r|ह[जझ]़?ार|lakhs?|lacs?|लाख|crores?|करोड़)';
const scale = `(?:k|${lone})`;

/** Number words in English, Hinglish and Hindi. */
const numberWords: readonly (readonly [number, string])[] = [
  [0.25, 'pav paav quarter पाव'],
  [0.75, 'pauna paun पौन पौना'],
  [0.5, 'half aadha adha aadhi adhi आधा आधी'],
  [1, 'one ek एक'],
  [1.25, 'sava सवा'],
  [1.5, 'dedh dedhh derh डेढ़'],
  [2, 'two do दो'],
  [2.5, 'dhai adhai dhaai ढाई अढ़ाई'],
  [3, 'three teen तीन'],
  [4, 'four char chaar चार'],
  [5, 'five panch paanch पाँच पांच'],
  [6, 'six chhe chhah छह छः छे'],
  [7, 'seven saat सात'],
  [8, 'eight aath आठ'],
  [9, 'nine nau नौ'],
  [10, 'ten das दस'],
  [11, 'eleven gyarah gyara ग्यारह'],
  [12, 'twelve barah bara baarah बारह'],
  [13, 'thirteen terah tera तेरह'],
  [14, 'fourteen chaudah chauda चौदह'],
  [15, 'fifteen pandrah pandra pandhrah पंद्रह पन्द्रह'],
  [16, 'sixteen solah sola सोलह'],
  [17, 'seventeen satrah satra सत्रह'],
  [18, 'eighteen atharah athara अठारह'],
  [19, 'nineteen unnees unnis उन्नीस'],
  [20, 'twenty bees bis बीस'],
  [25, 'pachees pachis पच्चीस'],
  [30, 'thirty tees तीस'],
  [40, 'forty chalis chaalis चालीस'],
  [50, 'fifty pachas pachaas पचास'],
  [60, 'sixty saath साठ'],
  [70, 'seventy sattar सत्तर'],
  [80, 'eighty assi अस्सी'],
  [90, 'ninety nabbe नब्बे'],
];
const wordValues = new Map(
  numberWords.flatMap(([value, words]) =>
    normalised(words, 200)
      .split(' ')
      .map((word) => [word, value] as const),
  ),
);
/** A number in words. */
export const anyNumberWord = [...wordValues.keys()].sort((a, b) => b.length - a.length).join('|');

/** Words before a number: half or a quarter more, a quarter less. */
const shifts = new Map([
  ['saadhe', 0.5],
  ['sadhe', 0.5],
  [normalised('साढ़े', 20), 0.5],
  ['sava', 0.25],
  ['सवा', 0.25],
  ['paune', -0.25],
  ['पौने', -0.25],
]);

const sign = '(?:₹|rs\\.?|inr|रु\\.?)';
const currency = `(?:₹|/-|rs\\.?|rup(?:ees?|aye|aya|ay|iya|iye|ya)|bucks|रुपय[ेा]|रुपए|रूप(?:ए|ये)|रु\\.?)`;
const digits = '\\d{1,9}(?:,\\d{2,3})*(?:\\.\\d+)?';
const inWords = `(?:(?:${[...shifts.keys()].join('|')})\\s+)?(?:${anyNumberWord})\\s+${scale}${edge.end}`;
/** A scaled number: 500, 1,500, 2k, 1.5 lakh, दो हज़ार, two thousand five hundred. */
const scaled = `(?:(?:${digits}\\s*${scale}${edge.end}|${inWords})(?:\\s+(?:and\\s+)?(?:${digits}\\s*${lone}${edge.end}|${inWords}))?)`;
const bare = `(?:${scaled}|${digits}|(?:a\\s+)?${lone}${edge.end})`;

/** An amount of money, with or without a sign of the currency; without groups. */
export const amount = `(?:${sign}\\s*)?${bare}(?:\\s*${currency})?`;

/** An amount that can only be money: with the currency, or in thousands and more. */
export const certainAmount = `(?:${sign}\\s*${bare}(?:\\s*${currency})?|${bare}\\s*${currency}|${scaled})`;

const parts = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+/gu;

const hundred = 's[ao]u|सौ|hundred';
/** A number in words, also of hundreds: two, dhai sau. */
export const anyNumber = `(?:${anyNumberWord})(?:\\s+(?:${hundred}))?`;
const hundreds = new RegExp(`^(.+?)\\s+(?:${hundred})$`, 'u');

/** Returns the number that words or digits mean; undefined for others. */
export function numberIn(text: string): number | undefined {
  const [, part, whole] = /^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  if (part && whole) return Number(part) / Number(whole);
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''));
  const [, many] = hundreds.exec(text) ?? [];
  const value = wordValues.get(many ?? text);
  return many && value ? 100 * value : value;
}

/** Returns the rupees of a text that `amount` matches. */
export function rupeesIn(text: string): number {
  let total = 0;
  let shift = 0;
  let number: number | undefined;
  for (const [part] of text.matchAll(parts)) {
    const factor = scales.find(([pattern]) => pattern.test(part))?.[1];
    const next = number === undefined ? shifts.get(part) : undefined;
    if (factor !== undefined) {
      total += ((number ?? 1) + shift) * factor;
      number = undefined;
      shift = 0;
    } else if (next !== undefined) shift = next;
    else if (numberIn(part) !== undefined) number = numberIn(part);
  }
  return Math.round(total + (number ?? 0));
}

/** Patterns of numbers as shoppers write them, for a lower-case text with Latin digits. */

/** A word's edges; `\b` knows no Devanagari. */
export const edge = {
  start: '(?<![\\p{L}\\p{M}\\p{N}])',
  end: '(?![\\p{L}\\p{M}\\p{N}])',
} as const;

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:sau|सौ|hundred)$/u, 100],
  [/^(?:k|thousand|ha[sz]+aa?r|ह[जझ]़?ार)$/u, 1_000],
  [/^(?:lakhs?|lacs?|लाख)$/u, 100_000],
  [/^(?:crores?|करोड़)$/u, 10_000_000],
];
const scale = '(?:sau|सौ|hundred|k|thousand|ha[sz]+aa?r|ह[जझ]़?ार|lakhs?|lacs?|लाख|crores?|करोड़)';

/** Number words from one to ten, in English, Hinglish and Hindi. */
const numberWords = [
  ['one', 'ek', 'एक'],
  ['two', 'do', 'दो'],
  ['three', 'teen', 'तीन'],
  ['four', 'char', 'chaar', 'चार'],
  ['five', 'panch', 'paanch', 'पाँच', 'पांच'],
  ['six', 'chhe', 'छह', 'छः', 'छे'],
  ['seven', 'saat', 'सात'],
  ['eight', 'aath', 'आठ'],
  ['nine', 'nau', 'नौ'],
  ['ten', 'das', 'दस'],
] as const;
const wordValues = new Map<string, number>(
  numberWords.flatMap((words, at) => words.map((word) => [word as string, at + 1] as const)),
);
const anyNumberWord = [...wordValues.keys()].join('|');

const sign = '(?:₹|rs\\.?|inr|रु\\.?)';
const currency = `(?:₹|/-|rs\\.?|rup(?:ees?|aye|ay|iya|ya)|रुपय[ेा]|रुपए|रूप(?:ए|ये)|रु\\.?)`;
const digits = '\\d{1,9}(?:,\\d{2,3})*(?:\\.\\d+)?';
/** 500, 1,500, 2k, 1.5 lakh, दो हज़ार. */
const bare = `(?:${digits}(?:\\s*${scale}${edge.end})?|(?:${anyNumberWord})\\s+${scale}${edge.end})`;

/** An amount of money, with or without a sign of the currency; without groups. */
export const amount = `(?:${sign}\\s*)?${bare}(?:\\s*${currency})?`;

/** An amount that can be nothing but money: with the currency, or in thousands and more. */
export const certainAmount = `(?:${sign}\\s*${bare}(?:\\s*${currency})?|${bare}\\s*${currency}|(?:${digits}|(?:${anyNumberWord})\\s)\\s*${scale}${edge.end})`;

/** Rupees of what `amount` matches. */
export function rupeesIn(text: string): number {
  const number = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  const words = text.split(/[^\p{L}\p{M}]+/u);
  const value = number
    ? Number(number.replaceAll(',', ''))
    : (words.map((word) => wordValues.get(word)).find((one) => one !== undefined) ?? 0);
  const letters = words.concat(/\d([a-z]+)/.exec(text)?.[1] ?? []);
  const factor = scales.find(([pattern]) => letters.some((word) => pattern.test(word)))?.[1] ?? 1;
  return Math.round(value * factor);
}

import { latinDigits } from '@/lib/text/digits';
import { amount, certainAmount, edge, rupeesIn } from './amounts';

/**
 * A part of a search that asks for something besides things. Money in rupees, the discount in percent, both
 * inclusive.
 */
export type Intent = { words: string } & (
  | { kind: 'min_price' | 'max_price' | 'rating' | 'discount'; value: number }
  | { kind: 'sort'; value: 'price_asc' | 'price_desc' | 'rating' | 'newest' }
  | { kind: 'person'; value: string }
);

type Pattern = { pattern: RegExp; read: (found: RegExpExecArray) => Omit<Intent, 'words'>[] };

const of = (source: string) => new RegExp(`${edge.start}(?:${source})${edge.end}`, 'u');
const start = '(?<![\\p{L}\\p{M}\\p{N}.,])';
const money = (source: string) => new RegExp(`${start}(?:${source})(?![\\p{L}\\p{M}\\p{N}%])`, 'u');
const prices = (kind: 'min_price' | 'max_price') => (found: RegExpExecArray) => {
  const value = rupeesIn(found.slice(1).find(Boolean) ?? '');
  return value > 0 ? [{ kind, value }] : [];
};
const sorted = (value: Extract<Intent, { kind: 'sort' }>['value']) => () => [
  { kind: 'sort' as const, value },
];
const offer = '(?:off|discount|chhoot|chhut|छूट|ऑफ़?|डिस्काउंट)';
/** Excludes units, which distinguish a range of years or millimetres from one of prices. */
const noUnit = '(?!\\s*(?:years?|yrs?|saal|साल|months?|mm|cm|inch|kg|g|ml|l|w)(?![\\p{L}\\p{M}]))';
const more =
  '(?:z[iy]y?ada|jy?[au]?da|upar|ooper|adhik|mehng[aei]|ज़?्?यादा|ज़्यादा|ज्यादा|ऊपर|अधिक|महंग[ाीे]|महँग[ाीे])';
const fewer = '(?:kam|kum|neeche|niche|saste?i?|कम|नीचे|सस्त[ाीे])';
const nay = '(?:nahi[n]?|nahee|na\\s+ho|नहीं|नही|ना?\\s+हो)';
/** Returns a range in rupees; in "1-2k" both are thousands. */
function rangeOf(texts: readonly (string | undefined)[]): [low: number, high: number] {
  const [low = '', high = ''] = texts.flatMap((text) => (text ? [text] : []));
  const [least, most] = [rupeesIn(low), rupeesIn(high)];
  const factor = most / Number(/\d+(?:\.\d+)?/.exec(high)?.[0] ?? most);
  const isShort = /^\d{1,2}(?:\.\d)?$/.test(low.trim()) && factor >= 1000 && least * factor < most;
  return [isShort ? least * factor : least, most];
}
/** The deviation accepted for an approximate price: a fifth. */
const nearly = 0.2;
const isScreen =
  /(?<![\p{L}])(?:tv|television|monitor|camera|display|projector|webcam|video|uhd|screen|dashcam)s?(?![\p{L}])/u;

/** Patterns tried in this order, each as often as it fits; text that one has matched is hidden from the next. */
const patterns: readonly Pattern[] = [
  {
    pattern: money(
      `(?:between|from|range)\\s+(?:of\\s+)?(${amount})\\s*(?:and|aur|to|se|से|और|-|–)?\\s*(${amount})|` +
        `(${amount})\\s*(?:and|aur|or|और|-|–)\\s*(${amount})\\s*(?:ke\\s+beech|ke\\s+bich|के\\s+बीच)(?:\\s+(?:me|mein|में))?|` +
        `(${amount})\\s*(?:to|-|–|se|से)\\s*(${amount})${noUnit}(?:\\s*(?:tak|तक|ke\\s+(?:beech|bich|andar)|के\\s+(?:बीच|अंदर))(?:\\s+(?:me|mein|में))?)?`,
    ),
    read: ([, ...groups]) => {
      const [low, high] = rangeOf(groups);
      if (high < 50 || low >= high) return [];
      return [
        { kind: 'min_price' as const, value: low },
        { kind: 'max_price' as const, value: high },
      ];
    },
  },
  {
    pattern: money(
      `(?:around|about|approx(?:imately)?\\.?|nearly|almost|close\\s+to|near|roughly|lagbhag|kareeb|karib|लगभग|क़?रीब)\\s+(${amount})${noUnit}|` +
        `(${amount})\\s*(?:(?:ke|के)\\s+(?:aa?s\\s*paa?s|lagbhag|kareeb|karib|आस\\s*-?\\s*पास|क़?रीब|लगभग)|or\\s+so|approx)`,
    ),
    read: (found) => {
      const value = rupeesIn(found.slice(1).find(Boolean) ?? '');
      if (value < 50) return [];
      return [
        { kind: 'min_price' as const, value: Math.round(value * (1 - nearly)) },
        { kind: 'max_price' as const, value: Math.round(value * (1 + nearly)) },
      ];
    },
  },
  {
    pattern: money(
      `(?:not?\\s+(?:less|lower|cheaper)\\s+than|not\\s+(?:below|under))\\s*(${amount})|` +
        `(${amount})\\s*(?:se|से)\\s+${fewer}\\s+(?:k[aie]\\s+|क[ाीे]\\s+)?${nay}`,
    ),
    read: prices('min_price'),
  },
  {
    pattern: money(
      `(?:not?\\s+(?:more|above|over|higher|costlier|exceeding|beyond)(?:\\s+than)?|under|below|within|inside|up\\s?to|less\\s+th[ae]n|lower\\s+than|cheaper\\s+than|max(?:imum)?|at\\s?(?:the\\s+)?most|(?:budget|बजट)(?:\\s+(?:is|of|hai|me|mein|में|है))?|<=?)\\s*(?:of\\s+)?(${amount})|` +
        `(${amount})\\s*(?:(?:se|से)\\s+(?:bhi\\s+)?${fewer}|(?:se|से)\\s+${more}\\s+(?:k[aie]\\s+|क[ाीे]\\s+)?${nay}|(?:ke|के)\\s+(?:andar|under|neeche|niche|bhitar|अंदर|अन्दर|नीचे|भीतर)|tak|तक|or\\s+less|max(?:imum)?|and\\s+(?:below|under)|(?:k[aei]?\\s+)?budget|(?:का\\s+)?बजट)`,
    ),
    read: prices('max_price'),
  },
  {
    pattern: money(
      `(?:above|over|more\\s+than|greater\\s+than|higher\\s+than|at\\s?least|min(?:imum)?|starting(?:\\s+(?:from|at))?|>=?)\\s*(${amount})|` +
        `(${amount})\\s*(?:(?:se|से)\\s+${more}|and\\s+(?:above|up|more)|or\\s+more|onwards?|\\+|plus(?=\\s|$))`,
    ),
    read: (found) => {
      const isPlus = /(?:\+|plus)$/.test(found[0]);
      const read = prices('min_price')(found);
      return isPlus && (read[0]?.value ?? 0) < 50 ? [] : read;
    },
  },
  {
    pattern: of(
      `([1-5](?:\\.\\d)?)\\s*\\+?\\s*(?:stars?|स्टार|ratings?|rated|रेटिंग)(?:\\s+rat(?:ing|ed))?(?:\\s+(?:and|or|&)\\s+(?:above|up|more))?`,
    ),
    read: ([, stars]) => [{ kind: 'rating', value: Number(stars) }],
  },
  {
    pattern: new RegExp(
      `${edge.start}(?:flat\\s+|min(?:imum)?\\s+|upto\\s+)?(\\d{1,2})\\s*(?:%|percent|pratishat|प्रतिशत|फ़ीसदी)?\\s*(?:(?:ki|ka|की|का|or more)\\s+)?${offer}${edge.end}`,
      'u',
    ),
    read: ([, percent]) => [{ kind: 'discount', value: Number(percent) }],
  },
  {
    pattern: of('(?:on\\s+)?(?:sale|offers?|discount(?:ed|s)?|deals?|छूट|ऑफ़र|ऑफर|सेल|chhoot)'),
    read: () => [{ kind: 'discount', value: 10 }],
  },
  {
    pattern: money(`(${certainAmount})(?!\\s*(?:gold|carat|karat|ct)(?![\\p{L}]))`),
    // A 4k monitor is not priced at ₹4,000.
    read: (found) =>
      /^[48]\s?k$/.test(found[0].trim()) && isScreen.test(found.input)
        ? []
        : prices('max_price')(found),
  },
  {
    pattern: of(
      'not\\s+(?:too\\s+|very\\s+|so\\s+|that\\s+)?(?:expensive|costly)|(?:(?:bahut|zyada|jyada|ज़्यादा|बहुत)\\s+)?m[ae]h[ae]?ng[aei]\\s+nahi|मह[ंँ]ग[ाीे]\\s+(?:नहीं|न\\s+हो)|cheap(?:est|er)?|(?:lowest|low|less)\\s+(?:price|cost)|affordable|budget(?:\\s+friendly)?|sast[aei]+|kam\\s+(?:daam|dam|kimat|keemat|price)|(?:sabse\\s+)?sasta|सस्त[ाीे]|कम\\s+(?:की|क़ी)मत|किफ़?ायती',
    ),
    read: sorted('price_asc'),
  },
  {
    pattern: of(
      'premium|luxury|expensive|costl(?:y|iest)|high\\s+end|m[ae]h[ae]?ng[aei]|मह[ंँ]ग[ाीे]',
    ),
    read: sorted('price_desc'),
  },
  {
    pattern: of(
      '(?:the\\s+)?best|(?:top|highest|best)\\s+rated|(?:sabse\\s+)?(?:badh?iya|ach?ch?h?[aei])|(?:सबसे\\s+)?(?:अच्छ[ाीे]|बढ़िया)|बेस्ट',
    ),
    read: sorted('rating'),
  },
  {
    pattern: of('latest|newest|new\\s+arrivals?|n[a]y[aei]|न(?:या|ई|ए|यी|ये)|लेटेस्ट'),
    read: sorted('newest'),
  },
  {
    pattern: of(
      '(\\d{1,2})\\s*(?:-|to|se|से)?\\s*(?:\\d{1,2})?\\s*(years?|yrs?|saal|sal|साल|वर्ष|months?|mahine|महीने)(?:\\s*old)?(?:\\s*(?:ke|ka|ki|के|का|की))?',
    ),
    read: ([, age, unit = '']) => [{ kind: 'person', value: personOf(Number(age), unit) }],
  },
];

function personOf(age: number, unit: string): string {
  if (/^(?:m|महीने)/u.test(unit) || age < 2) return 'baby';
  return age < 13 ? 'kids' : age < 20 ? 'teenager' : '';
}

export type ReadIntents = {
  /** The search normalised: in lower case, with Latin digits. */
  text: string;
  /** The search without the words of the intents. */
  rest: string;
  intents: (Intent & { without: string })[];
};

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Reads prices, ratings, discounts, sorts and ages from a search; `without` is the search without one of
 * them. In `wanted`, of the same length, the parts read already are blank.
 */
export function readIntents(
  search: string,
  wanted = latinDigits(search).toLowerCase(),
): ReadIntents {
  const lower = latinDigits(search).toLowerCase();
  const original = lower.length === search.length ? search : lower;
  let left = wanted;
  const intents: ReadIntents['intents'] = [];
  for (const { pattern, read } of patterns) {
    for (let found = pattern.exec(left); found; found = pattern.exec(left)) {
      const [words] = found;
      const end = found.index + words.length;
      const without = tidy(original.slice(0, found.index) + original.slice(end));
      const meant = read(found).map((one) => ({
        ...one,
        words: original.slice(found?.index, end).trim(),
        without,
      }));
      if (meant.length === 0) break;
      for (const one of meant) {
        if (!intents.some(({ kind }) => kind === one.kind))
          intents.push(one as Intent & { without: string });
      }
      left = left.slice(0, found.index) + ' '.repeat(words.length) + left.slice(end);
    }
  }
  const people = intents.flatMap(({ kind, value }) => (kind === 'person' ? [String(value)] : []));
  return { text: lower, rest: tidy([left, ...people].join(' ')), intents };
}

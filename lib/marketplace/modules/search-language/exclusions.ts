import { normalised } from '@/lib/text/normalised';
import { stopWords } from './words';

/** An exclusion in a search. */
export type Exclusion = {
  /** The text as typed, with the word that excludes: "without embroidery". */
  words: string;
  /** The text as typed, without that word: "embroidery". */
  value: string;
  /** The search without the exclusion. */
  without: string;
  /** Alternatives in lower case: a product is excluded when it has all words of one. */
  terms: string[][];
};

/** Facts about the catalogue's words. */
export type KnownThings = {
  /** Returns whether the word names a kind of thing or a category. */
  isThing(word: string): boolean;
  /** Returns whether names have the two words written together or with a hyphen, as nonstick. */
  isName(word: string): boolean;
  /** Returns whether a brand or store has both words in its name: No Nasties. */
  isBrand(first: string, second: string): boolean;
};

/** Replaces the parts of a search that were read: no word, and no space that a pattern may cross. */
export const blank = ';';

type Token = { text: string; at: number; end: number };

const lines = (text: string) => new Set(normalised(text, 2000).split(/\s+/).filter(Boolean));
const phrases = (text: string) =>
  normalised(text, 2000)
    .split(',')
    .map((phrase) => phrase.trim().split(' '))
    .sort((a, b) => b.length - a.length);

/** Phrases before the excluded words; the longest first. */
const before = phrases(
  'without, w / o, not, no, but not, but no, and not, and no, nor, except, except for, excluding, exclude, other than, ' +
    'apart from, rather than, instead of, anything but, everything but, any but, all but, minus, avoid, ' +
    'dont want, do not want, don t want, does not have, doesnt have, which is not, that is not, bina, bagair, baghair, bagher, ' +
    'बिना, बगैर, सिवाय',
);
/** Phrases after the excluded word. */
const after = phrases(
  'nahi, nahin, nahee, नहीं, नही, ke bina, k bina, ke bagair, ke baghair, के बिना, के बगैर, ke alawa, ke alava, ke ilawa, ' +
    'के अलावा, ko chhod kar, ko chod kar, ko chhodkar, chhod kar, chod kar, chhodkar, chodkar, को छोड़कर, को छोड़ कर, छोड़कर, छोड़ कर, ' +
    'ke siva, ke sivay, ke sivaye, ke siway, के सिवा, के सिवाय, na ho, na hon, न हो, ना हो, न हों, ना हों, rahit, रहित',
);
/** Words after a word that excludes: "silk nahi honi chahiye". */
const afterwards = lines(
  'ho hon hona honi hone chahiye chaiye chahie wala wali wale ka ki ke हो हों होना होनी होने चाहिए वाला वाली वाले का की के',
);
/** Verbs before "not": "does not slip" describes goods; "does not have" and the like exclude. */
const doing = lines('does do did will would should can must');
const having = lines('have has contain want need like be include');
/** Words between a word that excludes and the excluded word. */
const fillers = lines(
  'made having have has contain contains containing include including want need like any much jo जो',
);
/** Words after "not" and "no" that ask for a price, an order or a number, and exclude nothing. */
const comparing = lines(
  'more less above over below under exceeding beyond greater lower higher cheaper too very so that expensive costly cheap only just sure bad problem matter',
);
/** Comparing words: "2000 se zyada nahi" is a price. */
const comparingBefore = lines(
  'zyada jyada ziyada jada upar ooper adhik kam kum mehnga mehngi mehenga mahanga mahangi sasta ज्यादा ज़्यादा ऊपर अधिक कम महंगा महँगा महंगी महँगी',
);
/** Words before which an exclusion ends. */
const ends = lines(
  'under below above over between around about upto within budget less more than only atleast min max but that which',
);
/** Words that add another excluded word. */
const also = lines('or and nor aur ya और या एवं / &');
/** Parts of names that exclude nothing: no-show socks, non-stick pans, free size. */
const namesWithNon = lines(
  'stick stik slip skid marking toxic woven iron veg vegetarian stretch fat dairy greasy sticky fiction breakable allergic comedogenic alcoholic invasive contact rusting',
);
const namesWithNo = lines(
  'show iron 1 cost tangle touch frost tears brand name smoking parking limit limits',
);
const freeOf = lines('size delivery shipping gift gifts home cod return returns fire with');
const freeFor = lines(
  'hands hand hassle stress tension for is buy get and or in a wrinkle scratch duty error care',
);

const token = /[\p{L}\p{M}\p{N}]+|\S/gu;
const isWord = (text: string | undefined) => text !== undefined && /^[\p{L}]/u.test(text);
const isContent = (text: string | undefined) =>
  isWord(text) && ![stopWords, fillers, also, ends].some((words) => words.has(text ?? ''));

/** The most words that are excluded together. */
const mostTogether = 3;

/** A span of tokens, `from` to `to`, that excludes `terms`, each a list of token numbers. */
type Span = { from: number; to: number; terms: number[][] };

/**
 * Reads the exclusions of a lower-case search (of at most 200 characters); `original` is the same as typed.
 * In `rest` the parts read are blank, so that positions stay. "no leather shoes" is about shoes, "shoes
 * without heels" is too.
 */
export function readExclusions(
  text: string,
  original: string,
  known: KnownThings,
): { rest: string; exclusions: Exclusion[] } {
  const tokens = tokensOf(text);
  const spans = spansOf(text, tokens, known);
  if (spans.length === 0) return { rest: text, exclusions: [] };
  const isOutside = (at: number) => spans.every(({ from, to }) => at < from || at > to);
  const hasThing = tokens.some(
    ({ text: word }, at) => isOutside(at) && isContent(word) && known.isThing(word),
  );
  let rest = text;
  const exclusions = spans.map((whole): Exclusion => {
    const { from, to, terms } = hasThing ? whole : withoutThing(whole, tokens, known);
    const start = tokens[from]?.at ?? 0;
    const end = tokens[to]?.end ?? start;
    rest = rest.slice(0, start) + blank.repeat(end - start) + rest.slice(end);
    const first = terms[0]?.[0] ?? from;
    const last = terms.at(-1)?.at(-1) ?? to;
    return {
      words: original.slice(start, end),
      value: original.slice(tokens[first]?.at ?? 0, tokens[last]?.end ?? 0),
      without: tidy(`${original.slice(0, start)} ${original.slice(end)}`),
      terms: terms.map((term) => term.map((at) => tokens[at]?.text ?? '')),
    };
  });
  return { rest, exclusions };
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function tokensOf(text: string): Token[] {
  return [...text.matchAll(token)].map(({ 0: one, index }) => ({
    text: one,
    at: index,
    end: index + one.length,
  }));
}

function spansOf(text: string, tokens: readonly Token[], known: KnownThings): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const taken = spans.at(-1)?.to ?? -1;
    if (at <= taken) continue;
    const span =
      dashed(text, tokens, at) ??
      named(tokens, at, taken, known) ??
      behind(tokens, at, taken, known) ??
      ahead(tokens, at, known);
    if (span) spans.push(span);
  }
  return spans;
}

/** Reads an exclusion with a dash: -silk. */
function dashed(text: string, tokens: readonly Token[], at: number): Span | undefined {
  const [dash, word] = tokens.slice(at, at + 2);
  if (dash?.text !== '-' || !word || word.at !== dash.end || !/^\p{L}{2}/u.test(word.text)) {
    return undefined;
  }
  return dash.at === 0 || /\s/.test(text[dash.at - 1] ?? '')
    ? { from: at, to: at + 1, terms: [[at + 1]] }
    : undefined;
}

/** Reads "non leather" and "leather free", unless goods have such a name. */
function named(
  tokens: readonly Token[],
  at: number,
  taken: number,
  { isName }: KnownThings,
): Span | undefined {
  const textOf = (index: number) => tokens[index]?.text ?? '';
  const own = textOf(at);
  if (own === 'non') {
    const word = textOf(at + 1) === '-' ? at + 2 : at + 1;
    const other = textOf(word);
    const isCalledSo = namesWithNon.has(other) || isName(`non${other}`);
    return isContent(other) && !isCalledSo ? { from: at, to: word, terms: [[word]] } : undefined;
  }
  if (own !== 'free' || freeOf.has(textOf(at + 1))) return undefined;
  const word = textOf(at - 1) === '-' ? at - 2 : at - 1;
  const other = textOf(word);
  const isAlone = tokens.every(
    ({ text }, index) => index === word || index === at || !isContent(text),
  );
  const isExcluded = word > taken && isContent(other) && !freeFor.has(other) && !isAlone;
  return isExcluded && !isName(`${other}free`)
    ? { from: word, to: at, terms: [[word]] }
    : undefined;
}

const matchesAt = (tokens: readonly Token[], at: number, all: readonly string[][]) =>
  all.find((phrase) => phrase.every((word, index) => tokens[at + index]?.text === word));

/** Reads an exclusion after its word: "silk nahi", "leather ke bina". */
function behind(
  tokens: readonly Token[],
  at: number,
  taken: number,
  { isThing }: KnownThings,
): Span | undefined {
  const phrase = matchesAt(tokens, at, after);
  if (!phrase) return undefined;
  let word = at - 1;
  while (word > taken && !isContent(tokens[word]?.text)) word--;
  if (word <= taken || comparingBefore.has(tokens[word]?.text ?? '')) return undefined;
  let to = at + phrase.length - 1;
  while (afterwards.has(tokens[to + 1]?.text ?? '')) to++;
  const own = tokens[word]?.text ?? '';
  const previous = tokens[word - 1]?.text;
  const isAgain = tokens.some(({ text }, other) => other !== word && text === own);
  const isWhole = isThing(own) && (isAgain || to === tokens.length - 1);
  return isWhole && word - 1 > taken && isContent(previous) && !isThing(previous ?? '')
    ? { from: word - 1, to, terms: [[word - 1, word]] }
    : { from: word, to, terms: [[word]] };
}

/** Reads an exclusion before its words: "without zari and blouse", "not in red", "bina leather ke". */
function ahead(tokens: readonly Token[], at: number, { isBrand }: KnownThings): Span | undefined {
  const phrase = matchesAt(tokens, at, before) ?? matchesAt(tokens, at, after);
  if (!phrase || comparingBefore.has(tokens[at - 1]?.text ?? '')) return undefined;
  const last = phrase.at(-1) ?? '';
  const textOf = (index: number) => tokens[index]?.text ?? '';
  let next = at + phrase.length;
  if ((last === 'not' || last === 'no') && comparing.has(textOf(next))) return undefined;
  if (phrase.length === 1 && isWord(textOf(next)) && isBrand(last, textOf(next))) return undefined;
  const isVerb = doing.has(textOf(at - 1)) && !having.has(textOf(next));
  if (phrase.length === 1 && last === 'not' && isVerb) return undefined;
  if (last === 'no' && (!isWord(textOf(next)) || namesWithNo.has(textOf(next)))) return undefined;
  while (isWord(textOf(next)) && !isContent(textOf(next))) next++;
  const terms: number[][] = [];
  let term: number[] = [];
  let to = -1;
  for (; next < tokens.length; next++) {
    const word = textOf(next);
    if (matchesAt(tokens, next, before) || matchesAt(tokens, next, after)) break;
    if (also.has(word) && term.length > 0 && isContent(textOf(next + 1))) {
      terms.push(term);
      term = [];
      continue;
    }
    if (!isContent(word) || term.length === mostTogether) break;
    term.push(next);
    to = next;
  }
  if (term.length > 0) terms.push(term);
  return to < 0 ? undefined : { from: at, to, terms };
}

/** Removes the last word from the excluded ones, if a search names no thing elsewhere and the last word is a thing. */
function withoutThing(span: Span, tokens: readonly Token[], { isThing }: KnownThings): Span {
  const terms = [...span.terms];
  const last = terms.pop() ?? [];
  const [first] = last;
  const thing = tokens[last.at(-1) ?? -1]?.text ?? '';
  if (first === undefined || last.length < 2 || !isThing(thing)) return span;
  return {
    from: span.from,
    to: Math.max(first, terms.at(-1)?.at(-1) ?? 0),
    terms: [...terms, [first]],
  };
}

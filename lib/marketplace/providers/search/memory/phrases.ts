import { locales } from '@/lib/i18n/locales';
import { isHindi, keyBeginnings, keysOf, wordsOf } from '../../../modules/search-language';
import { kept } from '../kept';
import { type CatalogueSnapshot, categoryName } from './catalogue-snapshot';
import type { ProductGroups } from './product-groups';

/** Groups with the parts of phrases: their category, brand, and number of products on sale. */
type NamedGroups = Pick<ProductGroups, 'count' | 'active'> & {
  codes: Record<'category' | 'brand', number[][]>;
} & Record<'category' | 'brand', { values: number[] }>;

type Phrase = {
  text: string;
  words: string[];
  keys: (readonly string[])[];
  weight: number;
  isHindi: boolean;
  /** True if goods on sale are counted for it; pairs of words may be of names that no longer are. */
  isOnSale: boolean;
};

/** Pairs of words are counted in the first 20,000 names, then in every 16th. */
const readWhole = 20_000;
const readEvery = 16;
const mostPairs = 50_000;
/** The least number of names with a pair that is suggested. */
const leastPairs = 2;
/** The number of phrases that are looked at for one that is suggested. */
export const mostRead = 3;

/** Splits names at brackets, punctuation and numbers: a suggested phrase does not cross these. */
const parts = /[()[\],|/&–—:+-]+|\s\d[^\s]*/u;
const dull = new Set(
  'a an and for in of on the to with model का के की को और में से लिए पर मॉडल वाला वाले वाली'.split(' '),
);

const wordsOfPart = kept(20_000, wordsOf);

/** Yields the pairs of words of a product's name, which begins with the brand if it has one. */
export function* pairsIn(name: string, hasBrand: boolean): Generator<string> {
  for (const [index, part] of name.split(parts).entries()) {
    const words = wordsOfPart(part).slice(hasBrand && index === 0 ? 1 : 0);
    for (let at = 1; at < words.length; at++) {
      const [left = '', right = ''] = words.slice(at - 1, at + 1);
      if (dull.has(left) || dull.has(right) || left.length < 2 || right.length < 2) continue;
      yield `${left} ${right}`;
    }
  }
}

/** Searches to suggest: categories, brands with their categories, and frequent pairs of words in names. */
export class Phrases {
  readonly #pairs = new Map<string, number>();
  #made: { phrases: Phrase[]; snapshot: CatalogueSnapshot; pairs: number } | undefined;

  /** Counts the word pairs of a product's name, which begins with the brand if it has one. */
  note(name: string, doc: number, hasBrand: boolean): void {
    if (doc > readWhole && doc % readEvery !== 0) return;
    for (const pair of pairsIn(name, hasBrand)) this.add(pair, 1);
  }

  /** Counts a pair of words that a number of names have. */
  add(pair: string, names: number): void {
    const count = this.#pairs.get(pair) ?? 0;
    if (count > 0 || this.#pairs.size < mostPairs) this.#pairs.set(pair, count + names);
  }

  /** Returns whether the two words follow each other in a counted name. */
  hasPair(left: string, right: string): boolean {
    return this.#pairs.has(`${left} ${right}`);
  }

  /** Returns phrases with all the words, the last as a beginning, in the script of the last. */
  completing(
    words: readonly string[],
    snapshot: CatalogueSnapshot,
    groups: NamedGroups,
    limit: number,
  ): Phrase[] {
    const last = words.at(-1);
    if (last === undefined) return [];
    const inHindi = isHindi(last);
    const whole = words.slice(0, -1).map(keysOf);
    const beginnings = [...keysOf(last), ...keyBeginnings(last)].filter(({ length }) => length > 1);
    const typed = words.join(' ');
    const possible = this.#all(snapshot, groups).filter(
      (phrase) =>
        phrase.isHindi === inHindi &&
        phrase.text !== typed &&
        whole.every((keys) => phrase.keys.some((own) => own.some((key) => keys.includes(key)))),
    );
    const written = possible.filter((phrase) => phrase.words.some((word) => word.startsWith(last)));
    const sounds = (own: readonly string[]) =>
      own.some((key) => beginnings.some((beginning) => key.startsWith(beginning)));
    const fitting = written.length > 0 ? written : possible.filter(({ keys }) => keys.some(sounds));
    const seen = new Set<string>();
    return fitting
      .sort(
        (a, b) =>
          Number(b.text.startsWith(typed)) - Number(a.text.startsWith(typed)) ||
          b.weight - a.weight ||
          (a.text < b.text ? -1 : 1),
      )
      .filter(({ keys }) => {
        const sense = keys
          .map(([key]) => key)
          .sort()
          .join(' ');
        return !seen.has(sense) && seen.add(sense);
      })
      .slice(0, limit);
  }

  /** Returns all phrases, rebuilt when the snapshot has changed, or names have brought a tenth more pairs. */
  #all(snapshot: CatalogueSnapshot, groups: NamedGroups): Phrase[] {
    const made = this.#made;
    if (made && made.snapshot === snapshot && this.#pairs.size < made.pairs * 1.1 + 20) {
      return made.phrases;
    }
    const phrases = [...this.#pairs]
      .filter(([, count]) => count >= leastPairs)
      .map(([text, weight]) => phraseOf(text, weight, false));
    phrases.push(...phrasesOfGroups(snapshot, groups));
    this.#made = { phrases, snapshot, pairs: this.#pairs.size };
    return phrases;
  }
}

function phraseOf(name: string, weight: number, isOnSale: boolean): Phrase {
  const words = wordsOf(name);
  return {
    text: name.toLowerCase(),
    words,
    keys: words.map(keysOf),
    weight,
    isHindi: isHindi(name),
    isOnSale,
  };
}

/** Returns names of categories in both languages, and of brands with their categories; weighted by products. */
function phrasesOfGroups(snapshot: CatalogueSnapshot, groups: NamedGroups): Phrase[] {
  const brands = new Map(snapshot.brands.map(({ id, name }) => [id, name]));
  const categories = new Map(snapshot.categories.map((category) => [category.id, category]));
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) =>
    weights.set(text, (weights.get(text) ?? 0) + weight);
  for (let group = 0; group < groups.count; group++) {
    const active = groups.active[group] ?? 0;
    const [category] = (groups.codes.category[group] ?? []).map((code) =>
      categories.get(groups.category.values[code] ?? 0),
    );
    if (!category || active === 0) continue;
    for (const lang of locales) add(categoryName(category, lang), active);
    for (const code of groups.codes.brand[group] ?? []) {
      const brand = brands.get(groups.brand.values[code] ?? 0);
      if (brand) add(`${brand} ${category.name}`, active);
    }
  }
  return [...weights].map(([text, weight]) => phraseOf(text, weight, true));
}

import { latinDigits } from '@/lib/text/digits';
import { readExclusions } from './exclusions';
import { keysOf, wordsOf } from './folding';
import { type Intent, readIntents } from './intents';
import { readMeasures } from './measures';
import type { CatalogueWords } from './search-words';
import { synonymsOf } from './synonyms';
import { stopWords } from './words';

/** A filter from words that are no things, and the search without them. */
export type UnderstoodFilter = {
  kind: 'min_price' | 'max_price' | 'rating' | 'discount';
  /** The value in rupees, stars or percent. */
  value: number;
  words: string;
  without: string;
};
export type UnderstoodSort = Extract<Intent, { kind: 'sort' }> & { without: string };

/** Reads the intents of a search one after the other, each from what the others have left. */
export function withoutIntents(
  search: string,
  catalogue: Pick<CatalogueWords, 'isKind' | 'isCategory' | 'isBrand' | 'finds' | 'sizes'>,
) {
  const lower = latinDigits(search).toLowerCase();
  const original = lower.length === search.length ? search : lower;
  const isThing = (word: string) =>
    [...keysOf(word), ...synonymsOf(word).keys].some(
      (key) => catalogue.isKind(key) || catalogue.isCategory(key),
    );
  const isName = (word: string) => keysOf(word).some(catalogue.finds);
  const { rest: wanted, exclusions } = readExclusions(lower, original, {
    isThing,
    isName,
    isBrand: catalogue.isBrand,
  });
  const { rest: unmeasured, measures } = readMeasures(wanted, original, catalogue.sizes());
  const others = readIntents(search, unmeasured);
  // Measures alone are searched for as the catalogue writes them: half kg is 500 g.
  const isMeasured =
    measures.length > 0 && wordsOf(others.rest).some((word) => !stopWords.has(word));
  const { rest, intents } = isMeasured ? others : readIntents(search, wanted);
  const sizes = isMeasured ? [] : measures.flatMap(({ same }) => [...same].slice(0, 1));
  const filters = intents.filter((one): one is Extract<typeof one, UnderstoodFilter> =>
    ['min_price', 'max_price', 'rating', 'discount'].includes(one.kind),
  );
  const sort = (intents.find(({ kind }) => kind === 'sort') as UnderstoodSort | undefined) ?? null;
  return {
    rest: sizes.length > 0 ? sizes.join(' ') : rest,
    exclusions,
    measures: isMeasured ? measures : [],
    /** Words that are no prices. */
    unused: isMeasured ? [] : measures.flatMap(({ words }) => wordsOf(words)),
    filters,
    sort,
  };
}

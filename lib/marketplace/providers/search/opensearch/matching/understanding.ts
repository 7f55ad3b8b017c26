import {
  type CatalogueWords,
  keysOf,
  missingIn,
  occasionWords,
  type Reading,
  type Understanding,
  understand,
  understandWithOccasions,
} from '../../../../modules/search-language';
import type { CatalogueSnapshot } from '../../memory/catalogue-snapshot';
import { leastHeard } from '../../memory/matching/descriptions';
import type { Rules } from '../../memory/rules';
import type { Catalogue } from '../catalogue';
import { all, any, flag, not, type Query, terms } from '../query';
import type { Facts } from './facts';

export type Known = { snapshot: CatalogueSnapshot; rules: Rules };
type IsSo = (name: string, query: () => Query) => boolean;

/** Matches SKUs with one of the keys in their names or attributes. */
export const withAny = (keys: readonly string[]): Query =>
  any([terms('name', keys), terms('kind', keys), terms('attribute', keys)]);

/** Matches products of the kind that the words name, or with all of them in their names and of the last's kind. */
const isThing = (words: readonly string[]): Query =>
  all([
    flag('active'),
    any([
      terms('kind', keysOf(words.join(''))),
      all([
        ...words.slice(0, -1).map((word) => terms('name', keysOf(word))),
        any([terms('kind', keysOf(words.at(-1) ?? '')), terms('head', keysOf(words.at(-1) ?? ''))]),
      ]),
    ]),
  ]);

/** Returns the index's facts that the language layer asks for. */
function catalogueWords(
  catalogue: Catalogue,
  { snapshot, rules }: Known,
  isSo: IsSo,
): CatalogueWords {
  const { vocabulary } = catalogue;
  const attributeWords = catalogue.attributeWords(snapshot);
  const productsOf = (key: string) =>
    catalogue.count([key], 'name') +
    catalogue.count([key], 'kind') +
    catalogue.count([key], 'attribute');
  const weightOf = (term: number) => {
    const key = vocabulary.keyOf(term);
    return productsOf(key) + (attributeWords.has(key) ? 1 : 0);
  };
  const keysOfTerms = (some: number[]) => some.map((term) => vocabulary.keyOf(term));
  return {
    isSpelt: (word) => vocabulary.has(word),
    occurs: (keys) => vocabulary.whole(keys).length > 0,
    productsWith: (keys) => keys.reduce((sum, key) => sum + productsOf(key), 0),
    together: (keys, others) =>
      catalogue.has(keys) &&
      catalogue.has(others) &&
      isSo(`together ${keys} / ${others}`, () => all([withAny(keys), withAny(others)])),
    finds: (key) => attributeWords.has(key) || productsOf(key) > 0,
    isKind: (key) => catalogue.has([key], 'kind', 'head'),
    isBrand: (first, second) =>
      (['brand', 'store'] as const).some((attribute) => {
        const codes = new Set(attributeWords.codesNamed(keysOf(second), attribute));
        return attributeWords.codesNamed(keysOf(first), attribute).some((code) => codes.has(code));
      }),
    isCategory: (key) => attributeWords.codesNamed([key], 'category').length > 0,
    isOption: (key) => attributeWords.isOption([key]),
    isAttribute: (key) => catalogue.has([key], 'attribute'),
    isSold: (words) =>
      attributeWords.isCategory(words) || isSo(`sold ${words}`, () => isThing(words)),
    isInNames: (words) =>
      isSo(`in names ${words}`, () =>
        all([
          flag('active'),
          ...(words.length > 1 ? [] : [flag('unknown')]),
          ...words.map((word) => terms('name', keysOf(word))),
          not([terms('beside', keysOf(words.at(-1) ?? ''))]),
        ]),
      ),
    isOnlyBeside: (keys) =>
      catalogue.has(keys, 'beside') &&
      catalogue.count(keys, 'beside') >= catalogue.count(keys, 'name'),
    isDescribed: (word) =>
      isSo(`described ${word}`, () =>
        any([
          terms('described', [word]),
          terms(
            'about',
            keysOf(word).filter((key) => key.length >= leastHeard),
          ),
        ]),
      ),
    beginningWith: (letters, limit) => keysOfTerms(vocabulary.beginning(letters, limit)),
    soundingLike: (beginnings, limit) => keysOfTerms(vocabulary.sounding(beginnings, limit)),
    soundingEnglish: (word, how) => vocabulary.soundingEnglish(word, how),
    withConsonantsOf: (word) => vocabulary.withConsonantsOf(word),
    correctionOf: (word) => vocabulary.correct(word, weightOf),
    completionOf: (word) => vocabulary.complete(word, weightOf),
    sizes: () => [...catalogue.values.size],
    added: rules.synonyms,
  };
}

/** Understands a search by the language layer, as every engine does. */
export const understandSearch = (
  search: string,
  catalogue: Catalogue,
  known: Known,
  facts: Facts,
  reading: Reading = {},
): Promise<Understanding> =>
  facts.knowing((isSo) => {
    const words = catalogueWords(catalogue, known, isSo);
    const understandAs = (more: Reading) => understand(search, words, { ...reading, ...more });
    if (reading.isExact || reading.isTyping) return understandAs({});
    const { occasions } = known.rules;
    const understood = reading.withoutOccasions
      ? understandAs({})
      : understandWithOccasions(understandAs, words, occasions);
    const aside = occasionWords(understood.rest, occasions);
    return { ...understood, missing: missingIn(understood, words, aside) };
  });

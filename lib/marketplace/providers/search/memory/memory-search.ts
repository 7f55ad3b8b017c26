import { productQuerySchema } from '@/lib/api/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import { textsOfRow } from '@/lib/i18n/translated';
import { keyBeginnings, keysOf, wordsOf } from '../../../modules/search-language';
import type { FoundSuggestions, RuleChange, Search } from '../provider';
import { catalogueCounts, countsOnSale } from './catalogue-counts';
import { type CatalogueSnapshot, categoryName } from './catalogue-snapshot';
import type { LiveIndex } from './live-index';
import type { ProductIndex } from './product-index';
import { prepareRules } from './rules';

export const limits = { products: 6, categories: 4, brands: 4, queries: 6 };
/** For fewer letters nothing is suggested. */
export const minLetters = 2;
export const nothing: FoundSuggestions = {
  productIds: [],
  categories: [],
  brands: [],
  queries: [],
};

/** Products, categories, brands and searches for a text that is being typed. */
async function suggest(live: LiveIndex, text: string, lang: Locale): Promise<FoundSuggestions> {
  if (wordsOf(text).join('').length < minLetters) return nothing;
  const index = await live.current();
  const { ids, understanding } = index.findBest(text, limits.products, live.now());
  const words = understanding.words.map((word) => word.text);
  const { snapshot, groups } = index;
  const { categories, brands } = countsOnSale(index);
  return {
    productIds: ids,
    categories: namedBy(categories, words, (category) =>
      Object.values(textsOfRow(category, 'name')).flatMap((text) => text || []),
    )
      .slice(0, limits.categories)
      .map((category) => ({
        id: category.id,
        name: categoryName(category, lang),
        slug: category.slug,
        image: category.image,
      })),
    brands: namedBy(brands, words, ({ name }) => [name])
      .slice(0, limits.brands)
      .map(({ id, name, slug }) => ({ id, name, slug })),
    queries: index.phrases.completing(words, snapshot, groups, limits.queries),
  };
}

/** Those with all the words in one name, the last as a beginning; by sound where no spelling begins so. */
export function namedBy<One>(
  all: readonly One[],
  words: readonly string[],
  namesOf: (one: One) => string[],
): One[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const whole = words.slice(0, -1).map(keysOf);
  const beginnings = [...keysOf(last), ...keyBeginnings(last)].filter(({ length }) => length > 1);
  const candidates = all
    .flatMap((one) => namesOf(one).map((name) => ({ one, words: wordsOf(name) })))
    .map((candidate) => ({ ...candidate, keys: candidate.words.flatMap(keysOf) }))
    .filter(({ keys }) => whole.every((own) => own.some((key) => keys.includes(key))));
  const spelt = candidates.filter((one) => one.words.some((word) => word.startsWith(last)));
  const sounding = (keys: string[]) =>
    keys.some((key) => beginnings.some((beginning) => key.startsWith(beginning)));
  const found = spelt.length > 0 ? spelt : candidates.filter(({ keys }) => sounding(keys));
  return [...new Set(found.map(({ one }) => one))];
}

/** The search over an index in this process's memory. */
export function memorySearch(live: LiveIndex): Search {
  return {
    list: async (query, lang) => (await live.current()).find(query, lang, live.now()),
    suggest: async (text, lang) => suggest(live, text, lang),
    best: async (text, limit) => (await live.current()).findBest(text, limit, live.now()).ids,
    compare: async (text, change, lang, limit) =>
      compareRules(await live.current(), { text, change, lang, limit, now: live.now() }),
    counts: async () => catalogueCounts(await live.current()),
    health: () => live.progress,
    productsChanged: (ids) => live.productsChanged(ids),
    catalogueChanged: () => live.noteChange(),
    settled: () => live.settled(),
    start: () => live.start(),
    close: () => live.close(),
  };
}

type Asked = { text: string; change: RuleChange; lang: Locale; limit: number; now: number };

/** Ids of the first products of a search by the rules that count now, and with one of them changed. */
function compareRules(index: ProductIndex, { text, change, lang, limit, now }: Asked) {
  const query = productQuerySchema.parse({ search: text, limit });
  const before = index.find(query, lang, now).ids;
  const rules = prepareRules(changed(index.snapshot, change));
  return { before, after: index.find(query, lang, now, rules).ids };
}

export function changed(
  { synonyms, boosts, occasions }: CatalogueSnapshot,
  { synonym, boost, occasion }: RuleChange,
) {
  const kept = <Row extends { id: number }>(rows: readonly Row[], id: number | undefined) =>
    rows.filter((row) => row.id !== id);
  const target = (kind: string) => (boost?.kind === kind ? boost.targetId : null);
  return {
    synonyms: synonym
      ? [...kept(synonyms, synonym.id), { ...synonym, id: synonym.id ?? 0 }]
      : synonyms,
    boosts: boost
      ? [
          ...kept(boosts, boost.id),
          {
            id: boost.id ?? 0,
            query: boost.query,
            listingId: target('listing'),
            brandId: target('brand'),
            categoryId: target('category'),
            startsAt: null,
            endsAt: null,
          },
        ]
      : boosts,
    occasions: occasion
      ? [
          ...kept(occasions, occasion.id),
          { words: [], leadsTo: [], builtIn: null, ...occasion, id: occasion.id ?? 0 },
        ]
      : occasions,
  };
}

import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import type { FoundSuggestions, RuleChange, Search } from '../provider';
import {
  isTooShort,
  mostSuggested,
  nothing,
  suggestionsOf,
  withoutLastLetter,
} from '../suggestions';
import { catalogueCounts, countsOnSale } from './catalogue-counts';
import type { CatalogueSnapshot } from './catalogue-snapshot';
import { hasInName } from './catalogue-words';
import type { LiveIndex } from './live-index';
import { mostRead } from './phrases';
import { productFlag } from './product-columns';
import type { ProductIndex } from './product-index';
import { prepareRules } from './rules';

/** Returns products, categories, brands and searches for a text that is being typed. */
async function suggest(live: LiveIndex, text: string, lang: Locale): Promise<FoundSuggestions> {
  if (isTooShort(text)) return nothing;
  const index = await live.current();
  const { text: whole, letter } = withoutLastLetter(text);
  const { ids, understanding } = index.findBest(whole, mostSuggested.products, live.now());
  const { snapshot, groups, phrases, vocabulary, columns } = index;
  const isSold = ({ words }: { words: readonly string[] }) =>
    hasInName(words, vocabulary, columns, productFlag.active);
  return suggestionsOf(understanding, letter, lang, {
    productIds: ids,
    onSale: countsOnSale(index),
    completing: async (words, limit) =>
      phrases
        .completing(words, snapshot, groups, mostRead * limit)
        .filter((phrase) => phrase.isOnSale || isSold(phrase))
        .slice(0, limit)
        .map(({ text }) => text),
  });
}

/** Returns the search over an index in this process's memory. */
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
    caughtUp: () => live.caughtUp(),
    settled: () => live.settled(),
    start: () => live.start(),
    close: () => live.close(),
  };
}

type Asked = { text: string; change: RuleChange; lang: Locale; limit: number; now: number };

/** Returns the ids of a search's first products by the present rules, and with one of them changed. */
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

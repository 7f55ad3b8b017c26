import { productQuerySchema } from '@/lib/api/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import type { RuleChange } from '../provider';
import type { CatalogueSnapshot } from './catalogue-snapshot';
import type { ProductIndex } from './product-index';
import { prepareRules } from './rules';

type Asked = { text: string; change: RuleChange; lang: Locale; limit: number; now: number };

/** Ids of the first products of a search by the rules that count now, and with one of them changed. */
export function compareRules(index: ProductIndex, { text, change, lang, limit, now }: Asked) {
  const query = productQuerySchema.parse({ search: text, limit });
  const before = index.find(query, lang, now).ids;
  const rules = prepareRules(changed(index.snapshot, change));
  return { before, after: index.find(query, lang, now, rules).ids };
}

function changed(
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

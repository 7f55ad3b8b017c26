import { searchRuleLimits } from '@/lib/contract/schemas/search-rules/limits';
import {
  type Effect,
  type EffectQuery,
  occasionBodySchema,
  synonymBodySchema,
} from '@/lib/contract/schemas/search-rules/search-rules';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { productCardsOnSale } from '../catalog';
import { pickOf } from '../home';
import type { RuleChange, Search } from '../search';

/** Returns the first results of a search as they are, and with an unsaved rule; an invalid rule has none. */
export async function effectOf(
  { db, search }: { db: Database; search: Search },
  lang: Locale,
  query: EffectQuery,
): Promise<Effect> {
  if (!query.search) return { before: [], after: [] };
  const { results } = searchRuleLimits;
  const { before, after } = await search.compare(query.search, changeOf(query), lang, results);
  const cards = await productCardsOnSale(db, lang, [...new Set([...before, ...after])]);
  const shown = (ids: number[]) =>
    ids.flatMap((id) => {
      const card = cards.get(id);
      return card ? [pickOf(card, true)] : [];
    });
  return { before: shown(before), after: shown(after) };
}

function changeOf(query: EffectQuery): RuleChange {
  const { words = [], meanings = [], kind, target_id: targetId } = query;
  const synonym = synonymBodySchema.safeParse({ words, meanings }).data;
  const { occasion_words: named = [], leads_to = [], switched_off: builtIn } = query;
  const occasion = occasionBodySchema.safeParse({ words: named, leads_to }).data;
  return {
    occasion: builtIn
      ? { builtIn }
      : occasion && {
          id: query.occasion_id,
          words: occasion.words,
          leadsTo: occasion.leads_to,
        },
    synonym: synonym && { ...synonym, id: query.synonym_id },
    boost:
      kind && targetId
        ? { id: query.boost_id, query: query.boost_query || null, kind, targetId }
        : undefined,
  };
}

import type { Search } from '../provider';
import { catalogueCounts } from './catalogue-counts';
import { compareRules } from './compare-rules';
import type { LiveIndex } from './live-index';
import { suggest } from './suggest';

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

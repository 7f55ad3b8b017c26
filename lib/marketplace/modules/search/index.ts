import { config } from '@/lib/config';
import type { Database } from '../../kernel/db/connection';
import { LiveIndex } from '../../providers/search/memory/live-index';
import { memorySearch } from '../../providers/search/memory/memory-search';
import { openSearchCluster } from '../../providers/search/opensearch/opensearch-search';
import type { Search } from '../../providers/search/provider';

export { openClusterTools } from '../../providers/search/opensearch/cluster-tools';
export type {
  CategoryCount,
  ListQuery,
  RuleChange,
  Search,
  StoreCount,
} from '../../providers/search/provider';

/** Returns a search for pages that are cached: its answers wait until all reported changes are applied. */
export function behindChanges(search: Search): Search {
  const after =
    <Asked extends unknown[], Found>(ask: (...asked: Asked) => Promise<Found>) =>
    async (...asked: Asked): Promise<Found> => {
      await search.caughtUp();
      return ask(...asked);
    };
  const { list, best, counts } = search;
  return { ...search, list: after(list), best: after(best), counts: after(counts) };
}

/**
 * Opens the public interface of the search, once for each API host: `list`, `suggest`, `best`, `compare`,
 * `counts` and `health` answer; `productsChanged` and `catalogueChanged` report changes (it also finds
 * changes by itself within a second, whichever process made them), `settled` waits until they are applied,
 * `caughtUp` a moment at most; `start` and `close` begin and end its life.
 *
 * It is an index in this process's memory, or that of the cluster of `SEARCH_URL`.
 *
 * Queries reject with a `DomainError` 503 `search_starting` while a large catalogue is read for the first
 * time, and while a cluster does not answer.
 */
export function openSearch(db: Database): Search {
  const { searchCluster } = config;
  return searchCluster ? openSearchCluster(db, searchCluster) : memorySearch(new LiveIndex(db));
}

import type { Database } from '../../../kernel/db/connection';
import { LiveIndex } from '../memory/live-index';
import { memorySearch } from '../memory/memory-search';
import { makeTestCluster } from '../opensearch/testing/clusters';
import type { Search } from '../provider';

type Opened = { search: Search; close: () => Promise<void> };

/** The engines that the rules of every search are tested with; TEST_SEARCH_URL adds the cluster. */
export const engines: { engine: string; openEngine: (db: Database) => Opened }[] = [
  {
    engine: 'in memory',
    openEngine: (db) => {
      const search = memorySearch(new LiveIndex(db));
      return { search, close: () => search.close() };
    },
  },
  ...(process.env.TEST_SEARCH_URL
    ? [
        {
          engine: 'on a cluster',
          openEngine: (db: Database) => {
            const cluster = makeTestCluster();
            const search = cluster.open(db);
            return {
              search,
              async close() {
                await search.close();
                await cluster.drop();
              },
            };
          },
        },
      ]
    : []),
];

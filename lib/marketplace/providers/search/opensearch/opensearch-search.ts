import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import type { Database } from '../../../kernel/db/connection';
import { DomainError } from '../../../kernel/errors';
import { withTimeout } from '../../../kernel/with-timeout';
import { changed } from '../memory/memory-search';
import { prepareRules } from '../memory/rules';
import type { CatalogueCounts, Search } from '../provider';
import { nothing } from '../suggestions';
import { Cluster, type ClusterSettings, notReady } from './cluster/cluster';
import { catalogueCounts } from './counts';
import type { Engine } from './engine';
import { best, list } from './list';
import { LiveCluster } from './live-cluster';
import { suggest } from './suggest';

const isAway = (error: unknown) => error instanceof DomainError && error.status === 503;

/** Returns the search over an index of an OpenSearch cluster, which many instances share. */
export function openSearchCluster(db: Database, settings: ClusterSettings): Search {
  const live = new LiveCluster(db, new Cluster(settings));
  let lastCounts: CatalogueCounts | undefined;
  /** Limits the time for all consecutive cluster requests of a query. */
  const inTime = async <Answer>(ask: (engine: Engine) => Promise<Answer>): Promise<Answer> => {
    const engine = await live.current();
    const since = performance.now();
    const answering = ask(engine);
    answering.catch(() => {}); // it may fail later than anybody waits
    const answer = await withTimeout(2 * settings.timeout, answering);
    if (answer !== undefined) return answer;
    live.cluster.gaveUp(since);
    throw notReady();
  };
  return {
    list: (query, lang) => inTime((engine) => list(query, lang, engine)),
    async suggest(text, lang) {
      try {
        return await inTime((engine) => suggest(text, lang, engine));
      } catch (error) {
        if (isAway(error)) return nothing;
        throw error;
      }
    },
    best: async (text, limit) => (await inTime((engine) => best(text, limit, engine))).ids,
    compare: (text, change, lang, limit) =>
      inTime(async (engine) => {
        const query = productQuerySchema.parse({ search: text, limit });
        const rules = prepareRules(changed(engine.known.snapshot, change));
        const before = await list(query, lang, engine);
        return { before: before.ids, after: (await list(query, lang, engine, rules)).ids };
      }),
    async counts() {
      try {
        lastCounts = await inTime(catalogueCounts);
      } catch (error) {
        if (!lastCounts || !isAway(error)) throw error;
      }
      return lastCounts;
    },
    health: () => live.progress,
    productsChanged: (ids) => live.productsChanged(ids),
    catalogueChanged: () => live.noteChange(),
    caughtUp: () => live.caughtUp(),
    settled: () => live.settled(),
    start: () => live.start(),
    close: () => live.close(),
  };
}

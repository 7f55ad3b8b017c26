import type { Database } from '../../../kernel/db/connection';
import { rowsAfter } from '../memory/product-rows';
import { Cluster, type ClusterSettings } from './cluster/cluster';
import { IndexReader } from './cluster/index-reader';
import { aliasOf, liveIndex } from './cluster/indices';
import { ClusterState } from './cluster/state';
import { countProducts, rebuild } from './rebuild';

const productsAtOnce = 2000;
const timeout = 60_000;

/** The cluster functions of `npm run search`. */
export type ClusterTools = {
  /** Builds an index and swaps to it, reporting progress; false if another process builds. */
  rebuild(say: (progress: string) => void): Promise<boolean>;
  status(): Promise<string[]>;
  /** Returns the differences between index and database; products changed a moment ago may be among them. */
  check(): Promise<string[]>;
  close(): Promise<void>;
};

export function openClusterTools(db: Database, settings: ClusterSettings): ClusterTools {
  const cluster = new Cluster(settings);
  const state = new ClusterState(cluster);
  const reader = new IndexReader(cluster, aliasOf(cluster));
  return {
    async rebuild(say) {
      await state.open();
      let saidAt = 0;
      return rebuild(db, cluster, state, {
        onProgress({ products, ofProducts, index }) {
          if (performance.now() - saidAt < 1000) return;
          saidAt = performance.now();
          const share = Math.min(100, Math.floor((100 * products) / Math.max(1, ofProducts)));
          say(`${index}: ${products} of ${ofProducts} products (${share}%)`);
        },
      });
    },
    async status() {
      await state.open();
      const live = await liveIndex(cluster);
      const build = await state.get('build');
      const lease = await state.get('lease');
      const lines = [`database: ${await countProducts(db)} products`];
      if (!live) lines.push('no index of this release answers yet');
      else {
        const { total } = await reader.countSkus({ match_all: {} });
        lines.push(`live: ${live}, ${total} products`);
      }
      const fed = await state.get('live');
      if (fed) lines.push(`changes are fed since ${new Date(fed.since * 1000).toISOString()}`);
      const isFed = lease && lease.until > Date.now();
      lines.push(isFed ? `fed by instance ${lease.owner}` : 'fed by nobody at the moment');
      if (build) {
        const isAlive = build.until > Date.now() ? 'building' : 'broken off';
        lines.push(`${isAlive}: ${build.index}, ${build.products} of ${build.ofProducts} products`);
      }
      return lines;
    },
    async check() {
      const inIndex = new Map<number, number>();
      for await (const { values } of reader.allValues(['id', 'updatedAt'], { timeout })) {
        inIndex.set(Number(values[0]), Number(values[1]));
      }
      const findings: string[] = [];
      for (let last = 0; ; ) {
        const rows = await rowsAfter(db, last, productsAtOnce);
        for (const { id, updatedAt } of rows) {
          const known = inIndex.get(id);
          inIndex.delete(id);
          if (known === undefined) findings.push(`product ${id} is not in the index`);
          else if (known !== updatedAt) findings.push(`product ${id} is older in the index`);
        }
        last = rows.at(-1)?.id ?? last;
        if (rows.length < productsAtOnce) break;
      }
      for (const id of inIndex.keys()) findings.push(`product ${id} is not in the database`);
      return findings;
    },
    close: () => cluster.close(),
  };
}

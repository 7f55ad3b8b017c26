import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../kernel/db/connection';
import type { Search } from '../../provider';
import { Cluster, type ClusterSettings } from '../cluster/cluster';
import { drop } from '../cluster/indices';
import { openSearchCluster } from '../opensearch-search';

const url = process.env.TEST_SEARCH_URL;

export type TestCluster = {
  settings: ClusterSettings;
  /** Opens a search over indices of this test's own. */
  open: (db: Database) => Search;
  /** Deletes the indices. */
  drop: () => Promise<void>;
};

/** Returns indices of a test's own in the cluster of TEST_SEARCH_URL. */
export function makeTestCluster(nodes = (url ?? '').split(',')): TestCluster {
  const index = `haat-test-${randomBytes(6).toString('hex')}`;
  const settings: ClusterSettings = { nodes, index, timeout: 20_000 };
  return {
    settings,
    open: (db) => openSearchCluster(db, settings),
    async drop() {
      const cluster = new Cluster(settings);
      const found = await cluster.call<Record<string, object>>('GET', `/${index}-*`, {
        query: { allow_no_indices: true },
      });
      for (const name of Object.keys(found)) await drop(cluster, name);
      await cluster.close();
    },
  };
}

/** Describes rules of a cluster: skipped, under its name, without TEST_SEARCH_URL. */
export const describeOnCluster = url
  ? describe
  : (name: string, _: () => void) =>
      describe.skip(`${name} (TEST_SEARCH_URL is not set)`, () => it.todo(name));

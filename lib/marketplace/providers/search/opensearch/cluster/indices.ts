import { type Cluster, statusOf } from './cluster';
import { indexBody, shape } from './mapping';

const timeout = 60_000;
/** The approximate number of SKUs in a shard. */
const skusOfShard = 400_000;
const mostShards = 32;

/** Returns the alias by which the index of this release's shape is searched. */
export const aliasOf = ({ settings }: Cluster): string => `${settings.index}-products-${shape}`;

export const newIndexName = (cluster: Cluster): string =>
  `${aliasOf(cluster)}-${Date.now().toString(36)}`;

/** Returns the index behind the alias; undefined before it was built. */
export async function liveIndex(cluster: Cluster): Promise<string | undefined> {
  try {
    const found = await cluster.call<Record<string, object>>('GET', `/_alias/${aliasOf(cluster)}`);
    return Object.keys(found)[0];
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/** Returns all indices of this release's shape, including the live one. */
export async function indicesOf(cluster: Cluster): Promise<string[]> {
  const found = await cluster.call<Record<string, object>>('GET', `/${aliasOf(cluster)}-*`, {
    query: { allow_no_indices: true },
  });
  return Object.keys(found);
}

export async function exists(cluster: Cluster, index: string): Promise<boolean> {
  try {
    await cluster.call('GET', `/${index}`);
    return true;
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}

/** Creates an index for a number of products, without copies and refreshes until it is filled. */
export async function createIndex(
  cluster: Cluster,
  index: string,
  products: number,
): Promise<void> {
  const shards = Math.min(mostShards, Math.max(1, Math.ceil(products / skusOfShard)));
  await cluster.call('PUT', `/${index}`, { body: indexBody(shards), timeout });
}

/** Turns on the index's copies on other nodes and its refresh every second. */
export async function finishIndex(cluster: Cluster, index: string): Promise<void> {
  await cluster.call('PUT', `/${index}/_settings`, {
    body: {
      index: {
        auto_expand_replicas: '0-1',
        refresh_interval: '1s',
        'translog.durability': 'request',
      },
    },
    timeout,
  });
  await refresh(cluster, index);
}

export const refresh = (cluster: Cluster, index: string): Promise<unknown> =>
  cluster.call('POST', `/${index}/_refresh`, { timeout });

/** Points the alias to another index in one step and deletes the others of this shape. */
export async function swapTo(cluster: Cluster, index: string): Promise<void> {
  const alias = aliasOf(cluster);
  const others = (await indicesOf(cluster)).filter((other) => other !== index);
  const before = await liveIndex(cluster);
  await cluster.call('POST', '/_aliases', {
    body: {
      actions: [
        ...(before && before !== index ? [{ remove: { index: before, alias } }] : []),
        { add: { index, alias } },
      ],
    },
    timeout,
  });
  for (const other of others) await drop(cluster, other);
}

export async function drop(cluster: Cluster, index: string): Promise<void> {
  try {
    await cluster.call('DELETE', `/${index}`, { timeout });
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}

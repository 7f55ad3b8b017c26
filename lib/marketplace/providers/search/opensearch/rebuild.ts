import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { DomainError } from '../../../kernel/errors';
import { type Change, changesSince, listingsAfter } from '../memory/product-rows';
import type { Cluster } from './cluster/cluster';
import { IndexReader } from './cluster/index-reader';
import {
  createIndex,
  drop,
  exists,
  finishIndex,
  newIndexName,
  refresh,
  swapTo,
} from './cluster/indices';
import type { BuildState, ClusterState } from './cluster/state';
import { readLiveDeals } from './deals';
import { databaseClock, Feeder } from './feeder';
import { readWords } from './kept-words';

const listingsAtOnce = 500;
const feedsAtOnce = 4;
const changesAtOnce = 2000;
/** The seconds before now in which a transaction began that may still commit changes with an older time. */
export const overlapSeconds = 120;
/** Milliseconds without a sign from its builder after which another may continue a build. */
const silence = 15_000;
/** The number of tries of a call that the cluster does not answer, and the milliseconds between them. */
const [mostTries, pause] = [60, 2000];

export type Progress = Pick<BuildState, 'listings' | 'products' | 'ofProducts' | 'index'>;
type Written = Pick<BuildState, 'lastListing' | 'listings' | 'products'>;
type Options = { onProgress?: (progress: Progress) => void; isStopped?: () => boolean };

/**
 * Builds an index beside the live one and swaps to it without a gap: all listings in the order of their ids,
 * then the changes made meanwhile. An interrupted build continues. Returns false if another process builds
 * already, or if it was stopped.
 */
export async function rebuild(
  db: Database,
  cluster: Cluster,
  state: ClusterState,
  { onProgress, isStopped = () => false }: Options = {},
): Promise<boolean> {
  const owner = randomUUID();
  let build = await claim(db, cluster, state, owner);
  if (!build) return false;
  const feeder = new Feeder(db, cluster);
  const dealOf = await readLiveDeals(db);
  const note = async (change: Partial<BuildState>) => {
    build = { ...(build as BuildState), ...change, until: Date.now() + silence };
    const noted = build;
    await patiently(() => state.put('build', noted), isStopped);
    onProgress?.(build);
  };
  // Several batches are in progress at once, recorded in their order: while the cluster takes some, the next
  // are read.
  const feeding: Promise<Written>[] = [];
  const settle = async () => {
    const { lastListing, listings, products } = (await feeding.shift()) as Written;
    const before = build as BuildState;
    await note({
      lastListing,
      listings: before.listings + listings,
      products: before.products + products,
    });
  };
  const feed = async (ids: number[], lastListing: number, index: string): Promise<Written> => {
    // These many rows come from a replica: changes that it has not replayed are fed after them.
    const reading = await feeder.read(ids, dealOf, { fromReplicas: true });
    await patiently(() => feeder.write(reading, [index]), isStopped);
    const { documents } = reading;
    const products = documents.reduce((sum, { sku }) => sum + sku.length, 0);
    return { lastListing, listings: documents.length, products };
  };
  for (let last = build.lastListing; ; ) {
    if (isStopped()) return false;
    const ids = await listingsAfter(db, last, listingsAtOnce);
    last = ids.at(-1) ?? last;
    const one = feed(ids, last, build.index);
    one.catch(() => {}); // `settle` throws it
    feeding.push(one);
    if (feeding.length > feedsAtOnce) await settle();
    if (ids.length < listingsAtOnce) break;
  }
  while (feeding.length > 0) await settle();
  const { index, since } = build;
  await beating(
    () => note({}),
    async () => {
      await catchUp(
        db,
        since,
        (ids) => feeder.feedProducts(ids, [index], dealOf),
        () => refresh(cluster, index),
      );
      await finishIndex(cluster, index);
      await readWords(new IndexReader(cluster, index), state);
    },
  );
  await swapTo(cluster, index);
  await state.put('live', { index, since });
  await state.remove('build');
  return true;
}

/** Reports at intervals that long work is still in progress. */
async function beating<Result>(
  beat: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  let said = Promise.resolve();
  const timer = setInterval(() => {
    said = beat().catch(() => {}); // the work itself says what is wrong
  }, silence / 3);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await said;
  }
}

/** Repeats work while the cluster is slow or a node is temporarily unavailable. */
async function patiently<Result>(
  work: () => Promise<Result>,
  isStopped: () => boolean,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isAway = error instanceof DomainError && error.status === 503;
      if (!isAway || tries === mostTries || isStopped()) throw error;
      await after(pause);
    }
  }
}

/** Starts a build or takes over an abandoned one. */
async function claim(
  db: Database,
  cluster: Cluster,
  state: ClusterState,
  owner: string,
): Promise<BuildState | undefined> {
  const before = await state.get('build');
  if (before && before.until > Date.now()) return undefined;
  const until = Date.now() + silence;
  if (before && (await exists(cluster, before.index))) {
    const { _mark, ...build } = before;
    const taken = { ...build, owner, until };
    return (await state.replace('build', taken, before)) ? taken : undefined;
  }
  const ofProducts = await countProducts(db);
  const index = newIndexName(cluster);
  const build: BuildState = {
    index,
    lastListing: 0,
    listings: 0,
    products: 0,
    ofProducts,
    since: (await databaseClock(db)) / 1000,
    owner,
    until,
  };
  // The index is created before anybody is told of it: a feed to a missing index would create one without a
  // mapping.
  await createIndex(cluster, index, ofProducts);
  if (await state.replace('build', build, before)) return build;
  await drop(cluster, index);
  return undefined;
}

/** Feeds changes since a moment, until a round finds no more than the last one did. */
async function catchUp(
  db: Database,
  since: number,
  feed: (ids: number[]) => Promise<unknown>,
  made: () => Promise<unknown>,
): Promise<void> {
  const known = new Map<number, number>();
  for (let round = 0; round < 10; round++) {
    // Listings that had a product before are found only after a refresh.
    await made();
    let fresh = 0;
    for (let last: Change | undefined; ; ) {
      const changes = await changesSince(db, since, last, changesAtOnce);
      const ids = changes
        .filter(({ id, updatedAt }) => known.get(id) !== updatedAt)
        .map(({ id }) => id);
      await feed(ids);
      for (const { id, updatedAt } of changes) known.set(id, updatedAt);
      fresh += ids.length;
      last = changes.at(-1);
      if (changes.length < changesAtOnce) break;
    }
    if (fresh === 0) return;
  }
}

export async function countProducts(db: Database): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(db, sql`select count(*)::float8 as n from products`);
  return row?.n ?? 0;
}

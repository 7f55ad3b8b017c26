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
/** A transaction that began this many seconds ago may still commit changes with an older time. */
export const overlapSeconds = 120;
/** Milliseconds after which another may go on with a build whose builder says nothing. */
const silence = 15_000;
/** Tries of a call that the cluster does not answer, so many milliseconds apart. */
const [mostTries, pause] = [60, 2000];

export type Progress = Pick<BuildState, 'listings' | 'products' | 'ofProducts' | 'index'>;
type Written = Pick<BuildState, 'lastListing' | 'listings' | 'products'>;
type Options = { onProgress?: (progress: Progress) => void; isStopped?: () => boolean };

/**
 * Builds an index beside the live one and swaps to it without a gap: all listings in the order of their ids, then what
 * was changed meanwhile. One that was broken off goes on where it was. Answers false where another builds already, or
 * where it was stopped.
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
  // Several at once, noted in their order: while the cluster takes some, the next are read.
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
    // The many rows: what a replica has not replayed is among the changes that are fed behind them.
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

/** Says at times during long work that it goes on. */
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

/** Goes on where the cluster is slow or a node away for a moment. */
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

/** Begins a build or takes over one that nobody goes on with. */
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
  // Before anybody is told of it: whoever feeds an index that is not there makes one without a mapping.
  await createIndex(cluster, index, ofProducts);
  if (await state.replace('build', build, before)) return build;
  await drop(cluster, index);
  return undefined;
}

/** Feeds what was changed since a moment, until a look finds no more than the last one did. */
async function catchUp(
  db: Database,
  since: number,
  feed: (ids: number[]) => Promise<unknown>,
  made: () => Promise<unknown>,
): Promise<void> {
  const known = new Map<number, number>();
  for (let round = 0; round < 10; round++) {
    // Listings that had a product before are found only once they are refreshed.
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

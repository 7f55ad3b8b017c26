import { createHost } from '@/lib/marketplace/app/app';
import { connection } from '@/lib/marketplace/kernel/db/connection';
import { migrate } from '@/lib/marketplace/kernel/db/migrate';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { defaultSettings } from '@/lib/marketplace/kernel/settings/registry';
import { openSettings } from '@/lib/marketplace/kernel/settings/snapshot';
import { openSearch, type Search } from '@/lib/marketplace/modules/search';
import { wideLimits } from '@/lib/marketplace/modules/settings/testing/wide-limits';
import { progressBar } from '../lib/progress.mjs';
import { callsOf } from './api-queries.mjs';
import { readsOf } from './api-reads';
import { openShoppers } from './api-shoppers';
import { median } from './client.mjs';
import { type Figures, time } from './timed-calls';

const rounds = 5;
/** Rounds of writing calls, each of which leaves rows. */
const shopperRounds = 3;
const callsPerRound = 200;
const warmUp = 100;

/**
 * Reads the index and measures calls on one database, one at a time; prints the figures as JSON. `onlyLists`
 * omits calls that do not use the search.
 */
async function measure(onlyLists: boolean) {
  const opened = await connection(noLimits);
  await migrate(opened);
  const { db, kind } = opened;
  const search = openSearch(db);
  const load = await read(search);
  const mailer = { name: 'none', send: async () => {} };
  const settings = openSettings(db, undefined, { ...defaultSettings, limits: wideLimits });
  const host = createHost({ db, databaseKind: kind, mailer }, search, settings);
  const reads = Object.entries(await readsOf(db, callsPerRound)).filter(
    ([name]) => !onlyLists || /^(category|store)/.test(name),
  );
  const sets = mapped({ ...callsOf(callsPerRound), ...Object.fromEntries(reads) }, (paths) =>
    paths.map((path) => ({ path })),
  );
  const shoppers = onlyLists ? undefined : await openShoppers(db, host);
  const bar = progressBar('Calls of the API');
  const steps = rounds * Object.keys(sets).length + (shoppers ? shopperRounds : 0);
  let done = 0;
  const calls: Record<string, Figures[]> = {};
  const note = (name: string, figures: Figures) => {
    calls[name] = [...(calls[name] ?? []), figures];
  };
  for (const set of Object.values(sets)) await time(host, set.slice(0, warmUp));
  for (let round = 0; round < rounds; round++) {
    for (const [name, set] of Object.entries(sets)) {
      bar.update(done++, steps, name);
      note(name, await time(host, set));
    }
    if (!shoppers || round >= shopperRounds) continue;
    bar.update(done++, steps, 'carts and orders');
    const figures = await shoppers.round();
    for (const [name, one] of Object.entries(figures)) note(name, one);
  }
  bar.end();
  console.log(JSON.stringify({ load, calls: mapped(calls, middle) }));
  await shoppers?.close();
  await search.close();
  await opened.close();
}

async function read(search: Search) {
  const before = memory();
  const cpu = process.cpuUsage();
  const start = performance.now();
  while (!search.health().ready) await search.counts().catch(() => {});
  const { user, system } = process.cpuUsage(cpu);
  const after = memory();
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    indexMB: after.used - before.used,
    rssMB: after.rss,
  };
}

function memory() {
  globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const megabyte = 1024 ** 2;
  return { rss: rss / megabyte, used: (heapUsed + arrayBuffers) / megabyte };
}

const middle = (all: Figures[]) =>
  mapped(all[0] ?? {}, (_, key) => median(all.map((one) => one[key as keyof Figures])) as number);

function mapped<From, To>(
  object: Record<string, From>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, change(value, key)]),
  );
}

await measure(process.argv[2] === 'lists');

import { connection } from '@/lib/marketplace/db/connection';
import { migrate } from '@/lib/marketplace/db/migrate';
import { noLimits } from '@/lib/marketplace/db/pool';
import { createHost, type Host } from '@/lib/marketplace/host/app';
import { openSearch, type Search } from '@/lib/marketplace/search';
import { callsOf } from './api-queries.mjs';
import { median, percentile } from './client.mjs';

const rounds = 5;
const callsPerRound = 200;
const warmUp = 100;

/** Reads the index and measures calls on one database, one at a time; prints the figures as JSON. */
async function measure() {
  const opened = await connection(noLimits);
  await migrate(opened);
  const search = openSearch(opened.db);
  const load = await read(search);
  const mailer = { send: async () => {} };
  const host = createHost({ db: opened.db, databaseKind: opened.kind, mailer }, search);
  const sets = callsOf(callsPerRound);
  const calls: Record<string, Record<string, number>[]> = {};
  for (const paths of Object.values(sets)) await time(host, paths.slice(0, warmUp));
  for (let round = 0; round < rounds; round++) {
    for (const [name, paths] of Object.entries(sets)) {
      calls[name] = [...(calls[name] ?? []), await time(host, paths)];
    }
  }
  console.log(JSON.stringify({ load, calls: mapped(calls, middle) }));
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

/** A real request to the host each, until the last byte of its answer. */
async function time(host: Host, paths: string[]) {
  const times: number[] = [];
  let failed = 0;
  const cpu = process.cpuUsage();
  for (const path of paths) {
    const sent = performance.now();
    const answer = await host.fetch(new Request(`http://localhost${path}`));
    await answer.arrayBuffer();
    times.push(performance.now() - sent);
    if (answer.status !== 200) failed++;
  }
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const at = (part: number) => percentile(times, part) as number;
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpu: (user + system) / 1000 / paths.length,
    failed,
  };
}

const middle = (all: Record<string, number>[]) =>
  mapped(all[0] ?? {}, (_, key) => median(all.map((one) => one[key] as number)) as number);

function mapped<From, To>(
  object: Record<string, From>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, change(value, key)]),
  );
}

await measure();

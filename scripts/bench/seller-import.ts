import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { openEmbedded, openPostgres } from '@/lib/marketplace/kernel/db/connection';
import { migrate } from '@/lib/marketplace/kernel/db/migrate';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { backgroundDone } from '@/lib/marketplace/kernel/jobs/background';
import { openImportDesk } from '@/lib/marketplace/modules/imports/testing/import-desk';
import { shopifyTable } from '@/lib/marketplace/modules/imports/testing/other-shops';
import { shirts } from '@/lib/marketplace/modules/imports/testing/tables';

/**
 * Measures an import: `npx tsx scripts/bench/seller-import.ts [rows] [shopify]`, one row in fifty faulty; of Shopify's
 * columns none has a category that the market knows, and every brand is new. On PGlite in a folder of its own, or
 * on the empty PostgreSQL database of DATABASE_URL. Beside rows a second of each step, how long `/api/health`, asked
 * every 20 ms, waited for its answer from the moment that it was due, and how long the event loop was held.
 * The last line of the output is the figures as JSON.
 */
const rows = Number(process.argv[2] ?? 10_000);
const url = process.env.DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), 'haat-bench-import-'));
const connection = url ? await openPostgres(url, noLimits) : await openEmbedded(folder);
await migrate(connection);
const desk = await openImportDesk(connection);
const given = { category: desk.category.slug, picture: desk.picture };
const isShopify = process.argv[3] === 'shopify';
const file = isShopify
  ? shopifyTable(rows, desk.picture)
  : shirts(rows, given, (line, n) => (n % 50 ? line : { ...line, price: 'cheap' }));

/** Milliseconds between two questions after `/api/health`. */
const interval = 20;
const waits: number[] = [];
let isOver = false;
const asking = (async () => {
  for (let due = performance.now(); !isOver; ) {
    await after(Math.max(0, due - performance.now()));
    await desk.askHealth();
    const now = performance.now();
    waits.push(now - due);
    due = Math.max(due + interval, now);
  }
})();

const held = monitorEventLoopDelay({ resolution: 5 });
held.enable();

type Figures = {
  seconds: number;
  rowsPerSecond: number;
  healthMost: number;
  healthP99: number;
  heldMost: number;
};
const figures: Record<string, Figures> = {};
let since = performance.now();

function lap(step: string, counts: object, count = rows) {
  const seconds = (performance.now() - since) / 1000;
  const sorted = waits.splice(0).sort((a, b) => a - b);
  const one: Figures = {
    seconds: Number(seconds.toFixed(1)),
    rowsPerSecond: Math.round(count / seconds),
    healthMost: Math.round(sorted.at(-1) ?? 0),
    healthP99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    heldMost: Math.round(held.max / 1e6),
  };
  figures[step] = one;
  console.error(
    `${step}: ${one.seconds} s, ${one.rowsPerSecond} rows/s;`,
    `/api/health waited ${one.healthMost} ms at most, p99 ${one.healthP99} ms;`,
    `event loop held ${one.heldMost} ms at most`,
    JSON.stringify(counts),
  );
  held.reset();
  since = performance.now();
}

const checked = await desk.check(file);
lap('check', checked.counts);
lap('apply', (await desk.apply(checked.id)).counts);
lap('check again', (await desk.check(file)).counts);
await desk.call('POST', `imports/${checked.id}/undo`);
await backgroundDone();
lap('undo', (await desk.call('GET', `imports/${checked.id}`)).body.data.undone);
for (const format of ['csv', 'xlsx']) {
  lap(`export ${format}`, { bytes: (await desk.download(`exports?format=${format}`)).length });
}
isOver = true;
await asking;
desk.close();
await connection.close();
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(figures));
process.exit(0);

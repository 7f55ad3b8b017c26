import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { openEmbedded, openPostgres } from '@/lib/marketplace/kernel/db/connection';
import { migrate } from '@/lib/marketplace/kernel/db/migrate';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { backgroundDone } from '@/lib/marketplace/kernel/jobs/background';
import { openImportDesk } from '@/lib/marketplace/modules/imports/testing/import-desk';
import { shopifyTable } from '@/lib/marketplace/modules/imports/testing/other-shops';
import { type Line, shirts } from '@/lib/marketplace/modules/imports/testing/tables';
import { watchHeldCpu } from './held-cpu';

/**
 * Measures an import: `npx tsx scripts/bench/seller-import.ts [rows] [shopify|zip|shirts] [check]`, with one faulty row
 * in fifty; Shopify's rows have unknown categories and new brands; `zip` puts the table beside 190 MB of pictures that
 * are named after SKUs; `check` ends after the first check. It uses PGlite in its own folder, or the empty PostgreSQL
 * database of DATABASE_URL. Besides rows a second of each step, it measures how long `/api/health`, called every 20 ms,
 * waited from the time it was due, how long the event loop was blocked, by the clock and in time of its core, and the
 * most memory of the process. The last line of the output is the figures as JSON.
 */
const rows = Number(process.argv[2] ?? 10_000);
/** Megabytes of pictures in a ZIP. */
const megabytes = 190;
const url = process.env.DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), 'haat-bench-import-'));
const connection = url ? await openPostgres(url, noLimits) : await openEmbedded(folder);
await migrate(connection);
const desk = await openImportDesk(connection);
const given = { category: desk.category.slug, picture: desk.picture };
const kind = process.argv[3];
const file = await fileOf(kind);

function faulty(line: Line, n: number): Line {
  return n % 50 ? line : { ...line, price: 'cheap' };
}

async function fileOf(name: string | undefined): Promise<string | Uint8Array> {
  if (name === 'shopify') return shopifyTable(rows, desk.picture);
  if (name !== 'zip') return shirts(rows, given, faulty);
  const table = shirts(rows, given, (line, n) => ({ ...faulty(line, n), pictures: '' }));
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1000, height: 1000, channels: 3, background: '#888', noise } as const;
  const picture = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  const files: Record<string, Uint8Array> = { 'list.csv': strToU8(table) };
  for (let n = 0, left = megabytes * 1024 * 1024; left > picture.length && n < rows; n++) {
    // A few bytes behind its end make each picture one of its own.
    files[`SKU-${n}.jpg`] = Buffer.concat([picture, Buffer.from(String(n).padStart(8, '0'))]);
    left -= picture.length + 8;
  }
  return zipSync(files, { level: 0 });
}

/** Milliseconds between two calls of `/api/health`. */
const interval = 20;
const waits: number[] = [];
let most = 0;
let isOver = false;
const asking = (async () => {
  for (let due = performance.now(); !isOver; ) {
    await after(Math.max(0, due - performance.now()));
    await desk.askHealth();
    const now = performance.now();
    waits.push(now - due);
    most = Math.max(most, process.memoryUsage.rss());
    due = Math.max(due + interval, now);
  }
})();

const held = monitorEventLoopDelay({ resolution: 5 });
held.enable();
const heldCpu = watchHeldCpu();

type Figures = {
  seconds: number;
  rowsPerSecond: number;
  healthMost: number;
  healthP99: number;
  heldMost: number;
  heldCpuMost: number;
  megabytesMost: number;
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
    heldCpuMost: Math.round(heldCpu.take()),
    megabytesMost: Math.round(most / 1024 / 1024),
  };
  figures[step] = one;
  console.error(
    `${step}: ${one.seconds} s, ${one.rowsPerSecond} rows/s;`,
    `/api/health waited ${one.healthMost} ms at most, p99 ${one.healthP99} ms;`,
    `event loop held ${one.heldMost} ms at most, ${one.heldCpuMost} ms of its core;`,
    `${one.megabytesMost} MB at most`,
    JSON.stringify(counts),
  );
  held.reset();
  most = 0;
  since = performance.now();
}

// The making of the file has held the event loop, too.
await after(5 * interval);
held.reset();
heldCpu.take();
waits.length = 0;
since = performance.now();

const checked = await desk.check(file);
lap('check', checked.counts);
if (process.argv[4] !== 'check') {
  lap('apply', (await desk.apply(checked.id)).counts);
  lap('check again', (await desk.check(file)).counts);
  await desk.call('POST', `imports/${checked.id}/undo`);
  await backgroundDone();
  lap('undo', (await desk.call('GET', `imports/${checked.id}`)).body.data.undone);
  for (const format of ['csv', 'xlsx']) {
    lap(`export ${format}`, { bytes: (await desk.download(`exports?format=${format}`)).length });
  }
}
isOver = true;
heldCpu.stop();
await asking;
desk.close();
await connection.close();
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(figures));
process.exit(0);

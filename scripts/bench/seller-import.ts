import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openEmbedded, openPostgres } from '@/lib/marketplace/kernel/db/connection';
import { migrate } from '@/lib/marketplace/kernel/db/migrate';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { backgroundDone } from '@/lib/marketplace/kernel/jobs/background';
import { openImportDesk } from '@/lib/marketplace/modules/imports/testing/import-desk';
import { shopifyTable } from '@/lib/marketplace/modules/imports/testing/other-shops';
import { shirts } from '@/lib/marketplace/modules/imports/testing/tables';

/**
 * Measures an import: `npx tsx scripts/bench/seller-import.ts [rows] [shopify]`, one row in fifty faulty; of Shopify's
 * columns none has a category that the market knows, and every brand is new. On PGlite in memory, or
 * on the empty PostgreSQL database of DATABASE_URL. Beside the time of each step, how long the event loop was held at
 * most: as long as any other request would have waited.
 */
const rows = Number(process.argv[2] ?? 10_000);
const url = process.env.DATABASE_URL;
const connection = url ? await openPostgres(url, noLimits) : await openEmbedded();
await migrate(connection);
const desk = await openImportDesk(connection);
const given = { category: desk.category.slug, picture: desk.picture };
const isShopify = process.argv[3] === 'shopify';
const file = isShopify
  ? shopifyTable(rows, desk.picture)
  : shirts(rows, given, (line, n) => (n % 50 ? line : { ...line, price: 'cheap' }));

const held = monitorEventLoopDelay({ resolution: 5 });
held.enable();
let since = performance.now();
function lap(what: string, counts: unknown) {
  const seconds = (performance.now() - since) / 1000;
  const most = `held ${Math.round(held.max / 1e6)} ms, p99 ${Math.round(held.percentile(99) / 1e6)} ms`;
  console.log(what, `${seconds.toFixed(1)} s`, most, JSON.stringify(counts));
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
desk.close();
await connection.close();
process.exit(0);

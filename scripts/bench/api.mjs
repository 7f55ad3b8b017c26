import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ownDatabase } from '../lib/own-database.mjs';

/** Maximum catalogue for PGlite, which is for small shops. */
const largestEmbedded = 100_000;

/**
 * (c) Measures searches, lists with facets and suggestions at several catalogue sizes, on PGlite and, with
 * DATABASE_URL, on PostgreSQL; each database is filled once and kept. A size that takes too long to fill is
 * skipped. Given a search cluster's address, lists and searches are measured there as well, on a new index.
 */
export async function measureApi({ sizes, minutes = 10, searchUrl }) {
  const results = [];
  for (const database of process.env.DATABASE_URL ? ['PostgreSQL', 'PGlite'] : ['PGlite']) {
    for (const products of sizes) {
      if (database === 'PGlite' && products > largestEmbedded) continue;
      const env = await filled(database, products, minutes);
      if (!env) continue;
      const inMemory = { ...env, SEARCH_URL: '' };
      const figures = await run(['scripts/bench/api-calls.ts'], inMemory, minutes);
      if (figures) results.push({ database, products, ...JSON.parse(figures) });
      const onCluster = searchUrl && (await measureCluster(env, { products, minutes, searchUrl }));
      if (onCluster) results.push({ database, products, engine: 'cluster', ...onCluster });
    }
  }
  return results;
}

/** Builds the index of a database's products in a search cluster, and measures the same calls as in memory. */
async function measureCluster(env, { products, minutes, searchUrl }) {
  const own = { ...env, SEARCH_URL: searchUrl, SEARCH_INDEX: `haat-bench-${products}` };
  const start = performance.now();
  if (!(await run(['scripts/search.ts', 'rebuild'], own, minutes * 6))) return undefined;
  const build = { seconds: (performance.now() - start) / 1000 };
  const figures = await run(['scripts/bench/api-calls.ts', 'lists'], own, minutes);
  return figures && { build, ...JSON.parse(figures) };
}

/** Returns the settings of a database with so many products; undefined if it could not be filled in time. */
export async function filled(database, products, minutes) {
  const env = await marketOf(database, products);
  const fill = ['scripts/bench/fill-database.ts', String(products), 'without-pictures'];
  if (await run(fill, env, minutes * 6)) return env;
  console.warn(`Left out: ${products} products on ${database} could not be filled in time.`);
  return undefined;
}

async function marketOf(database, products) {
  const url = database === 'PostgreSQL' ? process.env.DATABASE_URL : '';
  const own = await ownDatabase(url, `haat_bench_${products}`);
  return {
    DATA_DIR: `.tmp/bench-${products}`,
    // A power cut may lose the last transactions: the catalogue is synthetic.
    DATABASE_URL: own && `${own}?options=-c%20synchronous_commit%3Doff`,
    LOG_LEVEL: 'warn',
  };
}

/** Runs a script with a time limit; returns its last line, or undefined if it failed. */
export async function run([script, ...args], env, minutes) {
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: minutes * 60_000,
  });
  let last = 'done';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    if (!text.startsWith('{')) process.stdout.write(text);
    last = text.trim().split('\n').at(-1);
  });
  const [code] = await once(child, 'close');
  return code === 0 ? last : undefined;
}

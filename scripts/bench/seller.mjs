import { dropDatabase, ownDatabase } from '../lib/own-database.mjs';
import { run } from './api.mjs';

/** SKUs of the measured store. */
const skus = 50_000;
/** Rows of the imported file, equal to the limit. */
const rows = 50_000;

/**
 * (e) Measures a store's area with 50,000 SKUs, on PGlite and, with DATABASE_URL, on PostgreSQL; filled once
 * and kept. Then the largest allowed import, and the waiting times of others, in a separate shop.
 */
export async function measureSeller({ minutes = 10 }) {
  const results = [];
  for (const database of process.env.DATABASE_URL ? ['PostgreSQL', 'PGlite'] : ['PGlite']) {
    const env = await storeOf(database);
    if (!(await run(['scripts/bench/fill-store.ts', String(skus)], env, minutes))) continue;
    const figures = await run(['scripts/bench/seller-calls.ts'], env, minutes);
    const imported = await measureImport(database, minutes);
    if (figures) results.push({ database, skus, ...JSON.parse(figures), rows, imported });
  }
  return results;
}

async function measureImport(database, minutes) {
  const name = 'haat_bench_import';
  const url = database === 'PostgreSQL' ? process.env.DATABASE_URL : '';
  if (url) await dropDatabase(url, name);
  const env = { DATABASE_URL: await ownDatabase(url, name), LOG_LEVEL: 'warn' };
  const figures = await run(['scripts/bench/seller-import.ts', String(rows)], env, minutes * 3);
  if (url) await dropDatabase(url, name);
  return figures && JSON.parse(figures);
}

async function storeOf(database) {
  const url = database === 'PostgreSQL' ? process.env.DATABASE_URL : '';
  return {
    DATA_DIR: `.tmp/bench-store-${skus}`,
    DATABASE_URL: await ownDatabase(url, `haat_bench_store_${skus}`),
    LOG_LEVEL: 'warn',
  };
}

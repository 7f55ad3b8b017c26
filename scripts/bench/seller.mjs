import { ownDatabase } from '../lib/own-database.mjs';
import { run } from './api.mjs';

/** SKUs of the measured store. */
const skus = 50_000;

/** (e) A store's area with 50,000 SKUs, on PGlite and, with DATABASE_URL, on PostgreSQL; filled once and kept. */
export async function measureSeller({ minutes = 10 }) {
  const results = [];
  for (const database of process.env.DATABASE_URL ? ['PostgreSQL', 'PGlite'] : ['PGlite']) {
    const env = await storeOf(database);
    if (!(await run(['scripts/bench/fill-store.ts', String(skus)], env, minutes))) continue;
    const figures = await run(['scripts/bench/seller-calls.ts'], env, minutes);
    if (figures) results.push({ database, skus, ...JSON.parse(figures) });
  }
  return results;
}

async function storeOf(database) {
  const url = database === 'PostgreSQL' ? process.env.DATABASE_URL : '';
  return {
    DATA_DIR: `.tmp/bench-store-${skus}`,
    DATABASE_URL: await ownDatabase(url, `haat_bench_store_${skus}`),
    LOG_LEVEL: 'warn',
  };
}

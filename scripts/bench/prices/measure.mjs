import { ownDatabase } from '../../lib/own-database.mjs';
import { run } from '../api.mjs';

/** SKUs of the store that changes all its prices. */
const skus = 12_000;

/**
 * (g) Measures the waiting times of other stores and shoppers while a store changes 12,000 prices, on the
 * PostgreSQL of DATABASE_URL; the store is filled once and kept.
 */
export async function measurePrices({ minutes = 10 }) {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.warn('Left out: others beside a change of prices are measured on PostgreSQL.');
    return undefined;
  }
  const env = {
    DATABASE_URL: await ownDatabase(url, `haat_bench_store_${skus}`),
    DATA_DIR: `.tmp/bench-store-${skus}`,
    LOG_LEVEL: 'warn',
  };
  if (!(await run(['scripts/bench/fill-store.ts', String(skus)], env, minutes))) return undefined;
  const figures = await run(['scripts/bench/prices/price-change.ts'], env, minutes);
  return figures && JSON.parse(figures);
}

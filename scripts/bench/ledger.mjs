import { dropDatabase, ownDatabase } from '../lib/own-database.mjs';
import { run } from './api.mjs';

/** Number of orders in a separate shop, with two events each. */
const orders = 10_000;

/** (f) Measures how many deliveries and payments a second the ledger posts, on the PostgreSQL of DATABASE_URL. */
export async function measureLedger({ minutes = 10 }) {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.warn('Left out: the ledger is measured on PostgreSQL, with DATABASE_URL.');
    return undefined;
  }
  const name = 'haat_bench_ledger';
  await dropDatabase(url, name);
  const env = { DATABASE_URL: await ownDatabase(url, name), LOG_LEVEL: 'warn' };
  const figures = await run(['scripts/bench/ledger-events.ts', String(orders)], env, minutes);
  await dropDatabase(url, name);
  return figures && JSON.parse(figures);
}

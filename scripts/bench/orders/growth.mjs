import { ownDatabase } from '../../lib/own-database.mjs';
import { run } from '../api.mjs';

const sizes = [2_000, 200_000];
const stores = 200;

/**
 * Measures growth with the whole market: the same calls in markets of 2,000 and 200,000 orders, for a store with as
 * many in both; on PostgreSQL if DATABASE_URL is set. Each market is filled once and kept.
 */
export async function measureGrowth({ minutes = 10 }) {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.warn('Left out: growth is measured on PostgreSQL, with DATABASE_URL.');
    return undefined;
  }
  const results = [];
  for (const orders of sizes) {
    const own = await ownDatabase(url, `haat_bench_orders_${orders}`);
    const env = { DATABASE_URL: own, LOG_LEVEL: 'warn' };
    if (!(await isFilled(own)) && !(await fill(orders, env, minutes * 6))) return undefined;
    const figures = await run(['scripts/bench/orders/growth-calls.ts'], env, minutes);
    if (!figures) return undefined;
    results.push({ orders, ...JSON.parse(figures) });
  }
  return results;
}

async function fill(orders, env, minutes) {
  const goods = ['scripts/bench/fill-database.ts', '700', 'without-pictures'];
  if (!(await run(goods, env, minutes))) return false;
  const counts = { '--orders': orders, '--stores': stores, '--shoppers': orders / 5 };
  const asked = Object.entries(counts).flatMap(([name, count]) => [name, String(count)]);
  return Boolean(await run(['scripts/bench/orders/fill-orders.ts', ...asked], env, minutes));
}

async function isFilled(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('orders') is not null as is_made");
    if (!rows[0].is_made) return false;
    return (await client.query('select from orders limit 1')).rowCount > 0;
  } finally {
    await client.end();
  }
}

/** Each call is to take at most twice as long in the larger market. */
export function growthTable([small, large]) {
  const ms = (figure) => Number(figure.p50.toFixed(1));
  return Object.fromEntries(
    Object.entries(small.calls).map(([name, figure]) => [
      name,
      {
        [`ms of ${small.orders} orders`]: ms(figure),
        [`ms of ${large.orders}`]: ms(large.calls[name]),
        times: Number((large.calls[name].p50 / figure.p50).toFixed(2)),
      },
    ]),
  );
}

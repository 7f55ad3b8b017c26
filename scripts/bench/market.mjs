import { run } from '../lib/install.mjs';
import { startShop } from '../lib/shop.mjs';

const port = 3290;
const dataDir = '.tmp/bench';
const databaseName = 'haat_bench';

/** Opens the shop that is measured: of its own data, with so many products, pages in memory alone. */
export async function openMarket(products) {
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: await ownDatabase(process.env.DATABASE_URL),
    API_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    SITE_URL: '',
    DEMO_DATA: '',
    DEMO_PRODUCTS: '',
    LOG_LEVEL: 'warn',
    // So that the load can come from many visitors, as it would.
    TRUST_PROXY: '1',
  };
  run(
    process.execPath,
    ['--import', 'tsx', 'scripts/bench/fill-database.ts', String(products)],
    env,
  );
  return startShop({ port, dataDir, env, quiet: false });
}

/** On PostgreSQL, a database beside the given one: a measurement does not fill anybody's shop. */
export async function ownDatabase(url, name = databaseName) {
  if (!url) return '';
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    await client.query(
      `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
    );
  }
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

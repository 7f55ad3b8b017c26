import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/install.mjs';
import { ownDatabase } from '../lib/own-database.mjs';
import { startShop } from '../lib/shop.mjs';

const port = 3290;
const dataDir = '.tmp/bench';
const databaseName = 'haat_bench';

/** Deletes the pages of an earlier run, which would prevent first renders. */
export function forgetPages() {
  rmSync(join(dataDir, 'pages'), { recursive: true, force: true });
}

/** Opens the measured shop with its own data and so many products. */
export async function openMarket(products) {
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: await ownDatabase(process.env.DATABASE_URL, databaseName),
    API_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    SMS_URL: '',
    SITE_URL: '',
    DEMO_DATA: 'goods',
    DEMO_PRODUCTS: '',
    LOG_LEVEL: 'warn',
    // Allows load from many visitors, as in practice.
    TRUST_PROXY: '1',
  };
  run(
    process.execPath,
    ['--import', 'tsx', 'scripts/bench/fill-database.ts', String(products)],
    env,
  );
  return startShop({ port, dataDir, env, quiet: false });
}

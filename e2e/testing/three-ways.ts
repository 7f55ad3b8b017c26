import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { startShop } from '../../scripts/lib/shop.mjs';
import { freshData } from './fresh-data';

const folder = '.tmp/e2e-portable';

const env = {
  DATABASE_URL: '',
  API_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  TRUST_PROXY: '',
  DEMO_PRODUCTS: '60',
  SITE_URL: 'https://haat.example',
  NEXTAUTH_SECRET: 'a secret of this test',
  OPERATOR_TOKEN: 'a token of this test',
};

const ways = {
  'our server': { script: 'scripts/start.mjs', ACCELERATOR: '' },
  'our server, ACCELERATOR=off': { script: 'scripts/start.mjs', ACCELERATOR: 'off' },
  'next start': { script: 'scripts/lib/next-start.mjs', ACCELERATOR: '' },
};

/** The one build served in each way, each on a copy of the same database. */
export async function startThreeWays() {
  freshData(folder);
  const seeded = `${folder}/seeded`;
  const prepared = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], {
    env: { ...process.env, ...env, DATA_DIR: seeded },
  });
  if (prepared.status !== 0) throw new Error(String(prepared.stderr));
  const shops = await Promise.all(
    Object.entries(ways).map(async ([way, { script, ACCELERATOR }], at) => {
      const dataDir = `${folder}/${at}`;
      cpSync(seeded, dataDir, { recursive: true });
      const port = await freePort();
      const shop = await startShop({ port, dataDir, script, env: { ...env, ACCELERATOR } });
      return { way, ...shop };
    }),
  );
  return {
    shops,
    async stop() {
      await Promise.all(shops.map((shop) => shop.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

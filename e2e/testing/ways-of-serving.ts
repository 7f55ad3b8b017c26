import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { startShop } from '../../scripts/lib/shop.mjs';
import { demoData } from './demo-data';
import { inTurn } from './nightly';

const folder = resolve('.tmp/e2e-portable');
const standalone = resolve('.next/standalone');

const env = {
  DATABASE_URL: '',
  API_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  SMS_URL: '',
  TRUST_PROXY: '',
  ACCELERATOR: '',
  SITE_URL: 'https://haat.example',
  // Settings that our scripts make, and Next's own server.js does not.
  NEXTAUTH_URL: 'https://haat.example',
  NEXTAUTH_SECRET: 'a secret of this test',
  OPERATOR_TOKEN: 'a token of this test',
  REVALIDATE_SECRET: 'another secret of this test',
  PAYMENTS: 'test',
  HOSTNAME: '0.0.0.0',
};

type Way = { script: string; cwd?: string; ACCELERATOR?: 'off' };

/** The first is what the others are compared with; by day two of them, of Next's own servers and of ours. */
const ways: [string, Way][] = [
  ['our server', { script: 'scripts/start.mjs' }],
  ...inTurn<[string, Way]>('our server', [
    ['our server, ACCELERATOR=off', { script: 'scripts/start.mjs', ACCELERATOR: 'off' }],
    ['standalone, our server', { script: 'scripts/container.mjs', cwd: standalone }],
  ]),
  ...inTurn<[string, Way]>("Next's own server", [
    ['next start', { script: 'scripts/lib/next-start.mjs' }],
    ['standalone, server.js', { script: 'server.js', cwd: standalone }],
  ]),
];

/** Starts the same build in each way, each on a copy of the same database. */
export async function startEachWay() {
  rmSync(folder, { recursive: true, force: true });
  runScript(['scripts/image.mjs']);
  const shops = await Promise.all(
    ways.map(async ([way, { script, cwd, ...settings }], at) => {
      const dataDir = `${folder}/${at}`;
      demoData(dataDir);
      const port = await freePort();
      const shop = await startShop({ port, dataDir, script, cwd, env: { ...env, ...settings } });
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

function runScript(args: string[], settings: Record<string, string> = {}): void {
  const options = { env: { ...process.env, ...settings }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

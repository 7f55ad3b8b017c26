import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from './lib/build.mjs';
import { readEnvironment } from './lib/environment.mjs';
import { selfSigned, startNginx } from './smoke/nginx';
import { ownSettings } from './smoke/settings';
import { startVarnish } from './smoke/varnish';
import { MailServer } from './soak/outside/mail-server';
import { Instance } from './soak/topology/instance';
import { openCluster } from './soak/topology/opensearch';
import { PostgresPair } from './soak/topology/postgres';
import { execute } from './soak/topology/process';
import { openRedis } from './soak/topology/redis';
import { openS3 } from './soak/topology/s3';
import { bucketOf } from './walk/bucket';
import { openWalkedMarket } from './walk/market';

const usage = `npm run walk -- [options]

Leads a market from one process to many machines and back, in the steps of docs/scaling.md, while a shopper orders on and on, and
holds it behind each step to all that it has told: orders, a cart, a picture, sessions, search and pages. It needs PostgreSQL,
nginx, Redis, Varnish, a JDK from 21 on and Maven. Exit code 1 when something was lost.

  --port N   the first of fifty ports on 127.0.0.1 (4600)`;

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4600' }, help: { type: 'boolean', short: 'h' } },
});

const folder = resolve('.tmp/walk');
const dataDir = join(folder, 'data');
const memory = join(existsSync('/dev/shm') ? '/dev/shm' : folder, `haat-walk-${process.pid}`);
const first = Number(values.port);
const ports = {
  ...{ https: first, http: first + 1, varnish: first + 2, one: first + 3, two: first + 4 },
  ...{ worker: first + 5, primary: first + 6, standby: first + 7, redis: first + 8 },
  ...{ s3: first + 9, smtp: first + 10, search: first + 20, transport: first + 30 },
};
const url = `https://localhost:${ports.https}`;
const operatorToken = 'the-operator-of-the-walk';
const purgeToken = 'the-purges-of-the-walk';

/** What all processes are started with; steps put settings in and take them out. */
const env: Record<string, string> = {
  ...ownSettings,
  ...{ DATA_DIR: dataDir, SITE_URL: url, NEXTAUTH_URL: url, AUTH_TRUST_HOST: '' },
  ...{ HOSTNAME_BIND: '127.0.0.1', TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` },
  ...{ OPERATOR_TOKEN: operatorToken, DEMO_DATA: 'on', DEMO_PRODUCTS: '', NODE_ENV: 'production' },
  REVALIDATE_SECRET: 'the-changes-of-the-walk',
  REVALIDATE_ORIGINS: [ports.one, ports.two].map((port) => `http://127.0.0.1:${port}`).join(','),
};

const instance = (name: string, port: number, role: () => string) =>
  new Instance(name, port, () => ({
    command: process.execPath,
    args: ['scripts/container.mjs', 'serve'],
    env: { ...env, PORT: String(port), ROLE: role() },
    log: join(folder, `${name}.log`),
  }));
let webRole = '';
const one = instance('one', ports.one, () => webRole);
const two = instance('two', ports.two, () => webRole);
const worker = instance('worker', ports.worker, () => 'worker');

/** One after the other, as a restart of systemd's units. */
async function restart(...instances: Instance[]): Promise<void> {
  for (const each of instances) {
    await each.stop();
    await each.start();
  }
}

const script = (name: string, ...args: string[]) =>
  execute(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
    env: { ...process.env, ...env },
  });

type Step = {
  name: string;
  take: () => Promise<unknown>;
  /** Whether there is a moment without any instance; else nothing may fail meanwhile. */
  closes?: true;
  /** Looks closer, while nobody buys. */
  examine?: () => Promise<unknown>;
  /** Where visitors get pages, if not from nginx. */
  pagesFrom?: string;
};

/** The steps there and back, in the words of docs/scaling.md; `closing` gets how what they start is ended. */
async function stepsWith(closing: (() => unknown)[]): Promise<Step[]> {
  const postgres = new PostgresPair(join(memory, 'postgres'), [ports.primary, ports.standby]);
  closing.push(() => postgres.close());
  await postgres.open();
  const database = (port: number) => `postgres://postgres@127.0.0.1:${port}/haat_walk`;
  await postgres.ask('create database haat_walk');
  const redis = await openRedis(ports.redis, join(folder, 'redis.log'));
  closing.push(redis.close);
  const s3 = await openS3(ports.s3, join(folder, 's3'));
  closing.push(s3.close);
  const bucket = bucketOf(s3.settings);
  const cluster = await openCluster({
    ...{ folder: join(folder, 'search'), httpPort: ports.search, transportPort: ports.transport },
  });
  if (!cluster) throw new Error('The walk needs a JDK from 21 on and Maven, for OpenSearch.');
  closing.push(cluster.close);
  const varnish = await startVarnish({
    folder: join(folder, 'varnish'),
    port: ports.varnish,
    shops: [ports.one, ports.two],
    token: purgeToken,
  });
  closing.push(varnish.stop);
  const set = (settings: Record<string, string>) => Object.assign(env, settings);
  const unset = (...names: string[]) => {
    for (const name of names) env[name] = '';
  };

  return [
    {
      name: '1 PostgreSQL',
      closes: true,
      async take() {
        await one.stop();
        await script('database', 'copy', dataDir, database(ports.primary));
        set({ DATABASE_URL: database(ports.primary) });
        await one.start();
      },
    },
    {
      name: '2 Redis and a second instance',
      closes: true,
      async take() {
        set({ REDIS_URL: redis.url });
        await restart(one);
        await two.start();
      },
    },
    {
      name: '3 a bucket',
      async take() {
        set(s3.settings);
        await bucket.takeFrom(dataDir);
        await restart(one, two);
        await bucket.takeFrom(dataDir);
        // Nobody is to have what lies in the folder.
        renameSync(join(dataDir, 'uploads'), join(dataDir, 'uploads-before'));
      },
    },
    {
      name: '4 a worker',
      async take() {
        await worker.start();
        webRole = 'web';
        await restart(one, two);
      },
    },
    {
      name: '5 a replica',
      async take() {
        set({ DATABASE_REPLICA_URLS: database(ports.standby) });
        await restart(one, two, worker);
      },
    },
    {
      name: '6 a search cluster',
      async take() {
        set({ SEARCH_URL: cluster.urls.join(','), SEARCH_INDEX: 'walk' });
        await script('search', 'rebuild');
        await restart(one, two, worker);
      },
      examine: () => script('search', 'check'),
    },
    {
      name: '7 a CDN',
      pagesFrom: varnish.url,
      async take() {
        set({ CDN: 'varnish', VARNISH_URLS: varnish.url, VARNISH_PURGE_TOKEN: purgeToken });
        await restart(one, two, worker);
      },
      examine: () => script('audit'),
    },
    {
      name: 'back from 7',
      async take() {
        unset('CDN', 'VARNISH_URLS', 'VARNISH_PURGE_TOKEN');
        await restart(one, two, worker);
      },
    },
    {
      name: 'back from 6',
      async take() {
        unset('SEARCH_URL', 'SEARCH_INDEX');
        await restart(one, two, worker);
      },
    },
    {
      name: 'back from 5',
      async take() {
        unset('DATABASE_REPLICA_URLS');
        await restart(one, two, worker);
      },
    },
    {
      name: 'back from 4',
      async take() {
        webRole = '';
        await restart(one, two);
        await worker.stop();
      },
    },
    {
      name: 'back from 3',
      async take() {
        set({ FILE_PROVIDER: 'disk' });
        await restart(one, two);
        await bucket.giveBackTo(dataDir);
        unset('FILE_PROVIDER', ...Object.keys(s3.settings));
        await restart(one, two);
      },
    },
    {
      name: 'back from 2',
      closes: true,
      async take() {
        await two.stop();
        unset('REDIS_URL');
        await restart(one);
      },
    },
    {
      name: 'back from 1',
      closes: true,
      async take() {
        await one.stop();
        renameSync(join(dataDir, 'db'), join(dataDir, 'db-before'));
        await script('database', 'copy', database(ports.primary), dataDir);
        unset('DATABASE_URL');
        await one.start();
      },
    },
  ];
}

async function walk(): Promise<number> {
  await readEnvironment({ production: true });
  buildWhenStale();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const closing: (() => unknown)[] = [];
  try {
    console.log('What the steps need is started …');
    const mail = new MailServer();
    await mail.open(ports.smtp);
    closing.push(() => mail.close());
    const steps = await stepsWith(closing);
    for (const each of [worker, two, one]) closing.push(() => each.stop());
    await execute(process.execPath, ['scripts/container.mjs', 'migrate'], {
      env: { ...process.env, ...env },
    });
    await one.start();
    const certificate = selfSigned(join(folder, 'nginx'));
    const nginx = await startNginx({
      folder: join(folder, 'nginx'),
      values: {
        ...{ HTTP_PORT: String(ports.http), HTTPS_PORT: String(ports.https) },
        ...{ SERVER_NAME: 'localhost', PAGE_CACHE: 'off' },
        ...{ CERTIFICATE: certificate.file, CERTIFICATE_KEY: certificate.key },
        ...{ SHOP_1: `127.0.0.1:${ports.one}`, SHOP_2: `127.0.0.1:${ports.two}` },
      },
    });
    closing.push(nginx.stop);
    const ca = readFileSync(certificate.file, 'utf8');
    const market = await openWalkedMarket({ url, ca, operatorToken, mail });
    closing.push(() => market.close());
    let broken = 0;
    const start: Step = { name: '0 one process', take: async () => {} };
    for (const { name, take, closes, examine, pagesFrom } of [start, ...steps]) {
      const since = Date.now();
      await take();
      const seconds = ((Date.now() - since) / 1000).toFixed(0);
      const failures = market.failures();
      const wrong = await market.check(pagesFrom);
      if (!closes) wrong.push(...failures);
      if (examine) await market.quietly(examine);
      const said = closes ? `, ${failures.length} questions failed while it was closed` : '';
      console.log(`${name}: ${seconds} s, ${market.told.length} orders told${said}`);
      for (const each of wrong) console.log(`  BROKEN: ${each}`);
      broken += wrong.length;
    }
    await market.close();
    await one.stop();
    const { stdout } = await script('audit');
    console.log(`The books: ${stdout.trim()}`);
    return broken ? 1 : 0;
  } finally {
    for (const close of closing.reverse()) await close();
    rmSync(memory, { recursive: true, force: true });
  }
}

if (values.help) console.log(usage);
else {
  process.exitCode = await walk().catch((error) => {
    console.error(error);
    return 1;
  });
}

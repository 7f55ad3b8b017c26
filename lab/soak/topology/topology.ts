import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { which } from '../../../scripts/lib/install.mjs';
import { selfSigned, startNginx } from '../../smoke/nginx';
import { ownSettings } from '../../smoke/settings';
import { hasVarnish, startVarnish } from '../../smoke/varnish';
import { MailServer } from '../outside/mail-server';
import { RazorpayServer, razorpayKeys } from '../outside/razorpay-server';
import { WebhookSender } from '../outside/webhook-sender';
import { Instance } from './instance';
import { openCluster } from './opensearch';
import { hasPostgres, PostgresPair } from './postgres';
import { execute } from './process';
import { hasRedis, openRedis } from './redis';
import { Relay } from './relay';
import { hasS3, openS3 } from './s3';
import { openSmallDisk } from './small-disk';

const database = 'haat_soak';
const operatorToken = 'the-operator-of-the-soak';
const metricsToken = 'the-figures-of-the-soak';
const purgeToken = 'the-purges-of-the-soak';

const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** Returns the port of each part, counted from the first port. */
const portsFrom = (first: number) => ({
  ...{ https: first, http: first + 1, varnish: first + 2, one: first + 3, two: first + 4 },
  ...{ worker: first + 5, primary: first + 6, standby: first + 7 },
  ...{ database: first + 8, replica: first + 9, redis: first + 10, s3: first + 11 },
  ...{ smtp: first + 12, razorpay: first + 13, search: first + 20, transport: first + 30 },
});

type Options = {
  /** The folder for logs and data. */
  folder: string;
  /** The folder for databases: in memory if possible. */
  memory: string;
  firstPort: number;
  /** Parts to omit although the machine has them. */
  without: ReadonlySet<string>;
  /** Settings of the shop, overridden by those of a soak. */
  settings?: Record<string, string>;
  /** One data folder for all processes, if mails are read there; otherwise each has its own. */
  dataDir?: string;
  /** Receives the function that closes each part, as soon as it is open. */
  closing: (() => unknown)[];
  say: (line: string) => void;
};

/** Parts that a soak can omit, by their names on the command line. */
export const optionalParts = ['redis', 's3', 'search', 'varnish', 'disk', 'clock'] as const;

/**
 * Returns the parts named on the command line.
 * @throws {Error} for an unknown name
 */
export function partsNamed(list: string): Set<string> {
  const names = list.split(',').filter(Boolean);
  const unknown = names.filter((name) => !(optionalParts as readonly string[]).includes(name));
  if (unknown.length)
    throw new Error(`${unknown.join(', ')}: none of ${optionalParts.join(', ')}.`);
  return new Set(names);
}

/**
 * Starts all services of a shop with several instances, and the shop. Parts that the machine lacks are named in
 * `missing` and omitted.
 */
export async function openTopology(options: Options) {
  const { folder, memory, firstPort, without, settings, dataDir, closing, say } = options;
  const isWanted = (part: (typeof optionalParts)[number]) => !without.has(part);
  const missing: string[] = [];
  const lack = (part: (typeof optionalParts)[number], name: string, needs: string) =>
    missing.push(`${name} (${isWanted(part) ? `needs ${needs}` : 'not wanted'})`);
  const ports = portsFrom(firstPort);
  const log = (name: string) => join(folder, `${name}.log`);
  if (!hasPostgres()) throw new Error('A soak needs PostgreSQL (Debian: postgresql).');
  if (!which('nginx') || !which('openssl')) throw new Error('A soak needs nginx and openssl.');
  mkdirSync(folder, { recursive: true });

  say('PostgreSQL with a streaming standby …');
  const postgres = new PostgresPair(join(memory, 'postgres'), [ports.primary, ports.standby]);
  closing.push(() => postgres.close());
  await postgres.open();
  await postgres.ask(`create database ${database}`);
  const relay = new Relay();
  closing.push(() => relay.close());
  await relay.open({
    database: { listen: ports.database, to: ports.primary },
    replica: { listen: ports.replica, to: ports.standby },
  });

  const redis =
    isWanted('redis') && hasRedis() ? await openRedis(ports.redis, log('redis')) : undefined;
  if (redis) closing.push(redis.close);
  else lack('redis', 'Redis', 'redis-server');

  say('S3 and OpenSearch …');
  const s3 = isWanted('s3') && hasS3() ? await openS3(ports.s3, join(folder, 's3')) : undefined;
  if (s3) closing.push(s3.close);
  else lack('s3', 'S3', 'Java and Maven');
  const cluster = isWanted('search')
    ? await openCluster({
        folder: join(folder, 'search'),
        httpPort: ports.search,
        transportPort: ports.transport,
      })
    : undefined;
  if (cluster) closing.push(cluster.close);
  else lack('search', 'OpenSearch', 'a JDK from 21 on and Maven');

  const mail = new MailServer();
  await mail.open(ports.smtp);
  closing.push(() => mail.close());

  const url = `https://localhost:${ports.https}`;
  const certificate = selfSigned(join(folder, 'nginx'));
  const ca = readFileSync(certificate.file, 'utf8');
  const hook: { deliver?: (body: string, headers: Record<string, string>) => Promise<number> } = {};
  const webhooks = new WebhookSender(
    async (body, headers) => hook.deliver?.(body, headers) ?? 0,
    razorpayKeys.webhookSecret,
  );
  closing.push(() => webhooks.close());
  const razorpay = new RazorpayServer(webhooks);
  await razorpay.open(ports.razorpay);
  closing.push(() => razorpay.close());

  const disk = isWanted('disk') ? await openSmallDisk(join(memory, 'disk')) : undefined;
  if (disk) closing.push(disk.close);
  else lack('disk', 'a small disk', 'to be root');
  const hasClock = isWanted('clock') && existsSync(faketime);
  if (!hasClock) lack('clock', 'a clock that jumps', 'libfaketime');
  const varnishThere = isWanted('varnish') && hasVarnish();
  if (!varnishThere) lack('varnish', 'Varnish', 'varnish and a C compiler');

  const instances = [ports.one, ports.two].map((port) => `http://127.0.0.1:${port}`);
  const relayed = (port: number) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const env: Record<string, string> = {
    ...ownSettings,
    ...{ DATABASE_URL: relayed(ports.database), DATABASE_REPLICA_URLS: relayed(ports.replica) },
    ...{ SITE_URL: url, NEXTAUTH_URL: url, AUTH_TRUST_HOST: '', TRUST_PROXY: '1' },
    HOSTNAME_BIND: '127.0.0.1',
    ...(redis ? { REDIS_URL: redis.url } : {}),
    ...(s3?.settings ?? {}),
    ...(cluster ? { SEARCH_URL: cluster.urls.join(','), SEARCH_INDEX: 'soak' } : {}),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    ...{ PAYMENTS: 'off', RAZORPAY_KEY_ID: razorpayKeys.keyId },
    RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhookSecret,
    ...{ OPERATOR_TOKEN: operatorToken, METRICS_TOKEN: metricsToken },
    ...{
      NEXTAUTH_SECRET: 'the-secret-of-the-soak',
      REVALIDATE_SECRET: 'the-changes-of-the-soak',
    },
    REVALIDATE_ORIGINS: instances.join(','),
    ...(varnishThere
      ? {
          CDN: 'varnish',
          VARNISH_URLS: `http://127.0.0.1:${ports.varnish}`,
          VARNISH_PURGE_TOKEN: purgeToken,
        }
      : {}),
    ...{ DEMO_DATA: 'goods', DEMO_PRODUCTS: '', LOG_LEVEL: 'warn' },
    // Both caches fill up within the first minutes, so that later growth is a leak.
    ...{ CACHE_MEMORY_MB: '24', PAGES_AHEAD: 'off' },
    // Unpaid orders end within the soak.
    STOCK_HOLD_SECONDS: '90',
    NODE_OPTIONS: `--import=${redirectTo(ports.razorpay)}`,
    NODE_ENV: 'production',
    // The settings of the Dockerfile and deploy/systemd.
    ...{
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
    ...settings,
  };
  say('The database is filled …');
  await execute(process.execPath, ['scripts/container.mjs', 'migrate'], {
    env: { ...process.env, ...env, DATA_DIR: dataDir ?? join(folder, 'migrate') },
  });
  if (cluster) {
    await execute(process.execPath, ['--import', 'tsx', 'scripts/search.ts', 'rebuild'], {
      env: { ...process.env, ...env },
    });
  }

  const offset = join(folder, 'clock');
  writeFileSync(offset, '+0\n');
  const clockEnv = {
    LD_PRELOAD: faketime,
    FAKETIME_TIMESTAMP_FILE: offset,
    ...{
      FAKETIME_CACHE_DURATION: '1',
      DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
  const instance = (name: string, port: number, more: Record<string, string>) =>
    new Instance(name, port, () => ({
      command: process.execPath,
      args: ['scripts/container.mjs', 'serve'],
      env: {
        ...{ ...env, PORT: String(port), DATA_DIR: dataDir ?? join(folder, `data-${name}`) },
        ...more,
      },
      log: log(name),
    }));
  const one = instance('one', ports.one, {
    ROLE: 'web',
    ...(disk ? { DATA_DIR: disk.folder } : {}),
  });
  const two = instance('two', ports.two, { ROLE: 'web', ...(hasClock ? clockEnv : {}) });
  const worker = instance('worker', ports.worker, { ROLE: 'worker' });
  say('Two instances and a worker …');
  for (const each of [one, two, worker]) closing.push(() => each.stop());
  await Promise.all([one, two, worker].map((each) => each.start()));

  const varnish = varnishThere
    ? await startVarnish({
        folder: join(folder, 'varnish'),
        port: ports.varnish,
        shops: [ports.one, ports.two],
        token: purgeToken,
      })
    : undefined;
  if (varnish) closing.push(varnish.stop);
  const nginxValues = {
    HTTP_PORT: String(ports.http),
    HTTPS_PORT: String(ports.https),
    SERVER_NAME: 'localhost',
    CERTIFICATE: certificate.file,
    CERTIFICATE_KEY: certificate.key,
    SHOP_1: `127.0.0.1:${ports.one}`,
    SHOP_2: `127.0.0.1:${ports.two}`,
    // The setting of docs/scaling.md beside a CDN: nginx is not notified of changes.
    PAGE_CACHE: 'off',
  };
  const nginx = await startNginx({ folder: join(folder, 'nginx'), values: nginxValues });
  closing.push(nginx.stop);

  return {
    ...{ url, ca, certificate, nginxValues, ports, missing, env, operatorToken, metricsToken },
    ...{ postgres, relay, redis, s3, cluster, mail, razorpay, webhooks, hook, disk, varnish },
    ...{ one, two, worker },
    /** Returns the processes whose memory is watched, by name. */
    pids: (): Record<string, number | undefined> => ({
      'instance one': one.pid,
      'instance two': two.pid,
      worker: worker.pid,
      Redis: redis?.pid(),
      S3Proxy: s3?.pid(),
      ...Object.fromEntries((cluster?.pids() ?? []).map((pid, n) => [`OpenSearch ${n}`, pid])),
    }),
    /** Sets the clock of instance two by so many seconds from the true time; undefined without such a clock. */
    moveClock: hasClock
      ? (seconds: number) => {
          const next = `${offset}.new`;
          writeFileSync(next, `${seconds < 0 ? '' : '+'}${seconds}\n`);
          copyFileSync(next, offset);
          rmSync(next);
        }
      : undefined,
    /** Runs one statement on the shop's database, bypassing the relay. */
    ask: (text: string, values?: unknown[]) => postgres.ask(text, values, database),
  };
}

export type Topology = Awaited<ReturnType<typeof openTopology>>;

const redirectTo = (port: number) =>
  `${new URL('../outside/redirect-razorpay.mjs', import.meta.url)}?port=${port}`;

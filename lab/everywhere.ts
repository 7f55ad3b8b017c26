import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { operatorToken } from '@/e2e/testing/delivered-order';
import { inboundMailToken } from '@/e2e/testing/inbound-mail-token';
import { buildWhenStale } from '../scripts/lib/build.mjs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { readEnvironment } from '../scripts/lib/environment.mjs';
import { startNginx } from './smoke/nginx';
import { hasVarnish } from './smoke/varnish';
import { closeInTheEnd } from './soak/topology/closing';
import { openTopology, partsNamed } from './soak/topology/topology';

const usage = `npm run everywhere -- [options] [specs, for Playwright]

Runs the smoke checks and the browser tests against a shop of two instances and a worker with everything around it: PostgreSQL
with a standby, Redis, S3Proxy, three OpenSearch nodes, nginx, Varnish. What the machine lacks is named and left out. Tests that
start shops of their own do so as always.

  --parts LIST   smoke, browser (both)
  --without LIST leaves parts out, as a machine would that lacks them: redis, s3, search, varnish
  --port N       the first of fifty ports on 127.0.0.1 (4500)`;

const { values, positionals } = parseArgs({
  options: {
    parts: { type: 'string', default: 'smoke,browser' },
    without: { type: 'string', default: '' },
    port: { type: 'string', default: '4500' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
});

/** The folder in which browser tests look for mails. */
const dataDir = resolve('.tmp/e2e');
const folder = resolve('.tmp/everywhere');
const memory = join(existsSync('/dev/shm') ? '/dev/shm' : folder, `haat-everywhere-${process.pid}`);

/** The settings of playwright.config.ts: a demo market with test payments, and mails in files. */
const settings = {
  ...{ PAYMENTS: 'test', RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '' },
  ...{ RAZORPAY_WEBHOOK_SECRET: '', NODE_OPTIONS: '', SMTP_URL: '', STOCK_HOLD_SECONDS: '' },
  ...{ OPERATOR_TOKEN: operatorToken },
  ...{ SUPPORT_MAIL: 'support@haat.example', INBOUND_MAIL_TOKEN: inboundMailToken },
  // The same key as in playwright.config.ts: the script is never requested.
  NEXT_PUBLIC_GOOGLE_MAPS_KEY: 'test',
};

type Topology = Awaited<ReturnType<typeof openTopology>>;

/**
 * Runs a command to its end.
 * @returns true if it succeeded
 */
async function run(args: string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

function smoke(url: string, topology: Topology) {
  const { one, two, worker, varnish, metricsToken, certificate } = topology;
  const target = {
    ...{ url, dataDir, otherUrl: two.url },
    proxy: {
      plainUrl: `http://localhost:${Number(new URL(url).port) - 1}`,
      ...{ origins: [one.url, two.url], instance: one.pid },
    },
    worker: { url: worker.url, metricsToken },
    cdn: varnish && { url: varnish.url, operatorToken },
  };
  const script = ['--import', 'tsx', 'lab/smoke.ts', '--target', JSON.stringify(target)];
  return run(script, { NODE_EXTRA_CA_CERTS: certificate.file });
}

function browser(url: string, { certificate }: Topology, chromium: string) {
  return run(['node_modules/@playwright/test/cli.js', 'test', ...positionals], {
    ...{ TEST_SHOP_URL: url, CHROMIUM_PATH: chromium, NODE_EXTRA_CA_CERTS: certificate.file },
    PLAYWRIGHT_JSON_OUTPUT_FILE: '.tmp/everywhere/playwright.json',
  });
}

/**
 * Opens nginx at the shop's address: in front of Varnish, as in docs/scaling.md, or of the instances with its
 * own page cache.
 */
function openFront({ nginxValues, varnish }: Topology, port: number, before: 'Varnish' | 'shop') {
  const behind = before === 'Varnish' && varnish ? new URL(varnish.url).host : undefined;
  return startNginx({
    folder: join(folder, `front-of-${before}`),
    believesVisitors: true,
    values: {
      ...nginxValues,
      ...(behind ? { SHOP_1: behind, SHOP_2: behind } : { PAGE_CACHE: 'haat' }),
      ...{ HTTP_PORT: String(port - 1), HTTPS_PORT: String(port) },
    },
  });
}

const partNames = ['browser', 'smoke'];

async function everywhere(): Promise<boolean> {
  const parts = values.parts.split(',');
  const unknown = parts.filter((part) => !partNames.includes(part));
  if (unknown.length) throw new Error(`${unknown.join(', ')}: none of ${partNames.join(', ')}.`);
  await readEnvironment({ production: true });
  const chromium = await findChromium();
  if (!chromium) return false;
  // Needed by portable.spec.ts, as in playwright.config.ts.
  process.env.NEXT_OUTPUT = 'standalone';
  buildWhenStale();
  for (const each of [dataDir, folder]) rmSync(each, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const started = Date.now();
  const say = (line: string) =>
    console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);
  const { closing, close } = closeInTheEnd(say, [memory]);
  const firstPort = Number(values.port);
  try {
    const without = new Set(['disk', 'clock', ...partsNamed(values.without)]);
    const isBehindVarnish = hasVarnish() && !without.has('varnish');
    const port = firstPort + 48;
    const url = `https://localhost:${port}`;
    const topology = await openTopology({
      ...{ folder, memory, firstPort, without, dataDir, closing, say },
      settings: {
        ...{ ...settings, SITE_URL: url, NEXTAUTH_URL: url },
        // nginx, with Varnish behind it; tests send their own addresses.
        TRUST_PROXY: isBehindVarnish ? '2' : '1',
      },
    });
    for (const each of topology.missing) say(`Left out: ${each}`);
    const outcomes: boolean[] = [];
    if (parts.includes('browser')) {
      const front = await openFront(topology, port, 'Varnish');
      outcomes.push(await browser(url, topology, chromium).finally(front.stop));
    }
    // The smoke checks run last, because they end one of the instances.
    if (parts.includes('smoke')) {
      const front = await openFront(topology, port, 'shop');
      outcomes.push(await smoke(url, topology).finally(front.stop));
    }
    return outcomes.every(Boolean);
  } finally {
    await close();
  }
}

if (values.help) console.log(usage);
else process.exitCode = (await everywhere()) ? 0 : 1;

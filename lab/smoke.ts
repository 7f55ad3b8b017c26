import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Outcome, runChecks, type Target } from '@/e2e/smoke/run-checks';
import { buildWhenStale } from '../scripts/lib/build.mjs';
import { readEnvironment } from '../scripts/lib/environment.mjs';
import { run } from '../scripts/lib/install.mjs';
import { startShop } from '../scripts/lib/shop.mjs';
import { openBehindNginx } from './smoke/behind-nginx';
import { openOnSearchCluster } from './smoke/on-search-cluster';
import { emptyFolder, type OpenShop, ownSettings, smokeFolder } from './smoke/settings';

type Counts = { passed: number; failed: number; skipped: number };

const wayNames = ['start', 'next', 'nginx', 'search'] as const;
type WayName = (typeof wayNames)[number];

/** The ways to run the shop. Each returns the open shop, or the reason it cannot be opened here. */
const ways: Record<WayName, { title: string; open(): Promise<OpenShop | string> }> = {
  start: {
    title: 'npm start, embedded database',
    async open() {
      const dataDir = emptyFolder('start');
      const language = 'ta';
      const env = { ...ownSettings, MORE_LANGUAGES: language };
      const { target, close } = openAt(await startShop({ port: 3241, dataDir, env }), dataDir);
      return { target: { ...target, language }, close };
    },
  },
  next: {
    title: 'next start, embedded database',
    async open() {
      const dataDir = emptyFolder('next');
      const env = { ...ownSettings, DATA_DIR: dataDir };
      run(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], env);
      const script = 'scripts/lib/next-start.mjs';
      const shop = await startShop({ port: 3242, dataDir, env: ownSettings, script });
      return openAt(shop, dataDir, notUnderNext);
    },
  },
  nginx: {
    title: 'two instances behind nginx, PostgreSQL and Redis',
    open: openBehindNginx,
  },
  search: {
    title: 'two instances on PostgreSQL and a search cluster',
    open: openOnSearchCluster,
  },
};

/** Checks that fail under `next start`: our own server compresses, there a proxy must do it. */
const notUnderNext = ['pages come compressed'];

type RunningShop = Awaited<ReturnType<typeof startShop>>;

function openAt(shop: RunningShop, dataDir: string, leftOut?: string[]): OpenShop {
  return {
    target: { url: shop.url, dataDir, leftOut },
    close: async () => {
      await shop.stop();
    },
  };
}

const usage = `npm run smoke -- [options]

Asks a shop some 35 things that must be true however it is run, and says which are not.

  --ways LIST      how to run a shop of its own, in .tmp/smoke: ${wayNames.join(', ')} (all of them)
  --url URL        a shop that is open, instead; it gets a shopper and an order
  --other URL      another instance of that shop (the same one)
  --data FOLDER    its data folder, to read mailed codes from; without it nothing is bought
  --results FILE   writes { "passed", "failed", "skipped" } there; "ways" counts the ways of its own

The way nginx needs nginx, and a PostgreSQL and a Redis at TEST_DATABASE_URL and TEST_REDIS_URL; the way search
a PostgreSQL and the OpenSearch of TEST_SEARCH_URL.`;

type Options = { ways: WayName[]; target?: Target; results?: string };

/** Parses the command line; undefined after printing the help. */
function readOptions(): Options | undefined {
  const { values } = parseArgs({
    options: {
      ways: { type: 'string', default: wayNames.join(',') },
      url: { type: 'string' },
      other: { type: 'string' },
      data: { type: 'string' },
      target: { type: 'string' },
      results: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(usage);
    return undefined;
  }
  const { url, other: otherUrl, data: dataDir, results } = values;
  const ways = values.ways.split(',').map(wayNamed);
  if (values.target) return { ways, results, target: JSON.parse(values.target) };
  return { ways, results, target: url ? { url, otherUrl, dataDir } : undefined };
}

function wayNamed(text: string): WayName {
  const name = wayNames.find((known) => known === text);
  if (!name) throw new Error(`'${text}' is none of ${wayNames.join(', ')}.`);
  return name;
}

async function main(): Promise<void> {
  const options = readOptions();
  if (!options) return;
  const { target, ways: names, results } = options;
  const found = target ? await ask(target) : { ways: await askAllWays(names) };
  if (results) writeFileSync(results, JSON.stringify(found));
  if ('ways' in found ? found.ways.failed : found.failed) process.exitCode = 1;
}

async function ask(target: Target): Promise<Counts> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const outcome of await runChecks(target)) {
    counts[stateOf(outcome)] += 1;
    const mark = { passed: '✓', failed: '✗', skipped: '-' }[stateOf(outcome)];
    console.log(`  ${mark} ${outcome.title}`);
    if (outcome.error) console.log(`    ${outcome.error.message.replaceAll('\n', '\n    ')}`);
  }
  return counts;
}

const stateOf = ({ error, skipped }: Outcome): keyof Counts =>
  skipped ? 'skipped' : error ? 'failed' : 'passed';

/** Counts ways, not checks: a way passes if all of its checks do. */
async function askAllWays(names: WayName[]): Promise<Counts> {
  await readEnvironment({ production: true });
  buildWhenStale();
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const name of names) {
    const { title, open } = ways[name];
    const start = Date.now();
    const shop = await open();
    if (typeof shop === 'string') {
      console.log(`${title}: skipped, ${shop}`);
      total.skipped += 1;
      continue;
    }
    console.log(`${title}, open after ${seconds(start)}`);
    const { passed, failed, skipped } = await askApart(shop.target, shop.environment).finally(
      shop.close,
    );
    total[failed ? 'failed' : 'passed'] += 1;
    const leftOut = skipped ? `, ${skipped} left out` : '';
    console.log(`${title}: ${passed} passed, ${failed} failed${leftOut}, ${seconds(start)}`);
  }
  return total;
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs the checks in a separate process, because trusted certificates are read when a process starts. */
async function askApart(target: Target, environment?: Record<string, string>): Promise<Counts> {
  const results = join(smokeFolder, 'results.json');
  rmSync(results, { force: true });
  const script = ['--import', 'tsx', 'lab/smoke.ts', '--results', results];
  const child = spawn(process.execPath, [...script, '--target', JSON.stringify(target)], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  await once(child, 'exit');
  return JSON.parse(readFileSync(results, 'utf8'));
}

await main();

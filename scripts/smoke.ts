import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, runChecks, type Target } from '@/e2e/smoke/run-checks';
import { buildWhenStale } from './lib/build.mjs';
import { readEnvironment } from './lib/environment.mjs';
import { readOptions } from './smoke/options';
import { smokeFolder } from './smoke/settings';
import { type WayName, ways } from './smoke/ways';

type Counts = { passed: number; failed: number; skipped: number };

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

/** Counts the ways, not the checks: one is passed when all of its checks are. */
async function askAllWays(names: WayName[]): Promise<Counts> {
  await readEnvironment({ production: true });
  await buildWhenStale();
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

/** Asks from a process of its own: which certificates it believes is settled when it starts. */
async function askApart(target: Target, environment?: Record<string, string>): Promise<Counts> {
  const results = join(smokeFolder, 'results.json');
  rmSync(results, { force: true });
  const script = ['--import', 'tsx', 'scripts/smoke.ts', '--results', results];
  const child = spawn(process.execPath, [...script, '--target', JSON.stringify(target)], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  await once(child, 'exit');
  return JSON.parse(readFileSync(results, 'utf8'));
}

await main();

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tryRun } from './install.mjs';
import { findNode24 } from './node-24.mjs';
import { withoutDatabase } from './test-files.mjs';

const results = '.tmp/results';
/** Whether there is time for the slowest parts. */
const nightly = process.env.TEST_NIGHTLY === '1';
const bin = (name) => `node_modules/.bin/${name}`;

/** Format, lint, types and Jest: everything that needs no browser. Yields one outcome a step. */
export function* quickChecks() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  yield step('format and lint', bin('biome'), ['ci', '--error-on-warnings', '.']);
  yield step('route types', bin('next'), ['typegen']);
  yield step('types', bin('tsc'), ['--noEmit', '--incremental', 'false', '--checkers', '2']);
  const file = `${results}/jest.json`;
  yield step('unit and database tests', bin('jest'), ['--json', `--outputFile=${file}`], {
    env: { NODE_ENV: 'test', NODE_OPTIONS: '--experimental-vm-modules' },
    count: () => {
      const { numPassedTests, numFailedTests, numPendingTests } = read(file);
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    },
  });
}

/** The production build; Playwright, the smoke checks and a short run of the fuzzer against it. */
export function* browserChecks(chromium) {
  yield step('production build', process.execPath, ['scripts/build.mjs'], {
    env: { NEXT_OUTPUT: 'standalone' },
  });
  forgetTestMarket();
  const file = `${results}/playwright.json`;
  yield step('browser tests', bin('playwright'), ['test'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count: () => {
      const { expected, unexpected, flaky, skipped } = read(file).stats;
      return { passed: expected, failed: unexpected + flaky, skipped };
    },
  });
  yield smoke('smoke checks', process.execPath);
  yield fuzz();
  yield shapes();
  if (process.env.TEST_NODE_24) yield* onNode24();
}

/** What an earlier run bought and sold would be in the way; its pictures are drawn already. */
function forgetTestMarket() {
  const folder = '.tmp/e2e';
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name !== 'media') rmSync(join(folder, name), { recursive: true });
  }
}

/** Each way of running the shop counts as one test. */
function smoke(title, node, ...bounds) {
  const file = `${results}/smoke.json`;
  rmSync(file, { force: true });
  const args = ['--import', 'tsx', 'scripts/smoke.ts', '--results', file];
  return step(title, node, [...args, ...bounds], { count: () => read(file).ways });
}

/** On the Node that the README recommends: a shop, and by night the tests that need no database. */
function* onNode24() {
  const node = findNode24();
  if (!node) {
    console.log('Node 24: skipped, npm has none for this machine');
    return;
  }
  if (nightly) yield unitTests(node);
  yield smoke('the shop on Node 24', node, '--ways', 'start');
}

function unitTests(node) {
  const file = `${results}/jest-node-24.json`;
  const flags = ['--silent', '--reporters', 'summary', '--json', `--outputFile=${file}`];
  const jest = ['node_modules/jest/bin/jest.js', ...flags, '--runTestsByPath'];
  return step('unit tests on Node 24', node, [...jest, ...withoutDatabase()], {
    env: { NODE_ENV: 'test', NODE_OPTIONS: '--experimental-vm-modules' },
    count: () => {
      const { numPassedTests, numFailedTests } = read(file);
      console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
      return { passed: numFailedTests ? 0 : 1, failed: numFailedTests, skipped: 0 };
    },
  });
}

/** The same requests each time but by night; `npm run fuzz` makes many more. It counts as one test. */
function fuzz() {
  const file = `${results}/fuzz.json`;
  const bounds = nightly
    ? ['--requests', '20000', '--seconds', '900']
    : ['--requests', '800', '--seconds', '40', '--seed', '1'];
  const args = ['--import', 'tsx', 'scripts/fuzz.ts', ...bounds, '--results', file];
  return step('hostile requests', process.execPath, args, {
    count: () => {
      const { findings } = read(file);
      return { passed: findings ? 0 : 1, failed: findings, skipped: 0 };
    },
  });
}

/** Texts, files and mails that once held the process; the others of them come by night and by hand. */
function shapes() {
  const file = `${results}/shapes.json`;
  rmSync(file, { force: true });
  const bounds = ['--shapes', '--seconds', nightly ? '900' : '35', '--results', file];
  return step('shapes', process.execPath, ['--import', 'tsx', 'scripts/fuzz.ts', ...bounds], {
    count: () => {
      const { findings } = read(file);
      return { passed: findings ? 0 : 1, failed: findings, skipped: 0 };
    },
  });
}

/** Runs the steps until one fails, then counts the tests in a closing line. */
export function report(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  let failure;
  for (const outcome of steps) {
    for (const key of Object.keys(total)) total[key] += outcome.tests[key];
    if (outcome.ok) continue;
    failure = outcome.title;
    total.failed ||= 1;
    break;
  }
  console.log(failure ? `\nFailed: ${failure}` : '\nEverything passed.');
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(failure ? 1 : 0);
}

function step(title, command, args, { env = {}, count } = {}) {
  console.log(`\n── ${title} ──`);
  const start = Date.now();
  const { status, error } = tryRun(command, args, env);
  if (error) console.error(error.message);
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - start) / 1000).toFixed(1)} s`,
  );
  let tests = { passed: 0, failed: 0, skipped: 0 };
  try {
    if (count) tests = count();
  } catch {
    console.error(`${title} left no results.`);
    return { title, ok: false, tests };
  }
  return { title, ok: status === 0, tests };
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findNode24 } from './node-24.mjs';
import { withoutDatabase } from './test-files.mjs';

const results = '.tmp/results';
/** True if there is time for the slowest parts. */
const nightly = process.env.TEST_NIGHTLY === '1';
/** The most browser tests, and files of other tests, that may fail once and pass again: docs/decisions/0047. */
const flakyAllowed = 2;
const bin = (name) => `node_modules/.bin/${name}`;

/** Runs format, lint, types, knip and Jest: everything that needs no browser. Yields one outcome per step. */
export async function* quickChecks() {
  forgetResults();
  console.log('Format, lint, types and unused code …');
  // Each of them keeps one core busy.
  yield* (await Promise.all([lint('.'), types(), unusedCode()])).flat();
  yield process.env.CI ? jestWithSecondTry() : jest();
}

/** Checks the changed files, all types, and the given tests; prints the number of tests it leaves to `verify`. */
export async function* changedChecks(files, { tests, others }) {
  forgetResults();
  console.log(files.length ? `Changed: ${files.join(', ')}` : 'Nothing changed.');
  const linted = files.length ? lint('--no-errors-on-unmatched', ...files) : [];
  yield* (await Promise.all([linted, types()])).flat();
  if (tests.length) yield jest('--runTestsByPath', ...tests);
  if (others) console.log(`\n${others} more test files import what changed: npm run verify`);
}

function forgetResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

const lint = (...args) =>
  step('format and lint', bin('biome'), ['ci', '--error-on-warnings', ...args], { isAside: true });

const unusedCode = () =>
  step('unused code', bin('knip'), ['--cache', '--cache-location', '.tmp/knip'], { isAside: true });

/**
 * Checks types as tsconfig.json says: in one checker, because each further one works out the types of the contract
 * and the database again, and incrementally, so that the next run checks only what a change affects.
 */
async function types() {
  const routes = await step('route types', bin('next'), ['typegen'], { isAside: true });
  return [routes, await step('types', bin('tsc'), ['--noEmit'], { isAside: true })];
}

/** Runs Jest, and once more the few test files that failed, each alone: docs/decisions/0047. */
async function jestWithSecondTry() {
  const first = await jest();
  const file = `${results}/jest.json`;
  if (first.ok || !existsSync(file)) return first;
  const failed = read(file).testResults.filter(({ status }) => status === 'failed');
  if (!failed.length || failed.length > flakyAllowed) return first;
  const paths = failed.map(({ name }) => relative('.', name));
  const second = await jest('--runInBand', '--runTestsByPath', ...paths);
  if (!second.ok) return first;
  for (const path of paths) console.log(`Passed at the second try: ${path}`);
  const { passed, failed: again, skipped } = first.tests;
  return { ...second, tests: { passed: passed + again, failed: 0, skipped } };
}

function jest(...args) {
  const file = `${results}/jest.json`;
  return step('unit and database tests', bin('jest'), ['--json', `--outputFile=${file}`, ...args], {
    env: {
      NODE_ENV: 'test',
      NODE_OPTIONS: '--experimental-vm-modules',
      // Where colours are on, Jest colours all of the bundle for each failure: seconds for a failed test.
      ...(process.env.CI ? { NO_COLOR: '1' } : {}),
    },
    count: () => {
      const { numPassedTests, numFailedTests, numPendingTests, testResults } = read(file);
      for (const { assertionResults } of testResults) {
        const skipped = assertionResults.find(({ status }) => status === 'pending');
        if (skipped) console.log(`Skipped: ${skipped.ancestorTitles[0] ?? skipped.title}`);
      }
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    },
  });
}

/**
 * Runs `npm run dev`, then the production build, and Playwright, smoke checks and a short fuzzer run against it.
 */
export async function* browserChecks(chromium) {
  yield development();
  yield step('production build', process.execPath, ['scripts/build.mjs'], {
    env: { NEXT_OUTPUT: 'standalone' },
    needed: true,
  });
  forgetTestMarket();
  const file = `${results}/playwright.json`;
  yield step('browser tests', bin('playwright'), ['test'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count: () => browserTests(read(file)),
  });
  yield smoke('smoke checks', process.execPath);
  yield fuzz();
  yield shapes();
  if (process.env.TEST_NODE_24) yield* onNode24();
}

/** Counts Playwright's tests, and names those that failed once. */
function browserTests({ stats: { expected, unexpected, flaky, skipped }, suites }) {
  for (const title of flakyTitles(suites)) console.log(`Passed at the second try: ${title}`);
  const isTooMany = flaky > flakyAllowed;
  return {
    passed: expected + (isTooMany ? 0 : flaky),
    failed: unexpected + (isTooMany ? flaky : 0),
    skipped,
  };
}

const flakyTitles = (suites = []) =>
  suites.flatMap(({ title, file, suites: inner, specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${file}:${spec.line} › ${title} › ${spec.title}`),
    ...flakyTitles(inner),
  ]);

/** Checks `npm run dev`, which builds into `.next/dev` beside the production build. Counts as one test. */
function development() {
  const file = `${results}/development.json`;
  const args = ['scripts/development-check.mjs', '--results', file];
  return step('development server', process.execPath, args, {
    count: () => ({ passed: read(file).steps ? 1 : 0, failed: 0, skipped: 0 }),
  });
}

/** Deletes the orders of an earlier run, which would interfere; its pictures stay. */
function forgetTestMarket() {
  const folder = '.tmp/e2e';
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name !== 'media') rmSync(join(folder, name), { recursive: true });
  }
}

/** Runs the smoke checks; each way of running the shop counts as one test. */
function smoke(title, node, ...bounds) {
  const file = `${results}/smoke.json`;
  rmSync(file, { force: true });
  const args = ['--import', 'tsx', 'lab/smoke.ts', '--results', file];
  return step(title, node, [...args, ...bounds], { count: () => read(file).ways });
}

/** Runs a shop on the Node version that the README recommends, and at night the tests without a database. */
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

/**
 * Runs the fuzzer with the same requests each time, except at night; `npm run fuzz` makes many more. It counts
 * as one test.
 */
function fuzz() {
  const file = `${results}/fuzz.json`;
  const bounds = nightly
    ? ['--requests', '20000', '--seconds', '900']
    : ['--requests', '800', '--seconds', '40', '--seed', '1'];
  const args = ['--import', 'tsx', 'lab/fuzz.ts', ...bounds, '--results', file];
  return step('hostile requests', process.execPath, args, {
    count: () => {
      const { findings } = read(file);
      return { passed: findings ? 0 : 1, failed: findings, skipped: 0 };
    },
  });
}

/** Sends texts, files and mails that once blocked the process; the nightly run and manual runs send more. */
function shapes() {
  const file = `${results}/shapes.json`;
  rmSync(file, { force: true });
  const bounds = ['--shapes', '--seconds', nightly ? '900' : '35', '--results', file];
  return step('shapes', process.execPath, ['--import', 'tsx', 'lab/fuzz.ts', ...bounds], {
    count: () => {
      const { findings } = read(file);
      return { passed: findings ? 0 : 1, failed: findings, skipped: 0 };
    },
  });
}

/** Runs all steps, also behind a failed one unless it is `needed`, then prints the number of tests. */
export async function report(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for await (const outcome of steps) {
    for (const key of Object.keys(total)) total[key] += outcome.tests[key];
    if (outcome.ok) continue;
    failures.push(outcome.title);
    if (outcome.needed) break;
  }
  if (failures.length) total.failed ||= 1;
  console.log(failures.length ? `\nFailed: ${failures.join(', ')}` : '\nEverything passed.');
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(failures.length ? 1 : 0);
}

/**
 * Runs a command and returns its outcome; its output is shown as it comes, or with `isAside`, beside other steps, at
 * its end. `count` reads the number of tests from its results.
 */
async function step(title, command, args, { env = {}, count, needed = false, isAside } = {}) {
  if (!isAside) console.log(`\n── ${title} ──`);
  const start = Date.now();
  const { status, output } = await runCommand(command, args, env, isAside);
  if (output) process.stdout.write(`\n── ${title} ──\n${output}`);
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - start) / 1000).toFixed(1)} s`,
  );
  let tests = { passed: 0, failed: 0, skipped: 0 };
  try {
    if (count) tests = count();
  } catch {
    console.error(`${title} left no results.`);
    return { title, ok: false, needed, tests };
  }
  return { title, ok: status === 0 && !tests.failed, needed, tests };
}

/** Runs a command to its end; returns its status, and its output if that is not shown. */
async function runCommand(command, args, env, isSilent) {
  const child = spawn(command, args, {
    stdio: isSilent ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(part));
  try {
    const [status] = await once(child, 'close');
    return { status, output: Buffer.concat(parts).toString() };
  } catch (error) {
    return { status: 1, output: error.message };
  }
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

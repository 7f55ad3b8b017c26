import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

/** The number of test files that run in about half a minute. */
const most = 12;
/** Imports between a changed file and a test: one that imports it, or whose subject does. */
const nearby = 2;

const isCode = (file) => /\.(tsx?|mjs)$/.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file) && !file.startsWith('e2e/');

/**
 * Returns the files that differ from a commit, new ones too. Without a commit they are those that differ from
 * the last one; if none do, those of the last one.
 */
export function changedFiles(commit) {
  const since = commit ?? 'HEAD';
  const found = lines('diff', '--name-only', '--diff-filter=d', since);
  const created = lines('ls-files', '--others', '--exclude-standard');
  const files = [...new Set([...found, ...created])];
  if (files.length || commit) return files;
  return lines('diff', '--name-only', '--diff-filter=d', 'HEAD~1', 'HEAD');
}

/**
 * Returns the test files nearest to the changed files by imports, at most 12, and the number of the others that
 * a change may reach.
 */
export async function nearestTests(changed) {
  const { importsOf } = await tsImport('../house/imports.ts', import.meta.url);
  const files = lines('ls-files', '-co', '--exclude-standard').filter(
    (file) => isCode(file) && existsSync(file),
  );
  const importers = new Map();
  for (const { from, to } of importsOf(files, new Set(files))) {
    importers.set(to, [...(importers.get(to) ?? []), from]);
  }
  const distances = new Map();
  for (const file of changed.filter(isCode)) {
    for (const [test, distance] of reached(file, importers)) {
      distances.set(test, Math.min(distance, distances.get(test) ?? distance));
    }
  }
  const near = [...distances]
    .sort(([, one], [, other]) => one - other)
    .filter(([, distance]) => distance <= nearby);
  const tests = near.slice(0, most).map(([test]) => test);
  return { tests, others: distances.size - tests.length };
}

/** Returns the tests that a file reaches, with the number of imports between them. */
function reached(file, importers) {
  const distances = new Map([[file, 0]]);
  for (const [each, distance] of distances) {
    for (const importer of importers.get(each) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return [...distances].filter(([each]) => isTest(each));
}

const lines = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

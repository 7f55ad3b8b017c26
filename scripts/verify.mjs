import { explain, installMissing, requireNode } from './lib/install.mjs';

requireNode();
explain(`npm run verify [-- --changed [COMMIT]]

Checks format, lint, types and unused code, and runs the Jest tests. With --changed it checks format and lint of the files
that differ from COMMIT (the last commit by default; without changes, those of the last commit), types, and up to
12 test files that import them or their importers.`);
installMissing();
const { changedChecks, quickChecks, report } = await import('./lib/checks.mjs');
const [flag, commit] = process.argv.slice(2);
if (flag === '--changed') {
  const { changedFiles, nearestTests } = await import('./lib/changed.mjs');
  const files = changedFiles(commit);
  await report(changedChecks(files, await nearestTests(files)));
} else {
  await report(quickChecks());
}

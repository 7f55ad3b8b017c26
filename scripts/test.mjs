import { explain, installMissing, requireNode } from './lib/install.mjs';

requireNode();
explain(`npm test

Runs everything: npm run verify, a production build, browser tests, smoke checks, hostile requests.
npm run test:nightly holds each slow rule on every page, language and width too.`);
if (process.argv.includes('--nightly')) process.env.TEST_NIGHTLY = '1';
installMissing();
const { browserChecks, quickChecks, report } = await import('./lib/checks.mjs');
const { findChromium } = await import('./lib/chromium.mjs');

const chromium = await findChromium();
if (!chromium) process.exit(1);
await report(checks());

/** Runs the checks in order. */
async function* checks() {
  yield* quickChecks();
  yield* browserChecks(chromium);
}

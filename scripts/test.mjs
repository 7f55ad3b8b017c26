import { installMissing, requireNode } from './lib/install.mjs';

requireNode();
installMissing();
const { browserChecks, quickChecks, report } = await import('./lib/checks.mjs');
const { findChromium } = await import('./lib/chromium.mjs');

const chromium = await findChromium();
if (!chromium) process.exit(1);
report(checks());

/** One after the other, until one fails. */
function* checks() {
  yield* quickChecks();
  yield* browserChecks(chromium);
}

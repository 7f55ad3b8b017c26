import { installMissing, requireNode } from './lib/install.mjs';

requireNode();
installMissing();
const { quickChecks, report } = await import('./lib/checks.mjs');
report(quickChecks());

import { readOptions } from './bench/options.mjs';
import { installMissing, requireNode } from './lib/install.mjs';

requireNode();
const options = readOptions();
installMissing();
const { describeMachine } = await import('./bench/describe-machine.mjs');
const { openReport } = await import('./bench/report.mjs');
const { runParts } = await import('./bench/parts.mjs');

const report = openReport(describeMachine(), options.against);
await runParts(options, report);
console.log(`Written to ${report.file}`);

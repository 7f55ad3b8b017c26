import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { checkDevelopment } from './lib/development-check.mjs';

const { values } = parseArgs({ options: { results: { type: 'string' } } });
const steps = await checkDevelopment();
const [load = 0] = loadavg();
console.log(`  (load of the machine in the last minute: ${load.toFixed(1)})`);
if (values.results) writeFileSync(values.results, JSON.stringify({ steps }));
// Its server goes with it.
process.exit();

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countStock } from '@/lib/marketplace/audit/audit';
import { checkBooks } from '@/lib/marketplace/audit/check-books';
import { connection } from '@/lib/marketplace/kernel/db/connection';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';

const usage = `Checks stock, holds, orders, payments, refunds, ledger and settlements of a database against each other.

  npm run audit                      lists what is wrong; exit code 1 when something is
  npm run audit -- --quiet           also that the background jobs have nothing left to do
  npm run audit -- --note file       writes how many of each product there are, in stock, sold and held
  npm run audit -- --compare file    also compares with such a file

The database is that of DATABASE_URL, or the embedded one of DATA_DIR while the shop is closed.`;

const { values } = parseArgs({
  options: {
    quiet: { type: 'boolean' },
    note: { type: 'string' },
    compare: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

async function run(): Promise<number> {
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { db, close } = await connection(noLimits);
  try {
    const findings = await checkBooks(db, { quiet: values.quiet });
    const counts = await countStock(db);
    if (values.note) writeFileSync(values.note, JSON.stringify([...counts]));
    if (values.compare) {
      const before = new Map<number, number>(JSON.parse(readFileSync(values.compare, 'utf8')));
      for (const [id, count] of before) {
        if (counts.get(id) === count) continue;
        const subject = `${id}: ${count} before, ${counts.get(id)} now`;
        findings.push({ rule: 'the number of a product has changed', subject });
      }
    }
    for (const { rule, subject } of findings) console.log(`${rule}: ${subject}`);
    console.log(findings.length ? `${findings.length} found.` : 'No violations found.');
    return findings.length ? 1 : 0;
  } finally {
    await close();
  }
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);

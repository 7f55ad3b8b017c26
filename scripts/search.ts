import { parseArgs } from 'node:util';
import { config } from '@/lib/config';
import { connection } from '@/lib/marketplace/kernel/db/connection';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { openClusterTools } from '@/lib/marketplace/modules/search';

const usage = `Looks after the index of products in the OpenSearch cluster of SEARCH_URL.

  npm run search -- rebuild   builds an index beside the live one and swaps to it; goes on where it was broken off
  npm run search -- status    which index answers, how many products it has, and how far a build is
  npm run search -- check     compares it with the database, product by product; exit code 1 when it differs

The database is that of DATABASE_URL, or the embedded one of DATA_DIR while the shop is closed.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});

async function run(): Promise<number> {
  const [command = ''] = positionals;
  if (values.help || !['rebuild', 'status', 'check'].includes(command)) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const { searchCluster } = config;
  if (!searchCluster) throw new Error('SEARCH_URL names no cluster.');
  const { db, close } = await connection(noLimits);
  const tools = openClusterTools(db, searchCluster);
  try {
    if (command === 'status') {
      for (const line of await tools.status()) console.log(line);
      return 0;
    }
    if (command === 'check') {
      const findings = await tools.check();
      for (const finding of findings.slice(0, 100)) console.log(finding);
      console.log(findings.length ? `${findings.length} found.` : 'The index is as the database.');
      return findings.length ? 1 : 0;
    }
    const isDone = await tools.rebuild((done) => console.log(done));
    console.log(isDone ? 'The new index answers.' : 'Another process builds already.');
    return isDone ? 0 : 1;
  } finally {
    await tools.close();
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

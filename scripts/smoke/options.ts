import { parseArgs } from 'node:util';
import type { Target } from '@/e2e/smoke/run-checks';
import { type WayName, wayNames } from './ways';

const usage = `npm run smoke -- [options]

Asks a shop some 35 things that must be true however it is run, and says which are not.

  --ways LIST      how to run a shop of its own, in .tmp/smoke: ${wayNames.join(', ')} (all of them)
  --url URL        a shop that is open, instead; it gets a shopper and an order
  --other URL      another instance of that shop (the same one)
  --data FOLDER    its data folder, to read mailed codes from; without it nothing is bought
  --results FILE   writes { "passed", "failed", "skipped" } there; "ways" counts the ways of its own

The way nginx needs nginx, and a PostgreSQL and a Redis at TEST_DATABASE_URL and TEST_REDIS_URL.`;

export type Options = { ways: WayName[]; target?: Target; results?: string };

/** What the command line asks for; undefined when it was for help. */
export function readOptions(): Options | undefined {
  const { values } = parseArgs({
    options: {
      ways: { type: 'string', default: wayNames.join(',') },
      url: { type: 'string' },
      other: { type: 'string' },
      data: { type: 'string' },
      target: { type: 'string' },
      results: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(usage);
    return undefined;
  }
  const { url, other: otherUrl, data: dataDir, results } = values;
  const ways = values.ways.split(',').map(wayNamed);
  if (values.target) return { ways, results, target: JSON.parse(values.target) };
  return { ways, results, target: url ? { url, otherUrl, dataDir } : undefined };
}

function wayNamed(text: string): WayName {
  const name = wayNames.find((known) => known === text);
  if (!name) throw new Error(`'${text}' is none of ${wayNames.join(', ')}.`);
  return name;
}

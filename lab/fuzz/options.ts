import { parseArgs } from 'node:util';

const usage = `npm run fuzz -- [options]

Sends malformed and hostile requests to a shop, and reports every 5xx, broken connection, hang and leak.

  --url URL        a running shop on this machine (default: starts one in a folder of its own)
  --database URL   PostgreSQL server on which the started shop gets a new database
  --redis URL      Redis for the started shop
  --port N         port of the started shop (3296)
  --shapes         instead: texts, names, files and mails that once held the process, in all that the contract
                   takes, one at a time; reports what keeps /api/health waiting for more than 250 ms
  --requests N     number of requests (20000)
  --seconds N      time limit (900)
  --seed N         the same seed gives the same requests (1)
  --only N,N       only the requests with these numbers, as findings name them
  --concurrency N  requests at a time (8)
  --memory N       most megabytes of the server (2048)
  --results FILE   writes { "asked", "findings" } as JSON

Run a shop at --url with TRUST_PROXY=1, or its rate limits answer 429. With OPERATOR_TOKEN set, requests
of the operator are sent too. For an hour of shapes: npm run fuzz -- --shapes --seconds 3600 --seed $RANDOM`;

export type Options = NonNullable<ReturnType<typeof readOptions>>;

/** Parses the command line; undefined after printing the help. */
export function readOptions(args?: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      database: { type: 'string', default: '' },
      redis: { type: 'string', default: '' },
      port: { type: 'string', default: '3296' },
      requests: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '900' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      shapes: { type: 'boolean', default: false },
      concurrency: { type: 'string', default: '8' },
      memory: { type: 'string', default: '2048' },
      results: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(usage);
    return undefined;
  }
  return {
    url: values.url === undefined ? undefined : ownMachine(values.url),
    database: values.database,
    redis: values.redis,
    port: whole(values.port),
    requests: whole(values.requests),
    seconds: whole(values.seconds),
    seed: whole(values.seed),
    shapes: values.shapes,
    only: values.only ? values.only.split(',').map(whole) : undefined,
    concurrency: whole(values.concurrency),
    memory: whole(values.memory),
    results: values.results,
  };
}

function whole(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new WrongOption(`'${text}' is not a whole number.`);
}

/** Returns the origin of a shop on this machine; other hosts are rejected. */
function ownMachine(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol === 'http:' && isLoopback(parsed.hostname)) return parsed.origin;
  throw new WrongOption(`'${url}' is no http address of this machine; the fuzzer asks no other.`);
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** A mistake in the options: its message is printed without a stack. */
export class WrongOption extends Error {}

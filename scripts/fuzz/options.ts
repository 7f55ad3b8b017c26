import { parseArgs } from 'node:util';

const usage = `npm run fuzz -- [options]

Sends a shop requests that nobody should send, and reports every 5xx, broken connection, hang and leak.

  --url URL        a shop on this machine that is open (else one of its own, in a folder of its own)
  --database URL   PostgreSQL for a shop of its own; gets a database of its own on that server
  --redis URL      Redis for a shop of its own
  --port N         port of a shop of its own (3296)
  --requests N     so many requests (20000)
  --seconds N      but no longer than this (900)
  --seed N         which requests; the same seed gives the same ones (1)
  --only N,N       these of them alone, as a finding names them
  --concurrency N  so many at a time (8)
  --memory N       megabytes that the server may take (2048)
  --results FILE   writes { "asked", "findings" } there

A shop at --url should run with TRUST_PROXY=1, or its limits answer 429; OPERATOR_TOKEN lets requests of
the operator through.`;

export type Options = NonNullable<ReturnType<typeof readOptions>>;

/** What the command line asks for; undefined when it was for help. */
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

/** The origin of a shop that listens on this machine: an attack on any other is refused. */
function ownMachine(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol === 'http:' && isLoopback(parsed.hostname)) return parsed.origin;
  throw new WrongOption(`'${url}' is no http address of this machine; the fuzzer asks no other.`);
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** Something the person at the terminal should read; not a fault of the program. */
export class WrongOption extends Error {}

import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Answer } from './answer-reader';
import type { Case } from './cases';
import type { Outcome } from './send';

/** What is wrong with the outcome of a request; undefined when nothing is. */
export function problemOf({ framing }: Case, outcome: Outcome): string | undefined {
  if (outcome.kind !== 'answer') {
    if (!framing.isWhole) return undefined;
    if (outcome.kind === 'late') return 'no answer in 20 s';
    return outcome.kind === 'broken'
      ? `connection broken: ${outcome.code}`
      : `${outcome.kind} answer`;
  }
  const { answer } = outcome;
  if (answer.status === 101) return 'switched to another protocol';
  if (answer.status < 100) return 'an answer that is no HTTP';
  const leak = leakIn(answer);
  if (leak) return `${answer.status} leaks internals: ${leak}`;
  return answer.status >= 500 && !isOnPurpose(answer) ? `status ${answer.status}` : undefined;
}

/** A 503 with Retry-After is a correct answer. */
export const isOnPurpose = ({ status, headers }: Answer) =>
  status === 503 && headers.has('retry-after');

/** Internals that no answer may contain: stacks, SQL statements, file paths. */
const secrets = [
  /\n\s+at .{1,200}:\d+:\d+\)?/,
  /Failed query|syntax error at or near|violates \w+ constraint|invalid byte sequence/i,
  /"\w+"\."\w+" (?:=|in|is)|insert into "|select .{1,80} from "/,
  /node_modules\/|PGlite|postgres:\/\/|redis:\/\//,
  new RegExp(process.cwd().replaceAll('.', '\\.')),
];

function leakIn(answer: Answer): string | undefined {
  const type = answer.headers.get('content-type') ?? '';
  // Scripts and pictures are files of the build, the same for everybody.
  if (!/html|json|plain|x-component|xml/.test(type)) return undefined;
  const text = plainText(answer);
  for (const secret of secrets) {
    const [found] = secret.exec(text) ?? [];
    if (found) return JSON.stringify(found.trim().slice(0, 80));
  }
  return undefined;
}

function plainText({ headers, body }: Answer): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync };
  const coding = headers.get('content-encoding') as keyof typeof unpack | undefined;
  try {
    return (coding && body.length ? unpack[coding]?.(body) : body)?.toString() ?? '';
  } catch {
    return '';
  }
}

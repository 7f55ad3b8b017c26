import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { memoryOf } from '../../scripts/bench/server-process.mjs';
import { progressBar } from '../../scripts/lib/progress.mjs';
import { type Answer, AnswerReader } from './answer-reader';
import type { Callers } from './callers';
import { type Case, caseOf } from './cases';
import type { Header } from './headers';
import type { Options } from './options';
import type { KnownValues } from './schema';
import type { Shop } from './shop';
import type { Targets } from './targets';

/** A request with a wrong outcome. */
export type Finding = { asked?: Case; wrong: string };

export type Result = {
  asked: number;
  findings: Finding[];
  /** The number of answers with each status. */
  statuses: Map<string, number>;
};

type Plan = {
  options: Options;
  shop: Shop;
  callers: Callers;
  targets: Targets;
  known: KnownValues;
};

/** Requests between two checks of the server's process. */
const lookEvery = 50;

/** Sends the requests of a run, a few at a time, until all are answered, the time is up or the server is gone. */
export async function run({ options, shop, callers, targets, known }: Plan): Promise<Result> {
  const { seed, only, concurrency, memory } = options;
  const numbers = only ?? Array.from({ length: options.requests }, (_, number) => number);
  const deadline = Date.now() + options.seconds * 1000;
  const result: Result = { asked: 0, findings: [], statuses: new Map() };
  const { hostname, port } = new URL(shop.url);
  const server: Server = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) };
  const bar = progressBar('Fuzzing');
  let next = 0;
  let isGone = false;

  async function work() {
    while (next < numbers.length && Date.now() < deadline && !isGone) {
      const number = numbers[next++] ?? 0;
      const asked = caseOf(seed, number, targets, known);
      const outcome = await send(server, asked, await callers.headersOf(asked));
      note(asked, outcome);
    }
  }

  function note(asked: Case, outcome: Outcome) {
    result.asked++;
    const wrong = problemOf(asked, outcome);
    if (wrong) result.findings.push({ asked, wrong });
    if (outcome.kind === 'answer') callers.after(asked, outcome.answer.status);
    count(result.statuses, labelOf(outcome));
    if (outcome.kind === 'broken' && outcome.code === 'ECONNREFUSED') isGone = true;
    if (result.asked % lookEvery === 0) look();
    bar.update(result.asked, numbers.length, `${result.findings.length} findings`);
  }

  function look() {
    const used = shop.pid === undefined ? 0 : memoryOf(shop.pid).now;
    if (used > memory) {
      isGone = true;
      const wrong = `the server takes ${Math.round(used)} MB after ${result.asked} requests`;
      result.findings.push({ wrong });
    }
  }

  await Promise.all(Array.from({ length: concurrency }, work));
  bar.end();
  return result;
}

type Server = { host: string; port: number };

/** The outcome of a request: an answer, or the reason for none. */
type Outcome =
  | { kind: 'answer'; answer: Answer }
  /** The connection closed before an answer, or during one. */
  | { kind: 'empty' | 'cut' }
  | { kind: 'broken'; code: string }
  | { kind: 'late' };

/** Timeout of an answer in milliseconds. */
const patience = 20_000;
/** Timeout in milliseconds for a request that never ends, which expects no answer. */
const patienceWithHalf = 1_500;

/** Writes a request unchanged, valid or not, and waits for the answer. */
export function send({ host, port }: Server, asked: Case, keys: Header[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const reader = new AnswerReader(asked.method === 'HEAD');
    const limit = asked.framing.isWhole ? patience : patienceWithHalf;
    const timer = setTimeout(() => end({ kind: 'late' }), limit);
    function end(outcome: Outcome) {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    }
    socket.on('connect', () => void write(asked, host, port, keys, (part) => socket.write(part)));
    socket.on('data', (chunk) => {
      const answer = reader.add(chunk);
      if (answer) end({ kind: 'answer', answer });
    });
    socket.on('end', () => {
      const answer = reader.end();
      if (answer) end({ kind: 'answer', answer });
      else end({ kind: reader.isEmpty ? 'empty' : 'cut' });
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const answer = reader.end();
      if (answer) end({ kind: 'answer', answer });
      else end({ kind: 'broken', code: error.code ?? error.message });
    });
  });
}

/** Writes a request in one piece, or a slow one in eight. */
async function write(
  asked: Case,
  host: string,
  port: number,
  keys: Header[],
  out: (part: Buffer) => void,
) {
  const bytes = bytesOf(asked, `${host}:${port}`, keys);
  if (!asked.pause) return out(bytes);
  const size = Math.ceil(bytes.length / 8);
  for (let at = 0; at < bytes.length; at += size) {
    out(bytes.subarray(at, at + size));
    await wait(asked.pause);
  }
}

/** Returns the bytes of a request. */
export function bytesOf(asked: Case, host: string, keys: Header[]): Buffer {
  const { method, address, framing } = asked;
  const { version, body, end = '\r\n' } = framing;
  const named: Header[] = asked.headers.some(([name]) => name === 'host') ? [] : [['host', host]];
  const head = [
    `${method} ${address} ${version}`,
    ...[...named, ...asked.headers, ...keys, ...framing.headers].map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    '',
  ];
  return Buffer.concat([Buffer.from(head.join(end)), body]);
}

/** Returns the problem of an outcome; undefined if there is none. */
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

/** Returns true for a 503 with Retry-After, which is a correct answer. */
const isOnPurpose = ({ status, headers }: Answer) => status === 503 && headers.has('retry-after');

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

function labelOf(outcome: Outcome): string {
  if (outcome.kind !== 'answer') return outcome.kind;
  const { answer } = outcome;
  return isOnPurpose(answer) ? '503 with Retry-After' : String(answer.status);
}

const count = (counts: Map<string, number>, label: string) =>
  counts.set(label, (counts.get(label) ?? 0) + 1);

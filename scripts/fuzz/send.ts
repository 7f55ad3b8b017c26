import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, AnswerReader } from './answer-reader';
import type { Case } from './cases';
import type { Header } from './headers';

export type Server = { host: string; port: number };

/** The outcome of a request: an answer, or why there is none. */
export type Outcome =
  | { kind: 'answer'; answer: Answer }
  /** Closed without an answer, or in the middle of one. */
  | { kind: 'empty' | 'cut' }
  | { kind: 'broken'; code: string }
  | { kind: 'late' };

/** So many milliseconds an answer may take. */
export const patience = 20_000;
/** And so many one that is not due, because the request never ends. */
const patienceWithHalf = 1_500;

/** Writes a request as it is, right or wrong, and waits for the answer. */
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

/** In one piece, or for slow ones in eight of them. */
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

/** The request as it goes over the wire. */
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

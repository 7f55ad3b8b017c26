import type { Header } from './headers';
import type { Choices } from './seeded-choices';

/** The way a request is written to the socket: request line, separators, body. */
export type Framing = {
  version: string;
  headers: Header[];
  body: Buffer;
  /** True if everything announced is sent, so that an answer is expected. */
  isWhole: boolean;
  /** The line ending. */
  end?: string;
};

const plain = (body: Buffer, ...headers: Header[]): Framing => ({
  version: 'HTTP/1.1',
  headers,
  body,
  isWhole: true,
});

const length = (body: Buffer, by = 0): Header => ['content-length', String(body.length + by)];

const chunked = (body: Buffer) =>
  Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from('\r\n0\r\n\r\n'),
  ]);

/** Returns correct framing: a length if there is a body. */
export const rightFraming = (body: Buffer | undefined): Framing =>
  body ? plain(body, length(body)) : plain(Buffer.alloc(0));

/** Returns a body framed as proxies, attackers and broken programs frame it. */
export function oddFraming(choices: Choices, body: Buffer = Buffer.alloc(0)): Framing {
  return choices.pick(odd)(body, choices);
}

const odd: ((body: Buffer, choices: Choices) => Framing)[] = [
  (body) => (body.length ? plain(chunked(body), ['transfer-encoding', 'chunked']) : plain(body)),
  (body) => plain(chunked(body), ['transfer-encoding', 'chunked'], length(body)),
  // A request without a body would be incomplete, and the server would wait.
  (body) => (body.length ? plain(body, ['transfer-encoding', 'gzip, chunked']) : plain(body)),
  (body) => plain(body, ['transfer-encoding', 'x']),
  (body) =>
    plain(Buffer.from('zz\r\nx\r\n0\r\n\r\n'), ['transfer-encoding', 'chunked'], length(body)),
  (body) =>
    plain(Buffer.from('zz\r\n\r\n0\r\n\r\n'), ['transfer-encoding', 'chunked'], length(body, 9)),
  (body) => plain(body, length(body), length(body, 1)),
  (body, choices) =>
    plain(body, ['content-length', choices.pick(['-1', 'x', '1e3', '0x5', '+5', ''])]),
  (body) => plain(body, ['content-length', '9'.repeat(30)]),
  (body) => ({ ...plain(body, length(body, 500)), isWhole: false }),
  (body) => ({ ...plain(body, ['content-length', '900000000']), isWhole: false }),
  (body) => ({
    ...plain(chunked(body).subarray(0, -5), ['transfer-encoding', 'chunked']),
    isWhole: false,
  }),
  (body) => plain(body, length(body), ['content-encoding', 'gzip']),
  (body) => plain(body, length(body), ['expect', '100-continue']),
  (body) => plain(body, length(body), ['host', 'again.example']),
  (body) => plain(body, length(body), ['a b', 'x']),
  (body) => plain(body, length(body), ['x\0y', 'x']),
  (body) => plain(body, length(body), ['x-folded', 'a\r\n b']),
  (body) => plain(body, length(body), ['x-cr', 'a\rb']),
  (body) => plain(body, length(body), ['x-nul', 'a\0b']),
  (body) => plain(body, length(body), ['x-long', 'x'.repeat(20_000)]),
  (body) => plain(body, length(body), ...Array<Header>(1990).fill(['x', 'y'])),
  (body) => ({ ...plain(body, length(body)), end: '\n' }),
  (body) => ({ ...plain(body, length(body)), version: 'HTTP/1.0' }),
  (body) => ({ ...plain(body, length(body)), version: 'HTTP/2.0' }),
  (body) => ({ ...plain(body, length(body)), version: 'HTTP/9.9' }),
  (body) => ({ ...plain(body, length(body)), version: 'ICE/1.0' }),
];

const handshake: Header[] = [
  ['sec-websocket-key', 'dGhlIHNhbXBsZSBub25jZQ=='],
  ['sec-websocket-version', '13'],
];
const settings: Header = ['http2-settings', 'AAMAAABkAAQAAP__'];

/** Upgrade requests to another protocol. */
const upgrades: Header[][] = [
  [['connection', 'Upgrade'], ['upgrade', 'websocket'], ...handshake],
  [
    ['connection', 'keep-alive, Upgrade'],
    ['upgrade', 'websocket'],
  ],
  [['connection', 'Upgrade, HTTP2-Settings'], ['upgrade', 'h2c'], settings],
  [
    ['connection', 'Upgrade'],
    ['upgrade', 'TLS/1.0, HTTP/1.1'],
  ],
  [
    ['connection', 'Upgrade'],
    ['upgrade', 'x'.repeat(500)],
  ],
  [['upgrade', 'websocket'], ...handshake],
  [['connection', 'Upgrade']],
];

export const anyUpgrade = (choices: Choices) => choices.pick(upgrades);

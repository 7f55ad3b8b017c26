import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AnswerReader } from './answer-reader';
import { type Case, caseOf } from './cases';
import { rightFraming } from './framings';
import { headersOfNext } from './headers';
import { readOptions } from './options';
import { bytesOf, problemOf, send } from './run';
import { appRoutes, targetsOf } from './targets';

const schema = { type: 'object', properties: { note: { type: 'string' } } };
const document = {
  paths: {
    '/api/stores': { post: { requestBody: { content: { 'multipart/form-data': { schema } } } } },
    '/api/orders/{id}/cancel': {
      post: { requestBody: { content: { 'application/json': { schema } } } },
    },
    '/api/products': { get: { parameters: [{ in: 'query', name: 'search' }] } },
  },
};
const targets = targetsOf(document, ['/deals']);

const asked: Case = {
  number: 1,
  of: '/',
  caller: 'nobody',
  method: 'GET',
  address: '/',
  headers: [['connection', 'close']],
  framing: rightFraming(undefined),
  pause: 0,
};

it('asks the same of the same seed and number, whatever came before', () => {
  const wireOf = (seed: number, number: number) =>
    bytesOf(caseOf(seed, number, targets, { id: [1, 2, 3] }), 'localhost', []).toString('latin1');
  const run = Array.from({ length: 2000 }, (_, number) => wireOf(7, number));
  expect(wireOf(7, 250)).toBe(run[250]);
  expect(new Set(run).size).toBe(run.length);
  expect(wireOf(8, 250)).not.toBe(run[250]);
});

it('takes its addresses from the document, from app/ and from what the shop tells', () => {
  const of = (list: { template: string }[]) => list.map(({ template }) => template);
  expect(of(targets.api)).toEqual(Object.keys(document.paths));
  const pages = [
    '/',
    '/product/{id}',
    '/profile/payments/{orderNumber}',
    '/vendor/signin',
    '/deals',
  ];
  expect(of(targets.pages)).toEqual(expect.arrayContaining(pages));
  const inside = ['/media/{path}', '/og/{kind}/{slug}', '/api/auth/{nextauth}', '/_next/image'];
  expect(of(targets.inside)).toEqual(expect.arrayContaining(inside));
  expect(appRoutes().filter(({ template }) => /[[\]()]|\.tsx?$/.test(template))).toEqual([]);
});

it('knows the headers that Next names in its own lists', () => {
  const some = [
    'rsc',
    'next-router-state-tree',
    'next-action',
    'x-prerender-revalidate',
    'x-matched-path',
  ];
  expect(headersOfNext).toEqual(expect.arrayContaining(some));
});

it.each([
  'http://haat.example',
  'http://10.0.0.1:3000',
  'https://localhost',
  'localhost:3000',
  '://',
])('asks no shop but one on this machine: %s', (url) => {
  expect(() => readOptions(['--url', url])).toThrow('of this machine');
});

it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000/x'])('asks %s', (url) => {
  expect(readOptions(['--url', url])?.url).toBe(new URL(url).origin);
});

it('puts an answer together however it is cut', () => {
  const whole =
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n1\r\nd\r\n0\r\n\r\n';
  for (let at = 1; at < whole.length - 7; at++) {
    const reader = new AnswerReader(false);
    expect(reader.add(Buffer.from(whole.slice(0, at)))).toBeUndefined();
    const answer = reader.add(Buffer.from(whole.slice(at)));
    expect([answer?.status, answer?.body.toString()]).toEqual([200, 'abcd']);
  }
});

describe('what is found', () => {
  let server: HttpServer;
  const serve = async (listener: RequestListener) => {
    server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  };
  afterEach(() => server.close());

  it.each<[string, RequestListener, string | undefined]>([
    ['an answer', (_, response) => response.end('fine'), undefined],
    ['a refusal', (_, response) => response.writeHead(404).end(), undefined],
    ['an error of ours', (_, response) => response.writeHead(500).end(), 'status 500'],
    ['a missing gateway', (_, response) => response.writeHead(502).end(), 'status 502'],
    ['busy on purpose', (_, res) => res.writeHead(503, { 'retry-after': '5' }).end(), undefined],
    ['busy without a word', (_, response) => response.writeHead(503).end(), 'status 503'],
    ['silence', (request) => request.socket.end(), 'empty answer'],
    ['a cut', (_, res) => res.writeHead(200, { 'content-length': 9 }).end('half'), 'cut answer'],
    ['a reset', (request) => request.socket.resetAndDestroy(), 'connection broken: ECONNRESET'],
    [
      'a stack',
      (_, res) =>
        res.writeHead(400, { 'content-type': 'text/plain' }).end('x\n    at f (/a/b.js:1:2)'),
      '400 leaks internals: "at f (/a/b.js:1:2)"',
    ],
    [
      'a statement',
      (_, res) =>
        res.setHeader('content-type', 'application/json').end('{"m":"Failed query: select"}'),
      '200 leaks internals: "Failed query"',
    ],
  ])('%s', async (_, listener, wrong) => {
    expect(problemOf(asked, await send(await serve(listener), asked, []))).toBe(wrong);
  });

  it('nothing, where a request that never ends is not answered', async () => {
    const half = { ...asked, framing: { ...asked.framing, isWhole: false } };
    expect(problemOf(half, await send(await serve(() => {}), half, []))).toBeUndefined();
  });
});

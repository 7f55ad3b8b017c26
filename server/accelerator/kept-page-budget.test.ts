import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { get } from 'node:http';
import { Session } from 'node:inspector/promises';
import { connect } from 'node:net';
import { serve } from '@/lib/security/requests/testing/serve';
import { requestPipeline } from '../request-pipeline';
import { renderKept } from './testing/kept-page';

/*
 * The cost of one request for a cached page, in numbers that are the same on every machine: the target is half
 * of Node's own speed (docs/performance.md). Raise a number only for a benefit to visitors.
 */

/** Header fields of the answer; six of them are this page's own. */
const mostFields = 20;
/** Calls of functions in this repository and its packages. */
const mostCalls = 52;

const requests = 200;

const { answerAtOnce, answer } = requestPipeline(renderKept);
const shop = serve((request, response) => {
  if (!answerAtOnce(request, response)) answer(request, response);
});

/** Node's own cost for the same answer. */
const bare = serve((_, response) => {
  response.writeHead(200, ['Content-Length', '4']).end('page');
});

/** A browser's request. */
const question = [
  'GET /product/a HTTP/1.1',
  'Host: haat.example',
  'Connection: keep-alive',
  'sec-ch-ua: "Chromium";v="140"',
  'sec-ch-ua-mobile: ?1',
  'User-Agent: Mozilla/5.0 (Linux; Android 10; K)',
  'Accept: text/html,application/xhtml+xml',
  'Sec-Fetch-Site: none',
  'Sec-Fetch-Mode: navigate',
  'Accept-Encoding: gzip',
  'Accept-Language: en-IN,en;q=0.9,hi;q=0.8',
  'Cookie: token=abc; pincode=560001',
  '\r\n',
].join('\r\n');

/** Sends so many requests over one connection, without helper code. */
async function ask(times: number, { origin } = shop) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  await new Promise<void>((resolve, reject) => {
    let left = times;
    let missing = 0;
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (missing === 0) {
        const head = chunk.subarray(0, chunk.indexOf('\r\n\r\n')).toString('latin1');
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
        if (!head.startsWith('HTTP/1.1 200')) reject(new Error(head));
        missing = length + head.length + 4;
      }
      missing -= chunk.length;
      if (missing > 0) return;
      left -= 1;
      if (left > 0) socket.write(question);
      else resolve();
    });
    socket.write(question);
  });
  socket.destroy();
}

beforeAll(async () => {
  // The first visitor has no cookies: nothing is learnt from others.
  for (let visit = 0; visit < 3; visit++) {
    await (
      await fetch(`${shop.origin}/product/a`, { headers: { 'accept-encoding': 'gzip' } })
    ).text();
  }
  await ask(requests);
});

const own = /\/(?:server|lib|node_modules)\//;
/** Code of this test, and Next's wrappers of Node functions. */
const others =
  /\.test\.ts|\/testing\/|\/jest|\/server\/(?:app-render|node-environment-extensions)\//;

it('has few fields in its head', async () => {
  const fields = await new Promise<number>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    get(`${shop.origin}/product/a`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.rawHeaders.length / 2);
    }).on('error', reject);
  });
  expect(fields).toBeLessThanOrEqual(mostFields);
});

it('calls few functions', async () => {
  const inspector = new Session();
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await ask(requests);
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  inspector.disconnect();
  const calls = result
    .filter(({ url }) => own.test(url) && !others.test(url))
    .flatMap(({ url, functions }) =>
      functions.map(({ functionName, ranges: [range] }) => ({
        name: `${url.replace(/^.*\/(?=server|lib|node_modules)/, '')} ${functionName}`,
        times: Math.round(((range?.count ?? 0) / requests) * 100) / 100,
      })),
    )
    .filter(({ times }) => times > 0);
  const sum = calls.reduce((all, { times }) => all + times, 0);
  // A count near zero means that the code is loaded in another way than this test expects.
  expect(sum).toBeGreaterThan(5);
  if (sum > mostCalls) expect(calls).toEqual([]);
});

/** Counts promises, timers and other async resources created for each request, by type. */
async function madeBy(server: typeof shop) {
  await ask(requests, server);
  const made: Record<string, number> = {};
  const hook = createHook({
    init: (_, type) => {
      made[type] = (made[type] ?? 0) + 1;
    },
  }).enable();
  await ask(requests, server);
  hook.disable();
  // Rounding removes the few resources of the test itself.
  return Object.fromEntries(
    Object.entries(made).map(([type, times]) => [type, Math.round(times / requests)]),
  );
}

it('makes no promise, timer or callback that Node does not make', async () => {
  const ofNode = await madeBy(bare);
  const ours = await madeBy(shop);
  for (const type of ['PROMISE', 'Timeout', 'Immediate', 'TickObject']) {
    expect([type, ours[type] ?? 0]).toEqual([type, ofNode[type] ?? 0]);
  }
});

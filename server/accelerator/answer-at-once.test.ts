import { type IncomingHttpHeaders, request as send } from 'node:http';
import { metricsText } from '@/lib/metrics/registry';
import { serve } from '@/lib/security/requests/testing/serve';
import { find, keyOf } from '../page-cache/store';
import { markTag } from '../page-cache/tags';
import { requestPipeline } from '../request-pipeline';
import { html, renderKept } from './testing/kept-page';

let atOnce = 0;
const pipeline = requestPipeline(renderKept);
/** Answers like our server. */
const shop = serve((request, response) => {
  if (pipeline.answerAtOnce(request, response)) atOnce++;
  else pipeline.answer(request, response);
});
const longWay = serve((request, response) => pipeline.answer(request, response));

type Answer = { status?: number; headers: IncomingHttpHeaders; body: string };

const ask = (
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = send(origin + path, { method, headers }, async (answer) => {
      const chunks = await answer.toArray();
      const body = Buffer.concat(chunks).toString('base64');
      resolve({ status: answer.statusCode, headers: answer.headers, body });
    });
    sent.on('error', reject).end();
  });

/** Removes the headers of a single answer. */
const comparable = ({ headers, ...answer }: Answer) => {
  const { date, 'x-request-id': id, ...rest } = headers;
  expect(id).toMatch(/^[\w-]{18}$/);
  return { ...answer, headers: rest };
};

/** Visits a page until the slow path has put it in memory, in every coding. */
async function visited(path: string) {
  for (const coding of ['br', 'br', 'gzip', 'identity']) {
    await ask(shop.origin, path, { 'accept-encoding': coding });
  }
  atOnce = 0;
}

const etagOf = async (path: string) => String((await ask(shop.origin, path)).headers.etag);

it.each([
  ['Brotli', { 'accept-encoding': 'gzip, deflate, br' }, 'GET'],
  ['gzip', { 'accept-encoding': 'gzip' }, 'GET'],
  ['neither', {}, 'GET'],
  ['its head alone', { 'accept-encoding': 'br' }, 'HEAD'],
  ['what a browser sends', { cookie: 'token=x; a=b', 'sec-fetch-mode': 'navigate' }, 'GET'],
  ['a part of it', { range: 'bytes=0-10', 'accept-encoding': 'br' }, 'GET'],
  ['what it has, anew', { 'if-none-match': '"x"', 'cache-control': 'no-cache' }, 'GET'],
])('answers who takes %s as the long way does', async (_, headers, method) => {
  await visited('/product/a');
  const short = await ask(shop.origin, '/product/a', headers as Record<string, string>, method);
  expect(atOnce).toBe(1);
  const long = await ask(longWay.origin, '/product/a', headers as Record<string, string>, method);
  expect(comparable(short)).toEqual(comparable(long));
  expect(short.headers['x-nextjs-cache']).toBe('HIT');
});

it('answers 304 as the long way does', async () => {
  await visited('/product/a');
  const headers = { 'if-none-match': `W/"x", ${await etagOf('/product/a')}` };
  atOnce = 0;
  const short = await ask(shop.origin, '/product/a', headers);
  expect([short.status, atOnce]).toEqual([304, 1]);
  expect(comparable(short)).toEqual(comparable(await ask(longWay.origin, '/product/a', headers)));
});

it.each([
  ['a cookie of another variant', '/product/a', { cookie: 'a=b; language=hi' }, 'GET'],
  ['a navigation of the router', '/product/a', { rsc: '1' }, 'GET'],
  ['a policy that Next would believe', '/product/a', { 'x-middleware-rewrite': '/x' }, 'GET'],
  ['a body', '/product/a', { 'content-length': '0' }, 'GET'],
  ['an upgrade', '/product/a', { upgrade: 'websocket', connection: 'upgrade' }, 'GET'],
  ['a host that cannot be read', '/product/a', { host: 'a b' }, 'GET'],
  ['a guess at a renewal', '/product/a', { 'x-haat-renewal': 'guess' }, 'GET'],
  ['a write', '/product/a', {}, 'POST'],
  ['another spelling', '/%70roduct/a', {}, 'GET'],
  ['a slash at its end', '/product/a/', {}, 'GET'],
  ['the language of all', '/en/product/a', {}, 'GET'],
])('leaves %s to the long way', async (_, path, headers, method) => {
  await visited('/product/a');
  const answer = await ask(shop.origin, path, headers as Record<string, string>, method);
  expect(atOnce).toBe(0);
  const long = await ask(longWay.origin, path, headers as Record<string, string>, method);
  expect(comparable(answer)).toEqual(comparable(long));
});

it('answers nothing that a tag has marked, or whose time is over', async () => {
  await visited('/product/marked');
  markTag('tag/product/marked', { stale: Date.now() + 1 });
  await ask(shop.origin, '/product/marked');
  await visited('/product/old');
  const entry = find(keyOf('/en/product/old'));
  if (entry) entry.lastModified -= 301_000;
  await ask(shop.origin, '/product/old');
  expect(atOnce).toBe(0);
});

it('is counted and timed as every other request', async () => {
  // A page of another kind than above, because those may be rendering again now.
  const path = '/category/a';
  const count = async () => {
    const { body } = await metricsText();
    const of = (start: string) => Number(body.split(start)[1]?.split('\n')[0]);
    return [
      of('haat_page_cache_total{result="hit"} '),
      of('haat_http_request_seconds_count{route="category",status="2xx"} '),
    ];
  };
  await visited(path);
  const [hits = 0, requests = 0] = await count();
  for (let n = 0; n < 10; n++) await ask(shop.origin, path, { 'accept-encoding': 'br' });
  expect(atOnce).toBe(10);
  expect(await count()).toEqual([hits + 10, requests + 10]);
});

it('gives each answer an id of its own', async () => {
  await visited('/product/a');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask(shop.origin, '/product/a')),
  );
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(5);
  expect(Buffer.from(answers[0]?.body ?? '', 'base64').toString()).toBe(html);
});

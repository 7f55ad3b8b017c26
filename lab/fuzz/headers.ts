import * as ofRouter from 'next/dist/client/components/app-router-headers.js';
import * as ofServer from 'next/dist/lib/constants.js';
import { anyText } from './hostile-texts';
import type { Choices } from './seeded-choices';

export type Header = readonly [name: string, value: string];

const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:rsc|x-[a-z-]+|next-[a-z-]+)$/.test(value);

/** Headers that Next reads or passes on: from its own lists, and from elsewhere in its sources. */
export const headersOfNext = [
  ...Object.values(ofRouter).flat().filter(isName),
  ...Object.values(ofServer).flat().filter(isName),
  ...['data', 'postponed', 'cache', 'redirect', 'rewrite', 'matched-path', 'prerender'].map(
    (name) => `x-nextjs-${name}`,
  ),
  ...['rewrite', 'redirect', 'next', 'skip', 'prefetch', 'cache', 'set-cookie', 'subrequest'].map(
    (name) => `x-middleware-${name}`,
  ),
  ...['override-headers', 'request-host', 'request-cookie', 'request-x-socket-address'].map(
    (name) => `x-middleware-${name}`,
  ),
  ...['path', 'query', 'status', 'error', 'output'].map((name) => `x-invoke-${name}`),
  ...['x-now-route-matches', 'x-matched-path', 'x-action-forwarded', 'x-invocation-id'],
  ...['x-vercel-cache', 'x-socket-address', 'x-next-intl-locale', 'purpose', 'traceparent'],
];

const policies = [
  ...["script-src 'nonce-AAAAAAAAAAAAAAAAAAAAAAAA'", "script-src 'nonce-</script>'"],
  'x'.repeat(3000),
];
const hosts = [
  'evil.example',
  'localhost:1',
  '[::1',
  'a b',
  '',
  'x'.repeat(300),
  '127.0.0.1:99999',
];
const paths = ['/', '/product/x', '//evil.example', '/%', 'http://127.0.0.1:1/', '/hi', '\\'];
const dates = ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday', '99999999999999'];
const tags = ['"x"', '*', 'W/"x"', '"', `"${'x'.repeat(4000)}"`];

/** Headers with meaningful values, valid or almost valid. */
const meant: Record<string, string[]> = {
  'content-security-policy': policies,
  'content-security-policy-report-only': policies,
  rsc: ['1', '0', 'true'],
  'next-router-prefetch': ['1', '2', '3'],
  'next-router-segment-prefetch': ['/_tree', '/_full', '/..', '//', '/%'],
  'next-router-state-tree': ['%5B%22%22%5D', '[""', '%', '[['.repeat(500), '%5B%22%22%2C%7B%7D%5D'],
  'next-action': ['0'.repeat(40), '7f'.repeat(21), 'x'],
  'next-url': paths,
  'x-invoke-path': paths,
  'x-matched-path': paths,
  'x-middleware-rewrite': paths,
  'x-middleware-redirect': paths,
  'x-middleware-override-headers': ['cookie', 'authorization,x-socket-address', ','],
  referer: paths,
  host: hosts,
  'x-forwarded-host': hosts,
  'x-forwarded-proto': ['https', 'javascript', 'http,https', ''],
  'x-forwarded-port': ['0', '99999', 'x'],
  'x-forwarded-for': ['1.2.3.4:80', 'unknown', 'a, b', ','.repeat(500), '999.1.1.1', '[::1]:80'],
  forwarded: ['for=1.2.3.4;host=evil.example;proto=https', 'for="[::1"'],
  range: ['bytes=0-1', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,-1', `bytes=${'0-,'.repeat(900)}`],
  'if-none-match': tags,
  'if-match': tags,
  'if-range': tags,
  'if-modified-since': dates,
  'if-unmodified-since': dates,
  'accept-encoding': ['gzip', 'br;q=0', 'identity;q=0', '*;q=0', 'gzip;q=x', 'zstd, br', 'br,'],
  'accept-language': ['hi', 'en-IN;q=0.1,hi', '*', 'xx-'.repeat(300), 'hi;q=', '\\'],
  accept: ['image/avif,*/*', 'text/x-component', 'application/json;q=x', '/', 'text/html'],
  origin: ['null', 'https://evil.example', 'file://', 'x', '', 'http://localhost:1'],
  'sec-fetch-site': ['cross-site', 'same-site', 'none', 'x'],
  'sec-fetch-dest': ['document', 'image', 'script', 'empty'],
  authorization: ['Bearer', 'Bearer x', `Bearer ${'A'.repeat(43)}`, 'Basic %', 'Basic OjpA'],
  cookie: [
    ...['token=x', 'token=eyJ..x.y.z', 'language=hi', 'language=%', '__prerender_bypass=x', ';;=;'],
    ...[
      `x=${'y'.repeat(7000)}`,
      '__next_preview_data=x; __prerender_bypass=x; token.0=a; vendor=x',
    ],
  ],
  'x-http-method-override': ['DELETE', 'TRACE'],
  'idempotency-key': ['x'.repeat(101), ' ', 'again'],
  'cache-control': ['no-cache', 'only-if-cached'],
  pragma: ['no-cache'],
  expect: ['100-continue', 'a miracle'],
  te: ['trailers'],
  via: ['1.1 x,'.repeat(200)],
  'user-agent': ['', 'Googlebot', 'x'.repeat(2000)],
};

/** Returns at most three unusual headers; none in half of all requests. */
export function oddHeaders(choices: Choices): Header[] {
  if (choices.percent(50)) return [];
  return Array.from({ length: 1 + choices.int(3) }, () => {
    const [name, fitting] = choices.pick(Object.entries(meant));
    if (choices.percent(65)) return [name, choices.pick(fitting)];
    return [
      choices.pick(headersOfNext),
      choices.percent(50) ? choices.pick(['1', '0', '/', '[]', '{}']) : anyText(choices),
    ];
  });
}

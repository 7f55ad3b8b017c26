import { markedSocketAddress, socketAddressIn } from '@/lib/security/socket-address';
import { cleanHeaders } from './guard';

afterEach(() => {
  delete process.env.TRUST_PROXY;
});

it.each([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-middleware-rewrite',
  'x-middleware-override-headers',
  'x-middleware-subrequest',
  'x-nextjs-data',
  'x-next-resume-state-length',
  'x-next-revalidated-tags',
  'x-matched-path',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-invoke-path',
  'x-action-forwarded',
  'next-resume',
  'next-action',
  'next-html-request-id',
  'upgrade',
])('drops %s, which only Next itself may set', (name) => {
  const headers = { [name]: 'x' };
  cleanHeaders(headers, '192.0.2.1');
  expect(headers).toEqual({ 'x-socket-address': markedSocketAddress('192.0.2.1') });
});

it('keeps what a browser and its router send', () => {
  const sent = {
    accept: 'text/html',
    cookie: 'token=1',
    rsc: '1',
    'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-url': '/hi',
    'x-haat-signature': '00',
  };
  const headers = { ...sent };
  cleanHeaders(headers, undefined);
  expect(headers).toEqual({ ...sent, 'x-socket-address': markedSocketAddress() });
});

it('drops a state of the router that Next could not read', () => {
  const headers = { rsc: '1', 'next-router-state-tree': '%5B%22%22' };
  cleanHeaders(headers, undefined);
  expect(headers).toEqual({ rsc: '1', 'x-socket-address': markedSocketAddress() });
});

it('believes nobody who says where the connection ends', () => {
  const headers = { 'x-socket-address': '203.0.113.9' };
  cleanHeaders(headers, '192.0.2.1');
  expect(socketAddressIn(headers['x-socket-address'])).toBe('192.0.2.1');
});

it.each([
  [undefined, undefined],
  ['1', 'haat.example'],
])('with TRUST_PROXY=%s hears a proxy speak of %s', (proxies, expected) => {
  if (proxies) process.env.TRUST_PROXY = proxies;
  const headers: Record<string, string> = { 'x-forwarded-host': 'haat.example' };
  cleanHeaders(headers, '192.0.2.1');
  expect(headers['x-forwarded-host']).toBe(expected);
});

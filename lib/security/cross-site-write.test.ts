import { isCrossSiteWrite } from './refuse';

const requestWith = (headers: Record<string, string>, method = 'POST') => ({
  method,
  headers: new Headers({ host: 'haat.example', ...headers }),
});

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['another port', { origin: 'https://haat.example:8443' }],
  ['a site that looks like ours', { origin: 'https://haat.example.evil.example' }],
  ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  [
    'an own origin that the browser contradicts',
    {
      origin: 'https://haat.example',
      'sec-fetch-site': 'cross-site',
    },
  ],
])('refuses a write of %s', (_, headers) => {
  expect(isCrossSiteWrite(requestWith(headers as Record<string, string>))).toBe(true);
  expect(isCrossSiteWrite(requestWith(headers as Record<string, string>, 'DELETE'))).toBe(true);
  expect(isCrossSiteWrite(requestWith(headers as Record<string, string>, 'GET'))).toBe(false);
});

it.each([
  ['own pages', { origin: 'https://haat.example', 'sec-fetch-site': 'same-origin' }],
  ['what the shopper typed', { 'sec-fetch-site': 'none' }],
  ['apps and webhooks', {}],
])('takes writes of %s', (_, headers) => {
  expect(isCrossSiteWrite(requestWith(headers as Record<string, string>))).toBe(false);
});

it('knows its public name behind a proxy', () => {
  const request = requestWith({ host: '10.0.0.7:3000', origin: 'https://haat.example' });
  expect(isCrossSiteWrite(request)).toBe(true);
  expect(isCrossSiteWrite(request, 'https://haat.example')).toBe(false);
});

import { cacheTags } from '@/lib/caching/tags';
import { about, pack, packHtml, setMissingStatus, unpack } from './packing';

const page = {
  kind: 'APP_PAGE',
  html: '<h1>कुर्ता ₹999</h1>',
  rscData: Buffer.from('0:{}'),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  headers: { 'x-next-cache-tags': 'products,product:1' },
  status: undefined,
  postponed: undefined,
};

it.each([
  ['a page', page],
  ['a shell without HTML', { ...page, html: '', postponed: 'state' }],
  ['a file', { kind: 'APP_ROUTE', body: Buffer.from('<svg/>'), headers: {}, status: 200 }],
])('gives %s back as it was', async (_, value) => {
  expect(await unpack(await pack(value))).toEqual(value);
});

it.each([
  ['a page', page, true],
  ['a page that is not there', { ...page, status: 404 }, false],
  ['a shell', { ...page, postponed: 'state' }, false],
  ['a file', { kind: 'APP_ROUTE', body: Buffer.from('x'), headers: {} }, false],
])('knows whether %s can be sent as it is', (_, value, sendable) => {
  expect(about(value).sendable).toBe(sendable);
});

it('packs the HTML once for the visitor and for the cache', async () => {
  const sent = packHtml(page.html);
  expect((await pack(page)).html).toBe(await sent);
});

it('reads the tags', () => {
  expect(about(page).tags).toEqual(['products', 'product:1']);
});

it.each([
  ['says that nothing is there', `products,${cacheTags.missing}`, 404],
  ['says that it is sold no more', `products,${cacheTags.gone}`, 410],
  ['shows something', `products,${cacheTags.missing}-something`, undefined],
])('gives a page that %s its status', (_, tags, status) => {
  const value = { ...page, headers: { 'x-next-cache-tags': tags } };
  setMissingStatus(value);
  expect(value.status).toBe(status);
});

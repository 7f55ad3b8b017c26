import { cacheTags } from '@/lib/caching/tags';
import { type CachedValue, setNames } from './packing';

const { site, product } = cacheTags;
const page = (): CachedValue => ({
  kind: 'APP_PAGE',
  html: '<p>Shirt',
  headers: { 'x-next-cache-tags': `_N_T_/layout,${product(7)},${site}` },
});

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

it('names a page when it is kept, where a CDN is set', () => {
  Object.assign(process.env, {
    CDN: 'varnish',
    VARNISH_URLS: 'http://v',
    VARNISH_PURGE_TOKEN: 't',
  });
  const value = page();
  setNames(value);
  expect(value.headers).toEqual({
    ...page().headers,
    'cache-tag': 'site,product:7',
    'surrogate-key': 'site product:7',
  });
});

it('leaves it as it is without one', () => {
  const value = page();
  setNames(value);
  expect(value).toEqual(page());
});

import { keptByAll, lasting, namesOf, namesOfChange, sharedHeaders } from './shared-names';
import { cacheTags, tagsOfChange } from './tags';

const { product, products, site, missing } = cacheTags;
const noChange = {
  ...{ products: [] as number[], stores: false, catalogue: false },
  ...{ home: false, content: false, site: false },
};

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});
const withCdn = () =>
  Object.assign(process.env, {
    CDN: 'fastly',
    FASTLY_SERVICE_ID: 'service',
    FASTLY_API_TOKEN: 'token',
  });

describe('an answer is named', () => {
  it('by the tags that it is kept under, each once, without those of Next', () => {
    const tags = ['_N_T_/layout', product(7), site, product(7), missing, '_N_T_/en/product/x'];
    expect(namesOf(tags)).toEqual([site, product(7)]);
  });

  it('by all products together where there is no room for each', () => {
    const tags = [products, ...Array.from({ length: 200 }, (_, id) => product(id))];
    expect(namesOf(tags)).toEqual([products, 'many-products']);
    const long = Array.from({ length: 59 }, (_, id) => product(9_000_000_000_000 + id));
    expect(namesOf(long)).toEqual(['many-products']);
  });

  it('within 60 names and 1000 bytes, however many tags it has', () => {
    withCdn();
    for (let count = 0; count < 100; count++) {
      const tags = Array.from({ length: count }, (_, id) => product(id * 7919));
      const { 'surrogate-key': keys = '' } = sharedHeaders([site, ...tags]);
      expect(Buffer.byteLength(keys)).toBeLessThanOrEqual(1000);
      expect(keys.split(' ').length).toBeLessThanOrEqual(60);
    }
  });

  it('by nothing that could end a header', () => {
    expect(namesOf(['product:1\r\nx: y', 'a,b', 'product:1 site'])).toEqual([]);
  });
});

describe('headers', () => {
  it('name the answer for Cloudflare and for Fastly or Varnish', () => {
    withCdn();
    expect(sharedHeaders([site, product(7)])).toEqual({
      'cache-tag': 'site,product:7',
      'surrogate-key': 'site product:7',
    });
    expect(keptByAll(3600, [site])['Cache-Control']).toBe(
      'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400',
    );
    expect(Object.keys(sharedHeaders([lasting.pictures]))).toHaveLength(2);
  });

  it.each([
    ['is set', {}],
    ['is set whole', { CDN: 'fastly', FASTLY_SERVICE_ID: 'service' }],
    ['of that name is known', { CDN: 'another' }],
    ['of that name is known', { CDN: 'constructor' }],
  ])('are left out where no CDN %s', (_, settings) => {
    Object.assign(process.env, settings);
    expect(sharedHeaders([site])).toEqual({});
    expect(keptByAll(3600, [site])).toEqual({ 'Cache-Control': 'public, max-age=3600' });
  });
});

it('drops by a change whatever the shop itself expires, and answers that name all products together', () => {
  const change = { ...noChange, products: [7], content: true };
  expect(namesOfChange(change)).toEqual({
    expired: [...tagsOfChange(change).expired, 'many-products'],
    stale: [products],
  });
  expect(namesOfChange(noChange)).toEqual({ expired: [], stale: [] });
});

it('has a name for every tag that a change marks', () => {
  const all = {
    products: [7],
    stores: true,
    catalogue: true,
    home: true,
    content: true,
    site: true,
  };
  const { expired, stale } = tagsOfChange(all);
  expect(namesOf([...expired, ...stale]).sort()).toEqual([...expired, ...stale].sort());
});

import { keptAddress, pageQuery } from './page-query';
import { listParameters } from './routes';

it.each([
  ['/about', 'utm_source=x', '/about'],
  ['/newsletter', 'token=a&email=b', '/newsletter'],
  ['/hi/product/red-kurta', 'colour=red', '/hi/product/red-kurta'],
  ['/no-such-page', 'page=2', '/no-such-page'],
  ['/category-filtered', 'of=sarees', '/category-filtered'],
  ['/category/sarees', 'utm_source=x', '/category/sarees'],
  ['/category/sarees', 'of=shoes&page=2&gclid=1', '/category/sarees?page=2'],
  ['/hi/search', 'sort=newest&search=a+b', '/hi/search?search=a+b&sort=newest'],
  ['/products', 'brand=kala&brand=sutra', '/products?brand=kala&brand=sutra'],
  ['/products', 'search=&page=', '/products'],
  ['/deals', 'page=2', '/deals'],
])('keeps %s?%s as %s', (path, query, kept) => {
  expect(keptAddress(path, query)).toBe(kept);
});

it.each(['/checkout', '/hi/profile/orders', '/operator/orders', '/api/cart', '/metrics', '/sw.js'])(
  'hands all parameters on to %s',
  (path) => {
    expect(pageQuery(path, 'anything=1&page=')).toBe('anything=1&page=');
  },
);

it("hands on the router's mark as it is", () => {
  expect(pageQuery('/search', '_rsc=&page=2&x=1', ['_rsc'])).toBe('page=2&_rsc=');
});

it('keeps one address for parameters in whichever order', () => {
  const query = new URLSearchParams(listParameters.map((name) => [name, '1']));
  const backwards = new URLSearchParams([...query].reverse());
  expect(pageQuery('/search', backwards.toString())).toBe(query.toString());
});

it('reads whole parameters of a long query, and no more than 4 KB of it', () => {
  const brands = Array.from({ length: 1000 }, (_, n) => ['brand', `brand-${n}`]);
  const read = pageQuery('/products', new URLSearchParams(brands).toString());
  expect(read.length).toBeGreaterThan(4000);
  expect(read.length).toBeLessThanOrEqual(4096);
  expect(read).toMatch(/&brand=brand-\d+$/);
  expect(pageQuery('/search', `search=${'a'.repeat(5000)}`)).toBe('');
});

import { listingHref } from '../listing/listing';
import { publicPages } from './public-pages';
import { allowed, disallowed } from './robots';

/** Matches a pattern by RFC 9309: `*` is anything, the end is open. */
const matches = (pattern: string, path: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[^\w/]/g, '\\$&'))
      .join('.*')}`,
  ).test(path);

/** Applies the longest matching pattern; between equal ones `allow` wins. */
function mayCrawl(path: string): boolean {
  const longest = (patterns: string[]) =>
    Math.max(-1, ...patterns.filter((each) => matches(each, path)).map((each) => each.length));
  return longest(allowed) >= longest(disallowed());
}

const inBoth = (path: string) => [path, path === '/' ? '/hi' : `/hi${path}`];

it.each(
  [
    ...publicPages,
    '/product/red-kurta',
    '/category/sarees',
    '/category/sarees?page=2',
    '/store/kirti',
    '/store/kirti?page=3',
    '/brand/sutra',
    '/brand/sutra?page=2',
    '/brands?page=2',
    '/vendors?page=2',
    '/products?page=2',
    '/products?brand=sutra',
    '/products?brand=sutra&page=2',
    '/products?section=latest',
    '/products?utm_source=mail',
    '/search',
    '/signin',
  ].flatMap(inBoth),
)('lets crawlers read %s', (path) => {
  expect(mayCrawl(path)).toBe(true);
});

it.each([
  '/_next/image?url=%2Fmedia%2Fproducts%2Fred-1.webp&w=640&q=75',
  '/_next/static/chunks/a.js',
  '/media/products/red-1.webp',
  '/api/uploads/logo.webp',
  '/og/product/red-kurta?lang=hi',
  '/icons/icon-512.png',
  '/sitemap.xml',
  '/sitemaps/products-1.xml',
  '/llms.txt',
  '/api/openapi.json',
])('lets crawlers read the file %s', (path) => {
  expect(mayCrawl(path)).toBe(true);
});

it.each(
  [
    listingHref('/category/sarees', { sort: 'price_asc' }),
    listingHref('/category/sarees', { brand: 'sutra' }),
    listingHref('/category/sarees', { colour: 'red', brand: 'sutra', page: 2 }),
    listingHref('/category/sarees', { section: 'latest' }),
    listingHref('/store/kirti', { min_price: 100, max_price: 500 }),
    listingHref('/store/kirti', { in_stock: 'true', page: 2 }),
    listingHref('/products', { sort: 'name_desc' }),
    listingHref('/products', { brand: 'sutra', sort: 'name_desc' }),
    listingHref('/products', { brand: ['kala', 'sutra'] }),
    listingHref('/products', { category: 'sarees' }),
    listingHref('/products', { store: 'kirti' }),
    listingHref('/products', { rating: 4, discount: 10, size: 'M', origin: 'India' }),
    '/category/sarees?delivery_days=3',
    '/category/sarees?pincode=411001',
    listingHref('/products', { delivery_days: 3, pincode: '411001' }),
    listingHref('/search', { search: 'लाल कुर्ता' }),
    listingHref('/search', { brand: 'sutra' }),
    '/search?page=2',
    '/products?utm_source=mail&sort=price_asc',
    '/checkout',
    '/profile/orders/HT-1',
  ].flatMap(inBoth),
)('keeps crawlers off %s', (path) => {
  expect(mayCrawl(path)).toBe(false);
});

it('keeps crawlers off the calls of the API', () => {
  expect(mayCrawl('/api/products?limit=2')).toBe(false);
});

it('stays short enough to be read', () => {
  expect(disallowed().length).toBeLessThan(90);
});

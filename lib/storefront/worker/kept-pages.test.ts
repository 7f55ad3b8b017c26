import { privatePaths, publicPages } from '../seo/public-pages';
import { isForEverybody, isKeptPage } from './kept-pages';

const inBoth = (path: string) => [path, path === '/' ? '/hi' : `/hi${path}`];

it.each(
  ['/', '/deals', '/product/red-kurta', '/category/sarees', '/store/5', '/blog/x'].flatMap(inBoth),
)('keeps %s', (path) => {
  expect(isKeptPage(path)).toBe(true);
});

it.each(
  [
    ...privatePaths.flatMap((path) => [path, `${path}/HT-1`]),
    ...['/cart', '/wishlist', '/search', '/newsletter', '/signin', '/signup', '/reset-password'],
    ...['/vendor/signup', '/vendor/signin', '/order-cancelled', '/offline', '/products/x'],
    ...['/product/red-kurta/reviews', '/product/', '/store'],
  ].flatMap(inBoth),
)('does not keep %s', (path) => {
  expect(isKeptPage(path)).toBe(false);
});

it('keeps nothing under /api, nor files', () => {
  for (const path of ['/api/products', '/api/auth/session', '/media/x.webp', '/s/abc', '/sw.js'])
    expect(isKeptPage(path)).toBe(false);
});

it('keeps every public page but those of the vendor zone', () => {
  for (const path of publicPages) expect(isKeptPage(path)).toBe(!path.startsWith('/vendor/'));
});

const shared = 's-maxage=300, stale-while-revalidate=31535700';
const page = (control: string, type = 'text/html; charset=utf-8', status = 200) => {
  const headers = { 'Cache-Control': control, 'Content-Type': type };
  const answer = new Response('', { status, headers });
  return Object.defineProperty(answer, 'type', { value: 'basic', configurable: true });
};

it('takes a page that shared caches may keep', () => {
  expect(isForEverybody(page(shared))).toBe(true);
});

it.each([
  ['private, no-cache, no-store, max-age=0, must-revalidate'],
  [`private, ${shared}`],
  [`${shared}, no-store`],
  ['s-maxage=0'],
  ['public, max-age=600'],
  [''],
])('does not take a page with Cache-Control: %s', (control) => {
  expect(isForEverybody(page(control))).toBe(false);
});

it('takes neither failures, other content, redirected nor foreign answers', () => {
  expect(isForEverybody(page(shared, 'text/html', 404))).toBe(false);
  expect(isForEverybody(page(shared, 'text/x-component'))).toBe(false);
  const redirected = Object.defineProperty(page(shared), 'redirected', { value: true });
  expect(isForEverybody(redirected)).toBe(false);
  const foreign = Object.defineProperty(page(shared), 'type', { value: 'cors', writable: true });
  expect(isForEverybody(foreign)).toBe(false);
});

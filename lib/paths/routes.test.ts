import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  isOutsidePages,
  isView,
  languageFiles,
  outsidePages,
  pathsOf,
  rootFiles,
  routes,
  viewRouteOf,
} from './routes';

const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
  .map((file) => `/${dirname(file)}`.replace(/\/\([^)]+\)/g, '').replace(/^\/\.$/, '') || '/')
  .filter((path) => path !== '/[...rest]');
const viewRoutes = routes.flatMap(({ viewRoute }) => viewRoute ?? []);

it('has a row for every page of the app, and a page for every row', () => {
  const known = new Set([...routes.map(({ path }) => path), ...viewRoutes]);
  const isKnown = (path: string) =>
    known.has(path) ||
    routes.some(
      (route) => ['private', 'area'].includes(route.kind) && path.startsWith(`${route.path}/`),
    );
  expect(pages.filter((path) => !isKnown(path))).toEqual([]);
  const hasPage = (path: string) =>
    pages.some((page) => page === path || page.startsWith(`${path}/`));
  expect([...known].filter((path) => !hasPage(path))).toEqual([]);
});

it('names every folder of the app that is no page', () => {
  const folders = readdirSync('app', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '[locale]')
    .map(({ name }) => name);
  const known = [...outsidePages, ...rootFiles.map((file) => file.split('/')[0])];
  expect(known).toEqual(expect.arrayContaining(folders));
});

it('names every file that each language has of its own', () => {
  const files = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/route.ts'))
    .map((file) => `/${dirname(file)}`.replace(/\/\([^)]+\)/g, ''));
  expect(files.sort()).toEqual([...languageFiles].sort());
});

it.each([
  ['/search?search=a', true],
  ['/hi/category/sarees?sort=price_asc', true],
  ['/brands?page=2', true],
  ['/category/sarees', false],
  ['/category/sarees/more?x=1', false],
  ['/product/x?colour=red', false],
  ['/about?x=1', false],
])('%s is a view: %s', (url, expected) => {
  expect(isView(url)).toBe(expected);
});

it.each([
  ['/checkout', true],
  ['/hi/profile/orders/HT-1', true],
  ['/track-order/', true],
  ['/checkouts', false],
  ['/en/checkout', false],
  ['/', false],
])('%s is private: %s', (path, expected) => {
  expect(pathsOf(({ kind }) => kind === 'private').test(path)).toBe(expected);
});

it.each(['/', '/hi', '/about', '/hi/about'])('finds %s among the pages of the sitemap', (path) => {
  expect(pathsOf(({ sitemap }) => sitemap === true).test(path)).toBe(true);
});

it.each([
  ['/api/cart', true],
  ['/_next/static/x.js', true],
  ['/s/Ab3', true],
  ['/store/x', false],
  ['/apis', false],
])('%s lies outside the pages: %s', (url, expected) => {
  expect(isOutsidePages(url)).toBe(expected);
});

it('keeps the middleware off what lies outside the pages, and only off that', () => {
  const source = readFileSync('middleware.ts', 'utf8').replaceAll('\\\\', '\\');
  const [, matcher = ''] = /'\/(\(\(\?!.+)'/.exec(source) ?? [];
  const [, folders = '', files = ''] = /^\(\(\?!([^(]+)\|\(\?:([^)]+)\)\$\)/.exec(matcher) ?? [];
  const names = (list: string) => list.replaceAll('\\.', '.').split('|');
  expect(names(folders)).toEqual(outsidePages.map((name) => `${name}/`));
  expect(names(files)).toEqual([...rootFiles]);

  const isPage = (path: string) => new RegExp(`^/${matcher}$`).test(path);
  for (const path of languageFiles) expect(isPage(path)).toBe(true);
  expect(isPage('/.well-known/security.txt')).toBe(false);
  expect(isPage('/.well-known/none')).toBe(true);
});

it.each([
  ['/category/sarees', 'sort=price_asc', '/category-filtered', 'sarees'],
  ['/store/5', 'page=2', '/store-filtered', '5'],
  ['/brand/sutra', 'rating=4', '/brand-filtered', 'sutra'],
  ['/brands', 'page=2', '/brands-paged', 'brands'],
  ['/brands', 'utm_source=x', undefined, undefined],
  ['/category/a/b', 'page=2', undefined, undefined],
  ['/search', 'search=a', undefined, undefined],
])('renders the view %s?%s by %s', (path, query, route, of) => {
  const found = viewRouteOf(path, new URLSearchParams(query));
  expect([found?.route, found?.of]).toEqual([route, of]);
});

import { parse } from 'node:url';
import fc from 'fast-check';
import { decodable, isHost, normalAddress } from './normal-address';

it.each([
  ['/%73earch?search=a', '/search?search=a'],
  ['/cat%65gory/sarees?sort=price_asc', '/category/sarees?sort=price_asc'],
  ['/%68i/search?x', '/hi/search?x='],
  ['/product/%e0%a4%95', '/product/%E0%A4%95'],
  ['/product/\u00e0\u00a4\u0095', '/product/%E0%A4%95'],
  ['/a/%2e%2E/search?x=1', '/search?x=1'],
  ['/a/./b/..', '/a/'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/a%2fb', '/a%2Fb'],
  ['/a\\b', '/a%5Cb'],
  ['/product/%25', '/product/%25'],
  ['/search?search=saree?text', '/search?search=saree%3Ftext'],
  ['/search?a=%zz&b=1?2', '/search?a=%25zz&b=1%3F2'],
  ['/search?a=%ff', '/search?a=%EF%BF%BD'],
  ['/category/footwear?utm_source=#&page=2', '/category/footwear?utm_source=%23&page=2'],
  ['/category/footwear#?page=2', '/category/footwear%23?page=2'],
  ['/search?search=a%20b+c', '/search?search=a+b+c'],
  ['/search?search=%2b&x;y', '/search?search=%2B&x%3By='],
  ['/search?search=\u00e0\u00a4\u0095', '/search?search=%E0%A4%95'],
  ['/search?search=%e0%a4%95', '/search?search=%E0%A4%95'],
  ['/products?colour=red&&colour=&=x', '/products?colour=red&colour=&=x'],
  ['/about?#', '/about?%23='],
  ['http://haat.example/cart?x=1', '/cart?x=1'],
  ['HTTPS://haat.example', '/'],
  ['/', '/'],
  ['/products?__proto__=a', '/products'],
  ['/products?colour=red&%5f_proto__=a&constructor&page=2', '/products?colour=red&page=2'],
  ['/products?constructor=a', '/products'],
  [
    '/products?colour=constructor&__proto__[x]=1',
    '/products?colour=constructor&__proto__%5Bx%5D=1',
  ],
  ['/search?', '/search'],
])('brings %s to its normal form %s', (url, expected) => {
  expect(normalAddress(url)).toBe(expected);
});

it.each([
  '/api/products/%ff',
  '/media/%',
  '/a%00b',
  '/a%0d%0ab',
  '/%c0%ae',
  '/%ED%A0%80',
  'cart',
  '',
  '*',
])('has no form for %j', (url) => {
  expect(normalAddress(url)).toBeUndefined();
});

it('has one form for every spelling of a path', () => {
  const segment = fc.stringMatching(/^[a-z0-9~_-]{1,12}$/);
  const spelt = fc
    .tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.infiniteStream(fc.boolean()))
    .map(([segments, choices]) => {
      const path = `/${segments.join('/')}`;
      const spelling = path.replace(/[^/]/g, (character) =>
        choices.next().value ? `%${character.charCodeAt(0).toString(16)}` : character,
      );
      return { path, spelling };
    });
  fc.assert(
    fc.property(spelt, ({ path, spelling }) => {
      expect(normalAddress(spelling)).toBe(path);
    }),
  );
});

it('leaves a normal form as it is', () => {
  fc.assert(
    fc.property(fc.webPath({ size: 'small' }), (path) => {
      const normal = normalAddress(`/${path}`);
      if (normal !== undefined) expect(normalAddress(normal)).toBe(normal);
    }),
  );
});

/** Addresses as Node delivers them: any byte but those that its parser refuses, among them bytes with a meaning. */
const rawAddress = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '?',
        '#',
        '&',
        '=',
        ';',
        '+',
        '%',
        '%23',
        '%3F',
        '%26',
        '%20',
        '%zz',
        '%ff',
        '/',
        '..',
      ),
      fc.constantFrom(
        'search',
        'page',
        'utm_source',
        '__proto__',
        'constructor',
        '_rsc',
        'saree',
        '2',
      ),
      fc.integer({ min: 0x21, max: 0xff }).map((byte) => String.fromCharCode(byte)),
    ),
    { maxLength: 25 },
  )
  .map((parts) => `/search?${parts.join('')}`);

it('has one form that everybody reads alike', () => {
  fc.assert(
    fc.property(rawAddress, (raw) => {
      const normal = normalAddress(raw);
      if (normal === undefined) return;
      expect(normalAddress(normal)).toBe(normal);
      expect(normal).toMatch(/^\/[!-"$->@-~]*(?:\?[!-"$->@-~]+)?$/);
      const { pathname, searchParams } = new URL(normal, 'http://haat.example');
      const [path, query = ''] = normal.split('?');
      expect(pathname).toBe(path);
      // Next parses addresses with Node's legacy parser, the middleware with the WHATWG parser.
      const older = { ...parse(normal, true).query };
      const newer: Record<string, unknown> = {};
      for (const name of searchParams.keys()) {
        const values = searchParams.getAll(name);
        newer[name] = values.length > 1 ? values : values[0];
      }
      expect(older).toEqual(newer);
      expect(searchParams.toString()).toBe(query);
    }),
  );
});

it.each([
  ['haat.example', true],
  ['localhost:3000', true],
  ['192.0.2.1:80', true],
  ['[2001:db8::1]:443', true],
  [undefined, true],
  ['', false],
  ['a b', false],
  ['haat.example:99999999', false],
  ['haat.example/x', false],
  ['x'.repeat(300), false],
  ['user@haat.example', false],
])('reads %j as a host: %s', (host, expected) => {
  expect(isHost(host)).toBe(expected);
});

it.each([
  ['/product/red-kurta?search=%25', '/product/red-kurta?search=%25'],
  ['/product/%E0%A4%B2%E0%A4%BE%E0%A4%B2', '/product/%E0%A4%B2%E0%A4%BE%E0%A4%B2'],
  ['/product/%25', '/not-found'],
  ['/hi/category/%25?page=2', '/hi/not-found?page=2'],
  ['/product/%ED%A0%80', '/not-found'],
  ['/product/%', '/not-found'],
  ['/api/products/slug/%25', '/api/products/slug/%25'],
])('asks for %s at %s', (url, asked) => {
  expect(decodable(url)).toBe(asked);
});

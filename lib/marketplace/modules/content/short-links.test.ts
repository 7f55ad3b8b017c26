import { createHash } from 'node:crypto';
import { count } from 'drizzle-orm';
import fc from 'fast-check';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { shortLinks } from '../../kernel/db/schema/content';
import { testDatabases } from '../../kernel/db/testing/databases';
import { ownPath } from './short-links';

const site = 'https://haat.test';

beforeAll(() => {
  process.env.SITE_URL = site;
});
afterAll(() => {
  delete process.env.SITE_URL;
});

describe('the page that an address names', () => {
  it.each([
    ['/product/red-kurta', '/product/red-kurta'],
    ['/hi/product/red-kurta?size=M#reviews', '/hi/product/red-kurta?size=M'],
    [`${site}/search?search=a%26b`, '/search?search=a%26b'],
    ['HTTPS://HAAT.TEST/deals', '/deals'],
    [`${site}`, '/'],
    [
      '/product/लाल-कुर्ता',
      '/product/%E0%A4%B2%E0%A4%BE%E0%A4%B2-%E0%A4%95%E0%A5%81%E0%A4%B0%E0%A5%8D%E0%A4%A4%E0%A4%BE',
    ],
    ['/store/apis', '/store/apis'],
    ['/search?search=//evil.in', '/search?search=//evil.in'],
  ])('%s → %s', (url, path) => {
    expect(ownPath(url)).toBe(path);
  });

  it.each([
    'https://evil.in/product/red-kurta',
    'http://haat.test/product/red-kurta',
    'https://haat.test.evil.in/',
    'https://haat.test@evil.in/',
    'https://haat.test:8443/',
    '//evil.in/x',
    '/\\evil.in',
    '\\\\evil.in',
    '/\t/evil.in',
    '/.//evil.in',
    '/a/..//evil.in',
    `${site}//evil.in`,
    'javascript:alert(1)',
    'data:text/html,x',
    'product/red-kurta',
    '/api/products',
    '/api',
    '/%61pi/auth/signout',
    '/x/../api/auth/signout',
    '/s/abcd2345',
    '/_next/data',
    '/%E0%A4',
  ])('refuses %s', (url) => {
    expect(() => ownPath(url)).toThrow(expect.objectContaining({ code: 'invalid_fields' }));
  });

  it('never leads off the site, whatever is sent', () => {
    const nasty = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '\t',
        '\n',
        '@',
        ':',
        'evil.in',
        'https:',
        '%2f',
        '%5c',
        '?',
        '#',
        ' ',
        'x',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(nasty, (parts) => {
        let path: string;
        try {
          path = ownPath(parts.join(''));
        } catch {
          return;
        }
        expect(new URL(path, site).origin).toBe(site);
      }),
      { numRuns: 3000 },
    );
  });
});

describe.each(testDatabases)('short links on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const shorten = (url: unknown) => api.call('POST', '/api/shorten-url', { body: { url } });

  it('give the same page the same code, in whichever way it is named, and lead back to it', async () => {
    const all = await Promise.all(
      ['/product/red-kurta', `${site}/product/red-kurta`, '/product/red-kurta#tabs'].map(shorten),
    );
    const [{ code, short_url }] = all.map(({ body }) => body.data);
    expect(code).toMatch(/^[2-9a-km-z]{8}$/);
    expect(short_url).toBe(`${site}/s/${code}`);
    expect(new Set(all.map(({ body }) => body.data.code))).toEqual(new Set([code]));
    const { body } = await api.call('GET', `/api/shorten-url/${code}`);
    expect(body.data).toEqual({ code, path: '/product/red-kurta' });
    expect((await shorten('/product/blue-kurta')).body.data.code).not.toBe(code);
    const [rows] = await connection.db.select({ n: count() }).from(shortLinks);
    expect(rows?.n).toBe(2);
  });

  it('take a longer code where another page has it already', async () => {
    const { code } = (await shorten('/deals')).body.data;
    const { db } = connection;
    await db.delete(shortLinks);
    await db.insert(shortLinks).values({ code, path: '/elsewhere' });
    const longer = (await shorten('/deals')).body.data.code;
    expect(longer).toHaveLength(code.length + 1);
    expect(longer.startsWith(code)).toBe(true);
  });

  it.each([
    ['https://evil.in', 'Give the address of a page of this site.'],
    [undefined, 'Give the address of a page of this site.'],
    [7, 'Give the address of a page of this site.'],
    [`/search?search=${'x'.repeat(500)}`, 'This is too long.'],
    [`/${'x'.repeat(1000)}`, 'This is too long.'],
  ])('are not made for %p', async (url, message) => {
    const { status, body } = await shorten(url);
    expect([status, body.errors]).toEqual([422, { url: message }]);
  });

  it.each(['nope', createHash('sha256').digest('hex'), '%00', '%ED%A0%80', '..%2Fx'])(
    'are not found under %s',
    async (code) => {
      expect((await api.call('GET', `/api/shorten-url/${code}`)).status).toBe(404);
    },
  );
});

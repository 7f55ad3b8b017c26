import { expect, test } from '@playwright/test';

/** What a shopper can type, and what nobody would. */
const texts = [
  'kurta',
  'कुर्ता',
  'o\'clock "silk"',
  '%27%20OR%201=1--',
  '*:* AND (brand:x)',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\u0000kurta',
  '👗👗👗',
  '‮atruk',
  'a'.repeat(3000),
  'क'.repeat(400),
  'x '.repeat(700),
  '%',
  '_',
  '\\',
  '   ',
  '../../etc/passwd',
];
const raw = ['%ED%A0%80', '%FF%FE', '%C3%28', '%00', '%', '%E0%A4', '+++', '%F0%9F%91'];
const names = ['search', 'brand', 'category', 'store', 'colour', 'sort', 'min_price', 'page'];
const paths = ['/search', '/products', '/category/sarees', '/store/aarohi-weaves', '/brands'];

test('no address that can be typed breaks a page', async ({ request }) => {
  test.setTimeout(240_000);
  const values = [...texts.map(encodeURIComponent), ...raw];
  const addresses = values.flatMap((value, at) =>
    ['', '/hi'].map((language) => {
      const name = names[at % names.length];
      const path = paths[at % paths.length];
      return `${language}${path}?search=${value}&${name}=${value}&${name}=-1&page=${value}`;
    }),
  );
  const missing = values.flatMap((value) => [`/product/${value}`, `/hi/category/${value}`]);
  for (const address of [...addresses, ...missing]) {
    const answer = await request.get(address, { maxRedirects: 0, failOnStatusCode: false });
    expect([address, answer.status() < 500]).toEqual([address, true]);
  }
});

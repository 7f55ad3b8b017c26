import { expect, test } from '@playwright/test';
import { viewLimit } from '../lib/paths/routes';
import { asksOpenShop } from './testing/open-shop';
import { texts } from './testing/texts';

/** Inputs of shoppers, and of attackers. */
const typed = [
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
  const values = [...typed.map(encodeURIComponent), ...raw];
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

/** Requests to which next-auth itself answers 500, or throws. */
const malformed: [path: string, init?: { body?: string; cookie?: string }][] = [
  ['callback/credentials'],
  ['callback/credentials/more'],
  ['error?error=Configuration'],
  ['session?callbackUrl=:'],
  ['csrf?callbackUrl=javascript:alert(1)'],
  ['csrf', { cookie: 'next-auth.callback-url=:; __Secure-next-auth.callback-url=:' }],
  ['signin/credentials', { body: '{"email":' }],
  ['session', { body: '\0' }],
  ['signout', { body: '{"callbackUrl":5}' }],
  ['callback/credentials', { body: '{"callbackUrl":"http://"}' }],
];

test('a sign-in that cannot be read is refused in words', async ({ request }) => {
  for (const [path, { body, cookie } = {}] of malformed) {
    const answer = await request.fetch(`/api/auth/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      data: body === undefined ? undefined : Buffer.from(body),
    });
    expect([path, answer.status()]).toEqual([path, 400]);
    expect(await answer.json()).toEqual({ success: false, message: texts('en')('api.malformed') });
  }
  const session = await request.get('/api/auth/session');
  expect([session.status(), await session.json()]).toEqual([200, {}]);
});

test('who asks for lists without end is asked to wait, and still gets the kept pages', async ({
  browser,
}) => {
  test.skip(asksOpenShop, 'all tests come from one address there, whose views it would use up');
  const visitor = { 'X-Forwarded-For': '198.51.100.200' };
  const context = await browser.newContext({ extraHTTPHeaders: visitor });
  const page = await context.newPage();
  const t = texts('hi');
  // Next's router is redirected at once to the document: nothing is rendered.
  const spellings = ['/brands', '/%62rands', '/b%72ands'];
  const ask = async (nth: number) => {
    const options = { headers: { ...visitor, rsc: '1' }, maxRedirects: 0 };
    return (await context.request.get(`${spellings[nth % 3]}?page=2&_rsc=none`, options)).status();
  };
  const statuses = new Set<number>();
  for (let asked = 0; asked <= viewLimit.tries; asked++) statuses.add(await ask(asked));
  expect([...statuses]).toEqual([307, 429]);

  const answer = await page.goto('/hi/search?search=kurta');
  expect(answer?.status()).toBe(429);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('busy.title'));
  await page.getByRole('link', { name: t('busy.home') }).click();
  await expect(page).toHaveURL(/\/hi$/);
  await context.close();
});

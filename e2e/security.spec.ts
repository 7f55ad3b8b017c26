import { expect, type Page, test } from '@playwright/test';
import { asksOpenShop } from './testing/open-shop';
import { newShopper, openSession, someProduct } from './testing/session';
import { texts } from './testing/texts';

/** Collects policy violations reported by the browser. */
function violations(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/content.security|permissions-policy|refused to/i.test(message.text())) {
      said.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error}`));
  return said;
}

const policyOf = (headers: Record<string, string>, directive: string) =>
  (headers['content-security-policy'] ?? '')
    .split('; ')
    .find((each) => each.startsWith(`${directive} `)) ?? '';

test('every answer carries the security headers', async ({ page, request }) => {
  const { slug } = await someProduct(page, 0);
  const twice = [`/product/${slug}`, `/product/${slug}`];
  const paths = ['/', ...twice, '/signin', '/cart', '/no-such-page', '/api/health', '/icon.svg'];
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups');
    expect(policyOf(headers, 'frame-ancestors'), path).toBe("frame-ancestors 'none'");
    const strict = headers['strict-transport-security'] ?? '';
    expect(strict, path).toMatch(asksOpenShop ? /^max-age=\d{8}; includeSubDomains$/ : /^$/);
  }
});

test('scripts of shared pages are named by their hashes, in a short header', async ({ page }) => {
  const { slug } = await someProduct(page, 0);
  const paths = ['/', '/hi', `/product/${slug}`, `/hi/product/${slug}`, '/categories', '/cart'];
  // Pages rendered for a first visitor, cached pages, a page with a query, and a missing page.
  for (const path of [
    ...paths,
    ...paths,
    '/search?search=lamp',
    '/hi/no-such-page',
    '/product/x',
  ]) {
    const answer = await page.request.get(path);
    const headers = answer.headers();
    const scripts = policyOf(headers, 'script-src');
    expect(scripts, path).toMatch(/^script-src 'self'(?: 'sha256-[\w+/]{43}=')+$/);
    // Proxies accept headers of 4 KB by default.
    const all = Object.entries(headers).reduce((sum, [a, b]) => sum + a.length + b.length + 4, 0);
    expect(all, path).toBeLessThan(3500);
    expect(await answer.text(), path).not.toMatch(/<[a-z][^<>]* on[a-z]+="/);
  }
});

test('a script that is put into a kept page does not run', async ({ page }) => {
  const said = violations(page);
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const smuggled = '<script>window.smuggled = true</script><img src="x" onerror="smuggled=true">';
    const body = (await answer.text()).replace('</body>', `${smuggled}</body>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  // Both the script and the handler reached the browser.
  await expect.poll(() => said.length).toBeGreaterThanOrEqual(2);
});

test('no page breaks its policy, signed out or in', async ({ page, context, baseURL }) => {
  test.slow();
  const said = violations(page);
  const { slug, category } = await someProduct(page, 1);
  const shop = [
    '/',
    '/hi',
    '/search?search=lamp',
    `/product/${slug}`,
    `/hi/product/${slug}`,
    `/category/${category.slug}`,
    `/hi/category/${category.slug}`,
    `/hi/category/${category.slug}?sort=price_asc`,
    '/categories',
    '/cart',
    '/hi/cart',
    '/wishlist',
  ];
  const auth = ['/signin', '/signup', '/forgot-password', '/reset-password', '/no-such-page'];
  for (const path of [...shop, ...auth]) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  for (const path of ['/seller/signin', '/hi/seller/signin', '/operator/signin']) {
    await page.goto(path);
    await expect(page.getByRole('textbox').first()).toBeVisible();
  }
  await page.goto('/signin');
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('en')('auth.send_code') })
    .click();
  await expect(page.getByText(texts('en')('validation.email_or_phone'))).toBeVisible();

  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  for (const path of ['/checkout', '/hi/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  }
  for (const path of ['/profile', '/order-success/HT-1', '/track-order', '/hi/profile']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Meera', { exact: true })).toBeVisible();
  }
  expect(said).toEqual([]);
});

test('protected pages run scripts by nonce only, new each time', async ({ context, baseURL }) => {
  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  const nonces = new Set<string>();
  for (const path of [
    '/profile',
    '/profile',
    '/hi/checkout',
    '/track-order',
    '/order-success/HT-1',
  ]) {
    const answer = await context.request.get(path);
    const scripts = policyOf(answer.headers(), 'script-src');
    expect(scripts, path).not.toContain('unsafe-inline');
    const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? '';
    nonces.add(nonce);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
    for (const [tag] of (await answer.text()).matchAll(/<script\b[^>]*>/g)) {
      // Data blocks do not run.
      if (tag.includes('type="application/json"')) continue;
      expect(tag, path).toContain(`nonce="${nonce}"`);
    }
  }
  expect(nonces.size).toBe(5);
});

test('a way into a protected page opens a document under its own policy', async ({
  page,
  context,
  baseURL,
}) => {
  const t = texts('en');
  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  await page.goto('/cart');
  await page.evaluate(() => Object.assign(window, { sharedDocument: true }));
  await page.getByRole('banner').locator('summary').last().click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('account.my_profile') })
    .click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  expect(await page.evaluate(() => 'sharedDocument' in window)).toBe(false);
});

test('another site can neither write in a shopper’s name nor sign them in', async ({
  context,
  baseURL,
}) => {
  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  const { csrfToken } = await (await context.request.get('/api/auth/csrf')).json();
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const login = { csrfToken, email, password: 'x', json: 'true' };
    for (const answer of [
      await context.request.delete('/api/cart', { headers }),
      await context.request.post('/api/user-auth/login', {
        headers,
        data: { email, password: 'x' },
      }),
      await context.request.post('/api/auth/callback/credentials', { headers, form: login }),
      await context.request.post('/api/auth/signout', { headers, form: { csrfToken } }),
    ]) {
      expect(answer.status(), answer.url()).toBe(403);
      expect((await answer.json()).message).toBe(texts('en')('errors.foreign_request'));
    }
  }
  expect((await context.request.get('/api/cart')).status()).toBe(200);
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: asksOpenShop });
  }
});

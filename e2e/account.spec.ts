import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dataDir, mailedCode } from './testing/mail';
import { inTurn } from './testing/nightly';
import {
  newShopper,
  openSession,
  signInByForm,
  signInBySheet,
  someProduct,
} from './testing/session';
import { addButton, banner, cartLink, heart, main, wishlistLink } from './testing/shop-page';
import { address, call, newEmail, password } from './testing/shopper';
import { texts } from './testing/texts';

const t = texts('en');

test.describe('what a visitor asked for', () => {
  test('is in the cart after the sign-in, once', async ({ page, baseURL }) => {
    const { email } = await newShopper(baseURL);
    const product = await someProduct(page, 0);
    await page.goto(`/product/${product.slug}`);
    await addButton(page).click();
    await expect(page.getByText('Please log in to perform this action.')).toBeVisible();
    await signInBySheet(page, t, email);
    await expect(page).toHaveURL(new RegExp(`/product/${product.slug}$`));
    await expect(page.getByText(t('cart.added'))).toBeVisible();
    await expect(cartLink(page, 1)).toBeVisible();
    await page.reload();
    await expect(main(page).getByText(t('cart.in_cart', { count: 1 }))).toBeVisible();
  });

  test('is on the wishlist of a new account, by nothing but a code', async ({ page }) => {
    const { name } = await someProduct(page, 1);
    await page.goto('/products?sort=name_asc');
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
    await heart(page, name).click();
    const sheet = page.getByRole('dialog', { name: t('auth.sheet_title') });
    const email = newEmail();
    await sheet.getByLabel(t('auth.email_or_phone')).fill(email);
    await sheet.getByRole('button', { name: t('auth.send_code') }).click();
    const code = await mailedCode(email);
    const field = sheet.getByLabel(t('auth.code'));
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await field.fill(code === '123456' ? '654321' : '123456');
    await expect(sheet.getByText(t('validation.otp_wrong'))).toBeVisible();
    await field.fill(code);
    await expect(page).toHaveURL(/\/products\?sort=name_asc$/);
    await expect(page.getByText(t('errors.added_to_wishlist', { product: name }))).toBeVisible();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(wishlistLink(page, 1)).toBeVisible();
  });

  test('is forgotten by who turns back', async ({ page, baseURL }) => {
    const { email } = await newShopper(baseURL);
    const product = await someProduct(page, 2);
    await page.goto(`/product/${product.slug}`);
    await addButton(page).click();
    const sheet = page.getByRole('dialog', { name: t('auth.sheet_title') });
    await sheet.getByRole('button', { name: t('auth.close') }).click();
    await expect(addButton(page)).toBeFocused();
    await page.goto('/signin');
    await signInByForm(page, t, email);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(cartLink(page, 0)).toBeVisible();
  });
});

test('logging out everywhere ends every session, also of the app', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { email, token } = await newShopper(baseURL);
  await openSession(context, email);
  const phone = await browser.newContext({ baseURL });
  await openSession(phone, email);
  const there = await phone.newPage();
  await there.goto('/profile');
  await expect(main(there).getByText(email).first()).toBeVisible();
  await page.goto('/profile/security');
  await expect(main(page).getByText(t('safety.this_device'))).toHaveCount(1);
  await main(page)
    .getByRole('button', { name: t('safety.log_out_everywhere') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('safety.log_out_everywhere') })
    .click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(t('api.logged_out_everywhere'))).toBeVisible();
  await main(there)
    .getByRole('button', { name: t('account.save') })
    .click();
  await expect(there).toHaveURL(/\/signin\?callbackUrl=%2Fprofile$/);
  expect(await there.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect((await call(baseURL ?? '', 'GET', '/api/cart', { token })).status).toBe(401);
  await phone.close();
});

test('a restored session paints the header at once, and a spinner where it is awaited', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  await page.goto('/profile');
  await expect(main(page).getByText(email).first()).toBeVisible();
  let confirm = () => {};
  const asked = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  await page.route('**/api/auth/session', async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  await expect(main(page).getByText(t('account.restoring'))).toBeVisible();
  await expect(banner(page).getByText('Meera', { exact: true })).toBeVisible();
  confirm();
  await expect(main(page).getByText(email).first()).toBeVisible();
});

test('an account is deleted for good, and only with its password and no open order', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { email, token } = await newShopper(baseURL);
  const product = await someProduct(page, 7);
  const body = { product_id: product.id, store_id: product.store.id, quantity: '1' };
  const line = await call(url, 'POST', '/api/cart', { token, body });
  const items = [(line.body.data as unknown as { id: number }).id];
  const order = { items, shipping_address: address, billing_same_as_shipping: true };
  await call(url, 'POST', '/api/orders', { token, body: { ...order, payment_method: 'cod' } });
  await openSession(context, email);
  await page.goto('/profile/security');
  await expect(main(page).getByText(t('safety.delete_kept'))).toBeVisible();
  await main(page)
    .getByRole('button', { name: t('safety.delete_start') })
    .click();
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: t('safety.delete_confirm') }) });
  const remove = async (given: string) => {
    await form.getByLabel(t('account.current_password'), { exact: true }).fill(given);
    await form.getByRole('button', { name: t('safety.delete_confirm') }).click();
  };
  await remove('not the password');
  await expect(form.getByText(t('validation.password_wrong'))).toBeVisible();
  await remove(password);
  await expect(form.getByRole('alert')).toContainText(t('api.open_orders'));
  await expect(form.getByRole('alert')).toContainText(/HT-/);
});

test('who never ordered is gone at once', async ({ page, context, baseURL }) => {
  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  await page.goto('/hi/profile/security');
  const hi = texts('hi');
  await main(page)
    .getByRole('button', { name: hi('safety.delete_start') })
    .click();
  await main(page)
    .getByLabel(hi('account.current_password'), { exact: true })
    .last()
    .fill(password);
  await main(page)
    .getByRole('button', { name: hi('safety.delete_confirm') })
    .click();
  await expect(page).toHaveURL(/\/hi$/);
  await expect(page.getByText(hi('safety.deleted'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('/signin');
  await signInByForm(page, t, email);
  await expect(main(page).getByText(t('api.wrong_credentials'))).toBeVisible();
  await expect(async () => {
    const mails = await readdir(join(dataDir, 'outbox'));
    expect(mails.filter((name) => name.includes(email)).length).toBeGreaterThan(1);
  }).toPass();
});

for (const lang of inTurn('account', ['en', 'hi'] as const)) {
  test(`too many tries are told in words (${lang})`, async ({ browser, baseURL }) => {
    const say = texts(lang);
    const visitor = `198.51.100.${lang === 'en' ? 1 : 2}`;
    const context = await browser.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': visitor },
    });
    const email = newEmail();
    for (let i = 0; i < 10; i++) {
      const data = { email, password: 'wrong' };
      const answer = await context.request.post('/api/user-auth/login', { data });
      expect(answer.status()).toBe(401);
    }
    const page = await context.newPage();
    await page.goto(`${lang === 'hi' ? '/hi' : ''}/signin`);
    await signInByForm(page, say, email);
    await expect(main(page).getByText(say('api.too_many_sign_ins', { minutes: 15 }))).toBeVisible();
    const refused = await context.request.post('/api/user-auth/login', {
      data: { email, password: 'wrong' },
    });
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    await context.close();
  });
}

test('a shopper without orders sees no filters of orders', async ({ page, baseURL }) => {
  const { email } = await newShopper(baseURL);
  await page.goto('/profile/orders');
  await signInByForm(page, t, email);
  await expect(main(page).getByText(t('orders.none'))).toBeVisible();
  await expect(main(page).getByLabel(t('orders.search'))).toHaveCount(0);
});

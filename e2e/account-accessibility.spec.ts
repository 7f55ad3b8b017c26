import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { newShopper, openSession, someProduct } from './session';
import { call } from './shopper';
import { type Lang, texts } from './texts';

async function expectNoViolation(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const told = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(told, page.url()).toEqual([]);
}

for (const lang of ['en', 'hi'] as Lang[]) {
  const t = texts(lang);
  const prefix = lang === 'hi' ? '/hi' : '';

  test(`axe finds nothing on the authentication pages (${lang})`, async ({ page }) => {
    for (const path of ['signin', 'signup', 'forgot-password', 'reset-password']) {
      await page.goto(`${prefix}/${path}`);
      const submit = page.getByRole('main').locator('button[type=submit]');
      await expect(submit).toBeEnabled();
      await expectNoViolation(page);
      await submit.click();
      await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNoViolation(page);
    }
  });

  for (const [path, text] of [
    ['cart', 'cart.empty'],
    ['wishlist', 'wishlist.empty'],
  ] as const) {
    test(`axe finds nothing on an empty ${path} (${lang})`, async ({ page, context, baseURL }) => {
      const { email } = await newShopper(baseURL);
      await openSession(context, email);
      await page.goto(`${prefix}/${path}`);
      await expect(page.getByText(t(text))).toBeVisible();
      await expectNoViolation(page);
    });
  }

  for (const path of ['cart', 'wishlist', 'checkout', 'profile'] as const) {
    test(`axe finds nothing on ${path} (${lang})`, async ({ page, context, baseURL }) => {
      const { email, token } = await newShopper(baseURL);
      await openSession(context, email);
      const { id, store, name } = await someProduct(page, 8, lang);
      const body = { product_id: id, store_id: store.id, quantity: '1' };
      for (const path of ['/api/cart', '/api/wishlist/add']) {
        expect((await call(baseURL ?? '', 'POST', path, { token, body })).status).toBe(201);
      }
      await page.goto(`${prefix}/${path}`);
      if (path === 'profile') {
        await expect(page.getByText(t('safety.this_device'))).toBeVisible();
        await page.getByRole('button', { name: t('safety.delete_start') }).click();
      } else {
        await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
      }
      await expectNoViolation(page);
    });
  }
}

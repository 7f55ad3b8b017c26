import { expect, type Page, test } from '@playwright/test';
import { someProduct } from '../testing/session';
import { texts } from '../testing/texts';

const en = texts('en');

async function openProduct(page: Page) {
  const product = await someProduct(page, 3);
  await page.goto(`/product/${product.slug}`);
  return product;
}

async function openShare(page: Page) {
  await expect(async () => {
    await page.getByRole('button', { name: en('share.share'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test('sharing copies a short link that leads to the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const product = await openProduct(page);
  await openShare(page);
  const dialog = page.getByRole('dialog', { name: en('share.share') });
  const whatsApp = dialog.getByRole('link', { name: en('share.whatsapp') });
  const sent = new URL((await whatsApp.getAttribute('href')) ?? '');
  expect([sent.host, sent.searchParams.get('text')]).toEqual([
    'wa.me',
    `${product.name}\n${page.url()}`,
  ]);
  await dialog.getByRole('button', { name: en('share.copy') }).click();
  await expect(page.getByText(en('share.copied')).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/s\/[a-z2-9]{8,}$/);
  await page.goto(new URL(link).pathname);
  await expect(page).toHaveURL(new RegExp(`/product/${product.slug}$`));
});

test('where copying is refused, the link can be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
  });
  await openProduct(page);
  await openShare(page);
  await page.getByRole('button', { name: en('share.copy') }).click();
  const field = page.getByRole('textbox', { name: en('share.link') });
  await expect(field).toHaveValue(/\/s\/[a-z2-9]{8,}$/);
});

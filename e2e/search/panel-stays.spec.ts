import { expect, test } from '@playwright/test';
import { banner } from '../testing/shop-page';
import { texts } from '../testing/texts';

const t = texts('en');

test.use({ viewport: { width: 1280, height: 900 } });

test('the last suggestions stay until the next are there, and past searches stand first', async ({
  page,
}) => {
  await page.goto('/');
  const box = banner(page).getByRole('searchbox', { name: t('shell.search') });
  await box.fill('kurta for women');
  await box.press('Enter');
  await expect(page).toHaveURL(/search=kurta/);

  const combobox = banner(page).getByRole('combobox', { name: t('shell.search') });
  const panel = page.getByRole('listbox', { name: t('search.label') });
  const products = panel.getByRole('group', { name: t('search.product'), exact: true });
  await combobox.fill('kurta');
  await expect(products.getByRole('option').first()).toBeVisible();
  await expect(panel.getByRole('option').first()).toContainText('kurta for women');
  const before = await products.getByRole('option').allTextContents();

  let answer = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/products/suggest**', async (route) => {
    await isAllowed;
    await route.continue();
  });
  const asked = page.waitForRequest(/suggest.*search=lamp/);
  await combobox.fill('lamp');
  await asked;
  expect(await products.getByRole('option').allTextContents()).toEqual(before);
  answer();
  await expect(products.getByRole('option').first()).toContainText(/lamp/i);

  const lamps = await products.getByRole('option').allTextContents();
  const next = page.waitForResponse(/suggest.*search=lamp\+s|suggest.*search=lamp%20s/);
  await combobox.fill('lamp s');
  await next;
  await expect(products.getByRole('option')).toHaveText(lamps);
});

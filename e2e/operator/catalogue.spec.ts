import { expect, type Page, test } from '@playwright/test';
import { signInSeller } from '../seller/testing/sign-in';
import { expectAccessible } from '../testing/axe';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { type Lang, texts } from '../testing/texts';
import { signInOperator } from './testing/sign-in';

const vendor = 'vendor@demo.haat.example';

async function demoStore(page: Page) {
  const found = await page.request.get(
    `/api/operator/vendors?search=${encodeURIComponent(vendor)}`,
  );
  const [store] = (await found.json()).data.applications;
  return { name: store?.name ?? '', number: store?.application_number ?? '' };
}

for (const [lang, prefix, width] of variants<[Lang, string, number]>(
  ['en', '', 1280],
  ['hi', '/hi', 390],
)) {
  test(`an operator changes a listing and looks at the area of its store, in ${lang}`, async ({
    page,
  }) => {
    const t = texts(lang);
    const press = (key: string, values?: Record<string, string | number>) =>
      page
        .locator('main, dialog[open]')
        .last()
        .getByRole('button', { name: t(key, values as never), exact: true })
        .click();
    const isViewed = (store: string) => page.getByText(t('seller_shell.viewing', { store }));
    await page.setViewportSize({ width, height: 844 });
    await signInSeller(page);
    await signInOperator(page, 'owner');
    const { name: store, number } = await demoStore(page);

    await page.goto(
      `${prefix}/operator/catalogue?status=paused&store=${encodeURIComponent(store)}`,
    );
    await main(page).locator('[data-row]').getByRole('checkbox').first().check();
    await expectAccessible(page);
    await press('operator_bulk_edit.change');
    const dialog = page.locator('dialog[open]');
    const what = dialog.getByLabel(t('operator_bulk_edit.what'));
    const value = dialog.getByLabel(t('operator_bulk_edit.value'));
    await what.selectOption('hsn');
    await value.fill('62');
    await press('operator_bulk_edit.preview');
    await expect(value).toHaveAttribute('aria-invalid', 'true');
    await value.fill(lang === 'en' ? '62052000' : '62053000');
    await press('operator_bulk_edit.preview');
    await press('operator_bulk_edit.do_change', { count: 1 });
    await expect(dialog.getByText(t('operator_bulk_edit.changed', { count: 1 }))).toBeVisible();

    await page.goto(`${prefix}/operator/sellers/${number}`);
    await press('operator_sellers.open_area');
    await expect(isViewed(store)).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${prefix}/seller/listings`);
    const add = main(page).getByRole('button', { name: t('seller_listings.add') });
    await expect(main(page).locator('[data-row]').first()).toBeVisible();
    await expect(add).toHaveCount(0);
    const written = await page.request.post('/api/seller/listings', { data: { document: {} } });
    expect(written.status()).toBe(403);
    await press('seller_shell.stop_viewing');
    await page.waitForURL(`**/operator/sellers/${number}`);
    await page.goto(`${prefix}/seller/listings`);
    await expect(add).toBeVisible();
    await expect(isViewed(store)).toHaveCount(0);
  });
}

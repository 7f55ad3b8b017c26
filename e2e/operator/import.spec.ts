import { expect, test } from '@playwright/test';
import { expectAccessible } from '../testing/axe';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { type Lang, texts } from '../testing/texts';
import { signInOperator } from './testing/sign-in';

for (const [lang, prefix, width] of variants<[Lang, string, number]>(
  ['en', '', 1280],
  ['hi', '/hi', 390],
)) {
  test(`an operator imports a file for two stores, one row of it faulty, in ${lang}`, async ({
    page,
  }) => {
    const mark = `MKT-${lang}-${Date.now()}`;
    const say = (key: string, values = {}) => texts(lang)(`seller_imports.${key}`, values);
    const button = (name: string) => main(page).getByRole('button', { name, exact: true });
    await page.setViewportSize({ width, height: 844 });
    await signInOperator(page, 'owner');
    const answer = await page.request.get('/api/stores');
    const [one, other] = (await answer.json()).data as { name: string; slug: string }[];
    const row = (store: string | undefined, n: number, price: string) =>
      `${store},${mark}-${n},Reed Basket ${mark} ${n},टोकरी ${mark} ${n},Light and strong.,sarees,1299,${price},7,6106,5`;
    const file = [
      'store,sku,name,name_hi,description,category,mrp,price,stock,hsn,gst_rate',
      row(one?.slug, 1, '799'),
      row(other?.slug, 2, '1500'),
      row(other?.slug, 3, '649'),
    ].join('\n');
    await page.goto(`${prefix}/operator/imports`);
    await main(page)
      .locator('#import-file')
      .setInputFiles({ name: 'market.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await expect(main(page).getByText(say('report'))).toBeVisible();
    const faults = main(page).getByRole('row').filter({ hasText: mark });
    await expect(faults).toHaveCount(1);
    await expect(faults.getByRole('cell').first()).toContainText('3');
    await expect(faults).toContainText('price');
    await expectAccessible(page);
    await button(say('apply', { count: 2 })).click();
    await expect(main(page).getByText(say('done'), { exact: true })).toBeVisible();
    await page.goto(`${prefix}/operator/catalogue?q=${encodeURIComponent(mark)}`);
    const found = main(page).locator('[data-row]').filter({ hasText: mark });
    await expect(found).toHaveCount(2);
    await expect(found.filter({ hasText: one?.name ?? '' })).toHaveCount(1);
  });
}

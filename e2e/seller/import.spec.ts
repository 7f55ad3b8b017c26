import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';
import { signInSeller } from './testing/sign-in';

const mark = `IMP-${Date.now()}`;
const row = (n: number, price: string, stock: string) =>
  `${mark}-${n},Test Kurta ${mark} ${n},जाँच कुर्ता ${n},Soft and light.,sarees,1299,${price},${stock},6106,5`;
const file = [
  'sku,name,name_hi,description,category,mrp,price,stock,hsn,gst_rate',
  row(1, '799', '20'),
  row(2, 'सस्ता', '20'),
  row(3, '1500', '5'),
  row(4, '649', '8'),
].join('\n');

test('a file with faults is checked, corrected and taken over, on a phone in Hindi', async ({
  page,
}) => {
  const t = texts('hi');
  const say = (key: string, values = {}) => t(`seller_imports.${key}`, values);
  const button = (name: string) => main(page).getByRole('button', { name, exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInSeller(page);
  const check = async () => {
    await page.goto('/hi/seller/imports');
    await main(page)
      .locator('#import-file')
      .setInputFiles({ name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await button(say('check')).click();
    await expect(main(page).getByText(say('report'))).toBeVisible();
  };
  await check();
  const faults = main(page).getByRole('row').filter({ hasText: mark });
  await expect(faults).toHaveCount(2);
  await expect(faults.first()).toContainText(`${mark}-2`);
  await expect(faults.first()).toContainText('price');
  await expect(faults.first()).toContainText('“सस्ता”');
  await expect(faults.last().getByRole('cell').first()).toContainText('4');
  const saving = page.waitForEvent('download');
  await main(page)
    .getByRole('link', { name: say('to_correct') })
    .click();
  const corrected = await readFile(await (await saving).path(), 'utf8');
  // Header, two faulty rows, and two rows that wait for a picture.
  expect(corrected.trim().split(/\r?\n/)).toHaveLength(5);
  expect(corrected).toContain(`${mark}-3`);

  await button(say('apply', { count: 2 })).click();
  await expect(main(page).getByText(say('done'), { exact: true })).toBeVisible();
  await page.goto(`/hi/seller/listings?q=${mark}`);
  await expect(main(page).getByText(`${mark}-1`).first()).toBeAttached();

  await check();
  await expect(main(page).getByText(say('nothing'))).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';
import { signInSeller } from './testing/sign-in';

test('prices and stock pasted from a sheet go to every variant', async ({ page }) => {
  const t = texts('en');
  const l = (key: string) => t(`seller_listing.${key}`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInSeller(page);
  await page.goto('/seller/listings');
  await main(page)
    .getByRole('button', { name: t('seller_listings.add') })
    .click();
  const field = (key: string) => main(page).getByLabel(l(key), { exact: true });
  await field('colours').fill('Red, Navy');
  await field('sizes').fill('S, M');
  await main(page)
    .getByRole('button', { name: l('make_variants') })
    .click();
  await expect(main(page).getByRole('row')).toHaveCount(5);
  const cell = (column: string, row: number) =>
    main(page).getByLabel(t('seller_listing.cell', { column: l(`column.${column}`), row }), {
      exact: true,
    });
  const sheet = ['1,299\t799\t25', '1,299\t799\t24', '1,299\t749\t23', '1,299\t749\t0'];
  await cell('mrp', 1).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, sheet.join('\n'));
  await expect(cell('mrp', 4)).toHaveValue('1299');
  await expect(cell('price', 3)).toHaveValue('749');
  await expect(cell('stock', 4)).toHaveValue('0');
});

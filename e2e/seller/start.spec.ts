import { expect, test } from '@playwright/test';
import { buyAndReceive } from '../testing/delivered-order';
import { newShopper } from '../testing/session';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';
import { signInSeller } from './testing/sign-in';

test('the chart of sales is read by arrow keys, and stands as a table too', async ({
  page,
  baseURL,
}) => {
  const t = texts('en');
  const path = '/api/products?store=aarohi-weaves&in_stock=1&limit=1';
  const { data } = await (await page.request.get(path)).json();
  await buyAndReceive(String(baseURL), await newShopper(baseURL), data.products[0]);
  await signInSeller(page);
  await page.goto('/seller');
  const chart = main(page).locator('svg[role=application]');
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await expect(main(page).locator('.recharts-tooltip-wrapper')).toContainText(
    t('seller_start.orders'),
  );
  await main(page)
    .getByRole('button', { name: t('areas.dashboard.as_table') })
    .click();
  const rows = main(page).getByRole('row');
  await expect(rows).toHaveCount(31);
  await expect(rows.nth(1)).not.toContainText('₹0');
  await main(page)
    .getByRole('button', { name: t('seller_start.last_90') })
    .click();
  await expect(rows).toHaveCount(91);
  await expect(page).toHaveURL('/seller?days=90');
});

import { expect, test } from '@playwright/test';
import { makeBuyer, ordersOf } from '../testing/buyer';
import { operatorToken } from '../testing/delivered-order';
import { main } from '../testing/shop-page';
import { call } from '../testing/shopper';
import { texts } from '../testing/texts';

const t = texts('hi');

test.use({ viewport: { width: 390, height: 844 } });

test('a shopper on a Hindi phone uses a coupon and orders for less', async ({ page, baseURL }) => {
  const url = baseURL ?? '';
  const code = `PHONE${Date.now() % 1_000_000}`;
  const coupon = { code, kind: 'percent', value: 10, paid_by: 'market', is_public: true };
  await call(url, 'POST', '/api/operator/coupons', { token: operatorToken, body: coupon });
  const buyer = await makeBuyer(page, url, { lang: 'hi' });

  await page.goto('/hi/cart');
  const field = main(page).getByLabel(t('coupons.code'), { exact: true });
  await field.fill('nosuchcode');
  // Scrolls the field as low as possible above the bottom bars.
  await field.evaluate((input) => {
    scrollBy(0, input.getBoundingClientRect().bottom - innerHeight + 80);
  });
  await field.press('Enter');
  const why = t('api.coupon_unknown', { code: 'NOSUCHCODE' });
  await expect(field).toHaveAccessibleDescription(why);
  const bars = page.getByRole('navigation', { name: t('shell.main_pages') });
  const bottomOfWhy = async () => {
    const reason = await main(page).getByText(why).boundingBox();
    return reason ? reason.y + reason.height : Number.NaN;
  };
  await expect.poll(bottomOfWhy).toBeLessThanOrEqual((await bars.boundingBox())?.y ?? 0);
  await expect(field).toBeFocused();
  await main(page).getByText(t('coupons.offers'), { exact: true }).click();
  await main(page)
    .getByRole('button', { name: t('coupons.apply_code', { code }) })
    .click();
  const remove = main(page).getByRole('button', { name: t('coupons.remove', { code }) });
  const row = main(page)
    .getByRole('term')
    .filter({ hasText: t('cart.coupon', { code }) });
  await expect(row).toBeVisible();
  await remove.click();
  await expect(row).toBeHidden();
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(row).toBeVisible();

  await page.goto('/hi/checkout');
  await expect(row).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await main(page).getByText(t('checkout.cod'), { exact: true }).click();
  await main(page)
    .getByRole('button', { name: new RegExp(t('checkout.place_order_for', { amount: '' })) })
    .last()
    .click();
  await expect(page).toHaveURL(/\/hi\/order-success\//);
  const [order] = await ordersOf(buyer);
  await page.goto(`/hi/profile/orders/${order?.number}`);
  await expect(row).toBeVisible();
});

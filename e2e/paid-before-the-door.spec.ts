import { expect, test } from '@playwright/test';
import { signInOperator } from './operator/testing/sign-in';
import { makeBuyer, paymentOf } from './testing/buyer';
import { market } from './testing/market';
import { inTurn } from './testing/nightly';
import { dialog, numberOn, place, press, successPage } from './testing/payment-page';
import { screens } from './testing/screens';
import { main } from './testing/shop-page';
import { texts } from './testing/texts';

for (const { lang, width, height, name } of inTurn('at the door', screens)) {
  const t = texts(lang);
  const prefix = lang === 'hi' ? '/hi' : '';

  test(`a cash order is paid online before the door (${name})`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height });
    const buyer = await makeBuyer(page, String(baseURL), { lang });
    await place(page, 'cod', lang);
    await expect(page).toHaveURL(successPage);
    const number = numberOn(page, successPage);
    await page.goto(`${prefix}/profile/orders/${number}`);
    await main(page)
      .getByRole('link', { name: t('orders.pay_online') })
      .click();
    await expect(dialog(page)).toBeVisible();
    await press(page, 'success');
    await expect(main(page)).toContainText(t('payments.state.paid.text'));
    expect(await paymentOf(buyer, number)).toMatchObject({ state: 'paid', captured: true });
    await main(page)
      .getByRole('link', { name: t('payments.to_order') })
      .click();
    await expect(main(page)).toContainText(t('orders.nothing_at_door'));
    await expect(main(page).getByRole('link', { name: t('orders.pay_online') })).toHaveCount(0);
  });
}

test('an operator sees who holds the cash of a delivered order', async ({ page, baseURL }) => {
  const t = texts('en');
  const buyer = await makeBuyer(page, String(baseURL));
  await place(page, 'cod');
  await expect(page).toHaveURL(successPage);
  const number = numberOn(page, successPage);
  await market('shipments', 'advance', number, 'delivered');
  await signInOperator(page, 'finance');
  await expect(async () => {
    await page.goto(`/operator/held-cash?q=${number}`);
    const row = main(page).getByRole('row').filter({ hasText: number });
    await expect(row).toContainText(t('operator_held_cash.states.held'));
    await expect(row).toContainText(buyer.product.store.name);
  }).toPass();
});

import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, ordersOf, paymentOf } from './testing/buyer';
import { operatorToken } from './testing/delivered-order';
import { market } from './testing/market';
import { inTurn } from './testing/nightly';
import {
  button,
  dialog,
  numberOn,
  openDialog,
  pay,
  payLabel,
  paymentPage,
  place,
  press,
  row,
  successPage,
} from './testing/payment-page';
import { screens } from './testing/screens';
import { main } from './testing/shop-page';
import { address, call } from './testing/shopper';
import { texts } from './testing/texts';

const en = texts('en');

for (const { lang, width, height, name } of inTurn('payments', screens)) {
  const t = texts(lang);

  test(`a UPI order from cart to delivery, told of twice (${name})`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height });
    const scripts = scriptsOf(page);
    const buyer = await makeBuyer(page, String(baseURL), { lang });
    await expect(
      main(page).getByText(t('payments.test_mark')).locator('visible=true'),
    ).toBeVisible();
    expect(scripts()).toEqual([]);
    const opening = page.waitForResponse(/\/api\/payments\/create-order\//);
    await place(page, 'upi', lang);
    await expect(page).toHaveURL(paymentPage);
    const number = numberOn(page, paymentPage);
    const { razorpay_order_id: order_id } = (await (await opening).json()).data;
    const duplicate = { kind: 'duplicate', order_id, times: 4 };
    const faults = '/api/payments/test-provider/faults';
    await call(buyer.url, 'POST', faults, { token: operatorToken, body: duplicate });
    await expect(dialog(page)).toContainText(t('test_checkout.mark'));
    await expect(dialog(page)).toHaveAttribute('lang', lang);
    expect(scripts()).toHaveLength(1);
    const verifying = page.waitForRequest(/\/api\/payments\/verify-payment/);
    await pay(page);
    expect(numberOn(page, successPage)).toBe(number);
    const { token } = buyer;
    const receipt = (await verifying).postDataJSON();
    const path = '/api/payments/verify-payment';
    const again = await call(buyer.url, 'POST', path, { token, body: receipt });
    expect([again.status, again.body.data]).toMatchObject([200, { state: 'paid' }]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.thanks'));
    await expect(
      page.getByRole('banner').getByRole('link', { name: t('cart.open', { count: 0 }) }),
    ).toBeVisible();

    const paid = await paymentOf(buyer, number);
    await main(page)
      .getByRole('link', { name: t('payments.link') })
      .click();
    await expect(main(page)).toContainText(t('payments.state.paid.text'));
    await expect(row(page, t('payments.transaction_id'))).toHaveText(paid.transaction_id);
    await expect(row(page, t('payments.captured'))).toHaveText(t('payments.yes'));
    await expect(row(page, t('orders.number'))).toHaveText(number);

    await market('shipments', 'advance', number, 'delivered');
    expect(await ordersOf(buyer)).toMatchObject([{ number, status: 'delivered' }]);
    expect(await paymentOf(buyer, number)).toMatchObject({ state: 'paid', captured: true });
  });
}

test('the browser closed right after paying: the webhook settles the order', async ({
  page,
  context,
  baseURL,
}) => {
  const buyer = await makeBuyer(page, String(baseURL));
  const number = await openDialog(page, 'upi');
  await context.route('**/api/payments/verify-payment*', (route) => route.abort());
  const paid = page.waitForResponse((answer) => answer.url().endsWith('/pay'));
  await press(page, 'success');
  await paid;
  await page.close();
  await expect.poll(async () => (await ordersOf(buyer))[0]?.status).toBe('placed');

  const later = await context.newPage();
  await later.goto(`/profile/payments/${number}`);
  await expect(main(later)).toContainText(en('payments.state.paid.text'));
  await later.goto('/cart');
  await expect(main(later)).toContainText('Your Cart is Empty');
});

test('a reload, the back button and a second tab neither lose nor double an order', async ({
  page,
  context,
  baseURL,
}) => {
  const buyer = await makeBuyer(page, String(baseURL));
  const number = await openDialog(page, 'upi');

  await page.reload();
  await expect(button(page, payLabel)).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await page.goto('/checkout');
  await expect(main(page)).toContainText(en('checkout.waiting_order', { number }));
  await page.goBack();
  await expect(page).toHaveURL(paymentPage);
  await expect(button(page, payLabel)).toBeVisible();

  const second = await context.newPage();
  await second.goto('/checkout');
  expect(await openDialog(second, 'upi')).toBe(number);
  await pay(second);

  // The other tab notifies this one, whose button stays.
  await page.bringToFront();
  await expect(page).toHaveURL(successPage, { timeout: 30_000 });
  expect(await ordersOf(buyer)).toEqual([expect.objectContaining({ number, status: 'placed' })]);
});

test('an unpaid order can be cancelled, and its items stay in the cart', async ({
  page,
  baseURL,
}) => {
  const buyer = await makeBuyer(page, String(baseURL));
  await place(page, 'upi');
  await press(page, 'dismiss');
  await button(page, en('payments.cancel')).click();
  await main(page)
    .getByRole('dialog')
    .getByRole('button', { name: en('payments.cancel') })
    .click();
  await expect(page).toHaveURL(/\/order-cancelled\?order=HT-/);
  await expect(main(page)).toContainText(/You had not paid yet.*refunded in full/);
  await main(page)
    .getByRole('link', { name: en('cancelled.to_cart') })
    .click();
  await expect(main(page)).toContainText(buyer.product.name);
});

test('says where a pincode is not served, and where cash is not taken', async ({
  page,
  baseURL,
}) => {
  const buyer = await makeBuyer(page, String(baseURL), { saved: false });
  const pincode = main(page).getByLabel(en('address.pincode'), { exact: true });
  await pincode.fill('६८२५५५');
  await expect(
    main(page).getByText(en('checkout.not_served', { store: buyer.product.store.name })),
  ).toBeVisible();
  await expect(button(page, new RegExp(`^${en('checkout.place_order')}`))).toBeDisabled();

  await pincode.fill('411001');
  const cash = main(page).getByRole('radio', { name: new RegExp(`^${en('checkout.cod')}`) });
  await cash.check();
  await pincode.fill('796001');
  await expect(main(page).getByLabel(en('address.city'), { exact: true })).toHaveValue('Aizawl');
  await expect(main(page).getByLabel(en('address.state'), { exact: true })).toHaveValue('Mizoram');
  await expect(cash).toBeDisabled();
  await main(page).getByLabel(en('address.full_name'), { exact: true }).fill(address.full_name);
  await main(page).getByLabel(en('address.phone'), { exact: true }).fill(address.phone);
  await main(page).getByLabel(en('address.full_address'), { exact: true }).fill('1 Zarkawt');
  await button(page, new RegExp(`^${en('checkout.place_order')}`)).click();
  await expect(
    main(page).getByText(en('validation.payment_method'), { exact: true }),
  ).toBeVisible();
  await place(page, 'card');
  await pay(page);
});

/** Returns the provider's scripts that a page has requested so far. */
function scriptsOf(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout.js')) asked.push(request.url());
  });
  return () => asked;
}

import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, ordersOf, paymentOf } from './testing/buyer';
import { operatorToken } from './testing/delivered-order';
import { market } from './testing/market';
import { address, call } from './testing/shopper';
import { type Lang, texts } from './testing/texts';

const en = texts('en');
const paymentPage = /\/profile\/payments\/([A-Z0-9-]+)$/;
const successPage = /\/order-success\/([A-Z0-9-]+)$/;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** The stand-in's dialog, and its buttons. */
const dialog = (page: Page) => page.locator('dialog[aria-labelledby=title]');
const press = (page: Page, name: 'success' | 'failure' | 'dismiss') =>
  dialog(page).locator(`button[name=${name}]`).click();

async function place(page: Page, method: 'cod' | 'upi' | 'card', lang: Lang = 'en') {
  const t = texts(lang);
  await main(page)
    .getByRole('radio', { name: new RegExp(`^${t(`checkout.${method}`)}`) })
    .check();
  await button(page, new RegExp(`^${t('checkout.place_order')}`)).click();
}

const numberOn = (page: Page, where: RegExp) => where.exec(new URL(page.url()).pathname)?.[1] ?? '';

for (const lang of ['en', 'hi'] as const) {
  const t = texts(lang);

  test(`a UPI order from cart to delivery, told of twice (${lang})`, async ({ page, baseURL }) => {
    await page.setViewportSize(
      lang === 'hi' ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    );
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
    await press(page, 'success');
    await expect(page).toHaveURL(successPage);
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

test('dismissed loses nothing: the order waits, and is paid at the second try', async ({
  page,
  baseURL,
}) => {
  const buyer = await makeBuyer(page, String(baseURL));
  await place(page, 'upi');
  await press(page, 'dismiss');
  await expect(
    main(page).getByText('Payment was cancelled. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(main(page).getByRole('timer')).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: en('cart.open', { count: 1 }) }),
  ).toBeVisible();
  await button(page, payLabel()).click();
  await press(page, 'success');
  await expect(page).toHaveURL(successPage);
  expect(await ordersOf(buyer)).toHaveLength(1);
});

test('failed, with the reason in words and the checkout still open, then paid', async ({
  page,
  baseURL,
}) => {
  const buyer = await makeBuyer(page, String(baseURL));
  await place(page, 'card');
  await press(page, 'failure');
  await expect(
    main(page).getByText('Payment failed. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(main(page).getByText(en('payments.failures.declined'))).toBeVisible();
  await expect(dialog(page)).toBeVisible();

  const number = numberOn(page, paymentPage);
  const inHindi = await page.context().newPage();
  await inHindi.goto(`/hi/profile/payments/${number}`);
  const hindi = texts('hi');
  await expect(row(inHindi, hindi('payments.failure_reason'))).toHaveText(
    hindi('payments.failures.declined'),
  );
  await inHindi.close();

  await press(page, 'success');
  await expect(page).toHaveURL(successPage);
  expect(await paymentOf(buyer, number)).toMatchObject({ state: 'paid' });
});

test('a verification that is refused is said so, and the truth asked for', async ({
  page,
  baseURL,
}) => {
  await makeBuyer(page, String(baseURL));
  let go: () => void = () => {};
  const seen = new Promise<void>((resolve) => {
    go = resolve;
  });
  await place(page, 'upi');
  await expect(dialog(page)).toBeVisible();
  await page.route('**/api/payments/verify-payment*', (route) => {
    const body = route.request().postDataJSON();
    return route.continue({ postData: { ...body, razorpay_signature: '0'.repeat(64) } });
  });
  await page.route('**/api/payments/status/**', async (route) => {
    await seen;
    await route.continue();
  });
  await press(page, 'success');
  await expect(
    main(page).getByText('Payment verification failed. Please try again.', { exact: true }),
  ).toBeVisible();
  go();
  // The provider itself says that it has the money.
  await expect(page).toHaveURL(successPage);
});

const script = '**/checkout.js';
const broken: [text: string, breakIt: (page: Page) => Promise<unknown>][] = [
  [
    'Razorpay SDK failed to load. Please try again or use COD.',
    (page) => page.route(script, (route) => route.abort()),
  ],
  ['Razorpay payment system is not available. Please try again.', (page) => answerScript(page, '')],
  [
    'Failed to initialize Razorpay payment. Please try again.',
    (page) => answerScript(page, 'window.Razorpay = class { constructor() { throw 1 } }'),
  ],
  [
    'Failed to create order. Please try again.',
    (page) =>
      page.route('**/api/payments/create-order/**', (route) =>
        route.fulfill({ status: 503, json: { success: false, message: 'busy' } }),
      ),
  ],
];
test('says what of the provider failed, and takes cash instead', async ({ page, baseURL }) => {
  const buyer = await makeBuyer(page, String(baseURL));
  for (const [text, breakIt] of broken) {
    await breakIt(page);
    await page.goto('/checkout');
    await place(page, 'upi');
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    await page.unrouteAll();
  }
  await main(page)
    .getByRole('link', { name: en('payments.pay_otherwise') })
    .click();
  await expect(page).toHaveURL(/\/checkout$/);
  await place(page, 'cod');
  await expect(page).toHaveURL(successPage);
  const statuses = (await ordersOf(buyer)).map(({ status }) => status);
  expect(statuses).toEqual(['placed', 'cancelled']);
});

test('the browser closed right after paying: the webhook settles the order', async ({
  page,
  context,
  baseURL,
}) => {
  const buyer = await makeBuyer(page, String(baseURL));
  await place(page, 'upi');
  await expect(dialog(page)).toBeVisible();
  const number = numberOn(page, paymentPage);
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
  await place(page, 'upi');
  await expect(dialog(page)).toBeVisible();
  const number = numberOn(page, paymentPage);

  await page.reload();
  await expect(button(page, payLabel())).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await page.goto('/checkout');
  await expect(main(page)).toContainText(en('checkout.waiting_order', { number }));
  await page.goBack();
  await expect(page).toHaveURL(paymentPage);
  await expect(button(page, payLabel())).toBeVisible();

  const second = await context.newPage();
  await second.goto('/checkout');
  await place(second, 'upi');
  await expect(dialog(second)).toBeVisible();
  expect(numberOn(second, paymentPage)).toBe(number);
  await press(second, 'success');
  await expect(second).toHaveURL(successPage);

  await page.bringToFront();
  await button(page, payLabel()).click();
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

  await pincode.fill('796001');
  await expect(main(page).getByLabel(en('address.city'), { exact: true })).toHaveValue('Aizawl');
  await expect(main(page).getByLabel(en('address.state'), { exact: true })).toHaveValue('Mizoram');
  const cash = main(page).getByRole('radio', { name: new RegExp(`^${en('checkout.cod')}`) });
  await expect(cash).toBeDisabled();
  await main(page).getByLabel(en('address.full_name'), { exact: true }).fill(address.full_name);
  await main(page).getByLabel(en('address.phone'), { exact: true }).fill(address.phone);
  await main(page).getByLabel(en('address.full_address'), { exact: true }).fill('1 Zarkawt');
  await button(page, new RegExp(`^${en('checkout.place_order')}`)).click();
  await expect(
    main(page).getByText(en('validation.payment_method'), { exact: true }),
  ).toBeVisible();
  await place(page, 'card');
  await press(page, 'success');
  await expect(page).toHaveURL(successPage);
});

test('the payment page asks for a number, and says when it knows none', async ({
  page,
  baseURL,
}) => {
  await makeBuyer(page, String(baseURL));
  await page.goto('/profile/payments');
  await button(page, en('payments.check')).click();
  await expect(main(page).getByText('No order number provided.', { exact: true })).toBeVisible();
  await main(page).getByLabel(en('orders.number'), { exact: true }).fill('ht-0000');
  await button(page, en('payments.check')).click();
  await expect(
    page.getByRole('heading', { name: 'Failed to check payment status.' }),
  ).toBeVisible();
});

function payLabel() {
  return /^Pay /;
}

function row(page: Page, name: string) {
  return main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');
}

function answerScript(page: Page, body: string) {
  return page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** The provider's scripts that a page has asked for so far. */
function scriptsOf(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout.js')) asked.push(request.url());
  });
  return () => asked;
}

import { expect, type Page, test } from '@playwright/test';
import { linesInCart, makeBuyer, ordersOf, paymentOf } from './testing/buyer';
import {
  button,
  dialog,
  openDialog,
  pay,
  payLabel,
  place,
  press,
  row,
  successPage,
} from './testing/payment-page';
import { main } from './testing/shop-page';
import { texts } from './testing/texts';

const en = texts('en');

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
  expect(await linesInCart(buyer)).toBe(1);
  await button(page, payLabel).click();
  await pay(page);
  expect(await ordersOf(buyer)).toHaveLength(1);
});

test('failed, with the reason in words and the checkout still open, then paid', async ({
  page,
  baseURL,
}) => {
  const buyer = await makeBuyer(page, String(baseURL));
  const number = await openDialog(page, 'card');
  await press(page, 'failure');
  await expect(
    main(page).getByText('Payment failed. Please try again.', { exact: true }),
  ).toBeVisible();
  const reason = en('payments.failures.declined');
  await expect(main(page).getByRole('paragraph').filter({ hasText: reason })).toBeVisible();
  await expect(dialog(page)).toBeVisible();

  const inHindi = await page.context().newPage();
  await inHindi.goto(`/hi/profile/payments/${number}`);
  const hindi = texts('hi');
  await expect(row(inHindi, hindi('payments.failure_reason'))).toHaveText(
    hindi('payments.failures.declined'),
  );
  await inHindi.close();

  await pay(page);
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
  await openDialog(page, 'upi');
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
  // The provider itself confirms that it has the money.
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

function answerScript(page: Page, body: string) {
  return page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

import { expect, type Page, test } from '@playwright/test';
import { market } from './testing/market';
import { newShopper, openSession, signInByForm, someProduct } from './testing/session';
import { cartLink, main } from './testing/shop-page';
import { address, call } from './testing/shopper';
import { texts } from './testing/texts';

/** Texts of specification §2 and §8 that only a browser can cause, word for word. */

const t = texts('en');
const failing = { status: 503, json: { success: false, message: 'The shelf fell down.' } };
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first();

test('a lost connection, empty lists, and a cart that fails', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, token } = await newShopper(baseURL);
  await openSession(context, email);

  await page.goto('/products?min_price=9999999');
  await expect(main(page).getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect(main(page)).toContainText('adjusting your filters');
  const offline = page.getByText(
    'You are currently offline. Please check your internet connection.',
    { exact: true },
  );
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toBeHidden();

  const orders = /\/api\/orders\?/;
  await page.route(orders, (route) => route.fulfill(failing));
  await page.goto('/profile/orders');
  await expect(main(page)).toContainText('Failed to fetch orders.');
  await page.unroute(orders);
  await page.reload();
  await expect(main(page).getByText('No orders found.', { exact: true })).toBeVisible();

  const cart = /\/api\/cart\?/;
  const toast = page.getByRole('listitem').filter({ hasText: 'Could not load cart: ' });
  await page.route(cart, (route) => route.fulfill(failing));
  await page.goto('/cart');
  await expect(toast).toHaveText('Could not load cart: The shelf fell down.');
  await page.unroute(cart);
  for (const [answer, reason] of [
    [{ status: 404, body: 'nothing' }, 'Request failed with status: 404'],
    [{ status: 404, json: { success: false, message: 'No cart yet.' } }, 'No cart yet.'],
    [{ status: 502, json: { message: 'The cart answered 404.' } }, 'The cart answered 404.'],
  ] as const) {
    await page.route(cart, (route) => route.fulfill(answer));
    await page.goto('/cart');
    await expect(main(page)).toContainText(`Could not load cart: ${reason}`);
    await expect(toast).toHaveCount(0);
    await page.unroute(cart);
  }

  for (const nth of [7, 8]) {
    const { id, store } = await someProduct(page, nth);
    const body = { product_id: id, store_id: store.id, quantity: '1' };
    await call(String(baseURL), 'POST', '/api/cart', { token, body });
  }
  await page.goto('/cart');
  await button(page, /^Remove /).click();
  await expect(page.getByText('Item removed from cart.', { exact: true })).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  await button(page, t('cart.clear')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cart.clear') })
    .click();
  await expect(page.getByText('Cart cleared!', { exact: true })).toBeVisible();
});

test('an order that cannot be read, then not be cancelled, and at last is', async ({
  page,
  context,
  baseURL,
}) => {
  const shopper = await newShopper(baseURL);
  await openSession(context, shopper.email);
  const number = await placeOrder(page, String(baseURL), shopper.token);
  const read = `**/api/orders/${number}?*`;
  const cancel = /\/api\/orders\/\d+\/cancel(?!.*preview)/;

  await page.route(read, (route) => route.fulfill(failing));
  await page.goto(`/profile/orders/${number}`);
  await expect(main(page)).toContainText('Could not find order details.');
  await page.unroute(read);

  await page.route(read, (route) =>
    route.fulfill({ json: { success: true, data: { number, status: 'placed' } } }),
  );
  await page.goto(`/profile/orders/${number}`);
  const screen = main(page).getByRole('alert');
  await expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(screen).toContainText('undefined');
  await page.unroute(read);
  await screen.getByRole('button', { name: 'Reload Page', exact: true }).click();
  await expect(main(page).getByRole('heading', { name: number })).toBeVisible();

  await page.route(cancel, (route) => route.fulfill({ status: 503, body: 'nothing' }));
  await askToCancel(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Failed to cancel order.',
  );
  await page.unroute(cancel);
  await page.route(cancel, (route) => route.fulfill({ status: 401, json: { success: false } }));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page).toHaveURL(/\/signin\?callbackUrl=/);
  await expect(page.getByText('Please log in to cancel the order.', { exact: true })).toBeVisible();
  await page.unroute(cancel);

  await signInByForm(page, t, shopper.email);
  await expect(page).toHaveURL(new RegExp(`/profile/orders/${number}$`));
  await askToCancel(page);
  await expect(page).toHaveURL(new RegExp(`/order-cancelled\\?order=${number}$`));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Order cancelled');
  await expect(main(page)).toContainText(`Order number ${number}`);
  await expect(main(page)).toContainText('there is nothing to pay and nothing to refund');
  await expect(button(page, t('orders.reorder'))).toBeVisible();
  await main(page)
    .getByRole('link', { name: t('cancelled.see') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/profile/orders/${number}$`));
});

test('a cancellation that comes too late says so, and promises no refund', async ({
  page,
  context,
  baseURL,
}) => {
  const shopper = await newShopper(baseURL);
  await openSession(context, shopper.email);
  const number = await placeOrder(page, String(baseURL), shopper.token);
  await page.goto(`/profile/orders/${number}`);
  await button(page, t('orders.cancel.open_order')).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('orders.cancel.less_due'))).toBeVisible();
  await market('shipments', 'advance', number, 'packed');
  await dialog.getByLabel(t('orders.cancel.reason')).selectOption('mistake');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Order cannot be cancelled at this stage.');
  await expect(dialog.getByText(t('orders.cancel.less_due'))).toHaveCount(0);
  await expect(dialog.getByRole('button')).toHaveText(['', t('orders.cancel.close')]);
  await dialog
    .getByRole('button', { name: t('orders.cancel.close') })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  await expect(button(page, t('orders.cancel.open_order'))).toHaveCount(0);
});

test('the page of a cancelled order names it to nobody else', async ({
  page,
  context,
  baseURL,
}) => {
  const owner = await newShopper(baseURL);
  const number = await placeOrder(page, String(baseURL), owner.token);
  await page.goto(`/order-cancelled?order=${number}`);
  await expect(main(page).getByRole('listitem')).toHaveText([
    /^Paid by card or UPI: .* goes back/,
    /^Cash on delivery: there is nothing to pay/,
    /^Not paid yet: .* refunded in full/,
  ]);
  await expect(main(page)).not.toContainText(number);
  await main(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/callbackUrl=%2Forder-cancelled%3Forder%3D/);
  await signInByForm(page, t, owner.email);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'This order is not cancelled',
  );

  await openSession(context, (await newShopper(baseURL)).email);
  await page.goto(`/order-cancelled?order=${number}`);
  await expect(main(page)).toContainText('Cash on delivery: there is nothing to pay.');
  await expect(main(page)).not.toContainText(number);
});

async function askToCancel(page: Page) {
  await button(page, t('orders.cancel.open_order')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('orders.cancel.reason')).selectOption('mistake');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
}

/** Orders one unit with cash on delivery, through the API. */
async function placeOrder(page: Page, url: string, token: string): Promise<string> {
  const { id, store } = await someProduct(page, 12);
  const line = { product_id: id, store_id: store.id, quantity: '1' };
  const { body } = await call(url, 'POST', '/api/cart', { token, body: line });
  const item = (body as { data?: { id?: number } }).data?.id;
  const placed = await call(url, 'POST', '/api/orders', {
    token,
    body: {
      items: [item],
      shipping_address: address,
      billing_same_as_shipping: true,
      payment_method: 'cod',
    },
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return (placed.body.data as unknown as { number: string }).number;
}

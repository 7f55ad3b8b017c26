import { expect, type Page, test } from '@playwright/test';
import { requestReturn } from '../seller/testing/request-return';
import { makeBuyer } from '../testing/buyer';
import { languages, prefixOf } from '../testing/catalogue';
import { buyAndReceive } from '../testing/delivered-order';
import { inTurn } from '../testing/nightly';
import { dialog, paymentPage, press, successPage } from '../testing/payment-page';
import { smallPhone } from '../testing/screens';
import { newShopper, openSession, someProduct } from '../testing/session';
import { main } from '../testing/shop-page';
import { address, call, type Shopper } from '../testing/shopper';
import { texts } from '../testing/texts';

test.use({ viewport: smallPhone, hasTouch: true });

/** Holds GET requests of these paths back. Returns a function that lets them through. */
async function hold(page: Page, path: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() === 'GET') await held;
    // The page may have gone.
    await route.continue().catch(() => {});
  });
  return letThrough;
}

const orders = /\/api\/orders(\/HT-[^/?]+)?(\?|$)/;

async function orderByUpi(
  url: string,
  { token }: Shopper,
  product: { id: number; store: { id: number } },
) {
  const body = { product_id: product.id, store_id: product.store.id, quantity: '1' };
  const line = await call(url, 'POST', '/api/cart', { token, body });
  const items = [(line.body.data as unknown as { id: number }).id];
  const order = { items, shipping_address: address, billing_same_as_shipping: true };
  const placed = await call(url, 'POST', '/api/orders', {
    token,
    body: { ...order, payment_method: 'upi' },
  });
  return (placed.body.data as unknown as { number: string }).number;
}

for (const lang of inTurn('after an action', languages)) {
  const at = languages.indexOf(lang);
  const t = texts(lang);
  const prefix = prefixOf[lang];
  const button = (page: Page, name: string) =>
    main(page).getByRole('button', { name, exact: true }).first();
  const pay = new RegExp(t('payments.pay', { amount: '.+' }));
  const visibleLink = (page: Page, name: string) =>
    page.getByRole('link', { name, exact: true }).locator('visible=true').first();
  const cart = (page: Page, count: number) => visibleLink(page, t('cart.open', { count }));
  const orderLink = (page: Page, number: string) =>
    main(page).getByRole('link', { name: t('orders.order', { number }) });

  test.describe(`the next page shows no former state (${lang})`, () => {
    test('after a payment', async ({ page, baseURL }) => {
      const url = baseURL ?? '';
      const shopper = await newShopper(url);
      const number = await orderByUpi(url, shopper, await someProduct(page, 42 + at));
      await openSession(page.context(), shopper.email);
      await page.goto(`${prefix}/profile/orders/${number}`);
      await main(page).getByRole('link', { name: pay }).click();
      await expect(page).toHaveURL(paymentPage);
      await main(page).getByRole('button', { name: pay }).click();
      await expect(dialog(page)).toBeVisible();
      const letThrough = await hold(page, orders);
      await press(page, 'success');
      await expect(page).toHaveURL(successPage);
      await expect(main(page).getByText(t('orders.loading')).first()).toBeVisible();
      await expect(main(page).getByText(t('orders.success_unpaid'))).toHaveCount(0);
      letThrough();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.thanks'));
    });

    test('after a cancellation', async ({ page, baseURL }) => {
      const url = baseURL ?? '';
      const shopper = await newShopper(url);
      const number = await orderByUpi(url, shopper, await someProduct(page, 42 + at));
      await openSession(page.context(), shopper.email);
      await page.goto(`${prefix}/profile/orders`);
      const waits = main(page).getByText(t('orders.status.pending_payment'), { exact: true });
      await expect(waits.first()).toBeVisible();
      await orderLink(page, number).click();
      await button(page, t('orders.cancel.open_order')).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(t('orders.cancel.reason')).selectOption('mistake');
      const letThrough = await hold(page, orders);
      await sheet.getByRole('button', { name: t('orders.cancel.confirm_order') }).click();
      await expect(sheet).toBeHidden();
      const cancelled = main(page).getByText(t('orders.status.cancelled'), { exact: true });
      await expect(cancelled.locator('visible=true').first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/profile\/orders$/);
      await expect(waits).toHaveCount(0);
      letThrough();
      await expect(cancelled.locator('visible=true').first()).toBeVisible();
    });

    test('after a return', async ({ page, baseURL }) => {
      const url = baseURL ?? '';
      const shopper = await newShopper(url);
      await buyAndReceive(url, shopper, await someProduct(page, 44 + at));
      const { body } = await call(url, 'GET', '/api/orders', { token: shopper.token });
      const [order] = (body.data as unknown as { orders: { number: string }[] }).orders;
      const number = String(order?.number);
      await openSession(page.context(), shopper.email);
      await requestReturn(page, lang, { number, upi: 'meera@okbank' });
      const letThrough = await hold(page, /\/api\/orders\/.*return/);
      await page.goBack();
      await page.goForward();
      await expect(main(page).getByText(t('returns.send.refund'), { exact: true })).toHaveCount(0);
      letThrough();
      await expect(main(page).getByText(t('returns.status.requested')).first()).toBeVisible();
    });

    test('after changes of cart and wishlist', async ({ page, baseURL }) => {
      const { name } = (await makeBuyer(page, baseURL ?? '', { lang })).product;
      await page.goto(`${prefix}/wishlist`);
      await expect(main(page).getByText(t('wishlist.empty'))).toBeVisible();
      await cart(page, 1).click();
      const quantity = main(page).getByRole('group', { name: t('cart.quantity_of', { name }) });
      await expect(quantity).toContainText('1');
      await main(page).getByRole('link', { name, exact: true }).click();
      await expect(main(page).getByText(t('cart.in_cart', { count: 1 }))).toBeVisible();
      const letThrough = await hold(page, /\/api\/(cart|wishlist)(\?|$)/);
      await button(page, t('cart.add')).click();
      await expect(main(page).getByText(t('cart.in_cart', { count: 2 }))).toBeVisible();
      await button(page, t('wishlist.heart', { name })).click();
      await cart(page, 1).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(quantity).toContainText('2');
      await visibleLink(page, t('wishlist.open', { count: 1 })).click();
      await expect(page).toHaveURL(/\/wishlist$/);
      await expect(main(page).getByRole('heading', { name: t('wishlist.title') })).toBeVisible();
      await expect(main(page).getByText(t('wishlist.empty'))).toHaveCount(0);
      letThrough();
      await expect(main(page).getByRole('link', { name, exact: true })).toBeVisible();
    });

    test('after a review', async ({ page, baseURL }) => {
      const url = baseURL ?? '';
      const shopper = await newShopper(url);
      const product = await someProduct(page, 48 + at, lang);
      await buyAndReceive(url, shopper, product);
      await openSession(page.context(), shopper.email);
      await page.goto(`${prefix}/product/${product.slug}#reviews`);
      await button(page, t('reviews.write')).click();
      const form = page.getByRole('form', { name: t('reviews.write') });
      await form
        .getByRole('radio', { name: t('reviews.stars', { rating: 5 }) })
        .check({ force: true });
      const letThrough = await hold(page, /\/reviews\/mine/);
      await form.getByRole('button', { name: t('reviews.publish') }).click();
      await expect(page.getByText(t('reviews.thanks')).first()).toBeVisible();
      await cart(page, 0).click();
      await expect(page).toHaveURL(/\/cart$/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
      await expect(button(page, t('reviews.write'))).toHaveCount(0);
      letThrough();
    });
  });
}

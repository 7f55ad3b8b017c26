import { expect, type Locator, type Page } from '@playwright/test';
import { cataloguePaths } from './catalogue';
import { someProduct } from './session';
import { address, call, type Shopper } from './shopper';
import { type Lang, texts } from './texts';

/** A page, the element to wait for, and the action before the check. */
export type Stop = {
  path: string;
  ready?: (main: Locator) => Locator;
  act?: (main: Locator) => Promise<void>;
};

const at = (...paths: string[]): Stop[] => paths.map((path) => ({ path }));

/** Pages that link to lists. */
export const overviewStops = at('/', '/brands', '/vendors', '/categories', '/deals');

/** Returns lists and a product: one address of each kind. */
export async function listStops(page: Page): Promise<Stop[]> {
  const { category, store, products, search, product } = await cataloguePaths(page.request);
  return at(category, store, products, search, product);
}

/** The operator's texts. */
export const textStops = [
  ...at('/about', '/faq', '/ranking', '/grievance', '/cancellation', '/return', '/refund'),
  ...at('/privacy', '/terms'),
  ...at('/blog', '/blog/caring-for-cotton-and-silk', '/blog/reading-a-gst-invoice'),
];

/** Pages without content, or with an error. */
export const emptyStops = [
  ...at(
    '/newsletter?token=none&do=confirm',
    '/delivery?token=none',
    '/no-such-page',
    '/order-cancelled',
    '/offline',
  ),
  ...at('/unavailable', '/failed', '/cart', '/wishlist'),
];

/** Forms, submitted empty to show their errors. */
export const formStops: Stop[] = [
  ...at('/contact', '/support', '/signin', '/signup', '/forgot-password', '/reset-password'),
  ...at('/vendor/signup', '/vendor/signin', '/vendor/forgot-password'),
].map((stop) => ({ ...stop, act: sendEmpty }));

async function sendEmpty(main: Locator) {
  await main.locator('button[type=submit]').first().click();
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** Returns the pages of a shopper with an empty cart, an empty wishlist and no orders. */
export function newcomerStops(lang: Lang): Stop[] {
  const t = texts(lang);
  return [
    { path: '/cart', ready: (main) => main.getByText(t('cart.empty')) },
    { path: '/wishlist', ready: (main) => main.getByText(t('wishlist.empty')) },
    { path: '/profile/orders', ready: (main) => main.getByText(t('orders.none')) },
  ];
}

/** Returns every page of a shopper with an order, an open payment and a filled cart. */
export async function shopperStops(
  page: Page,
  url: string,
  lang: Lang,
  { token }: Shopper,
): Promise<Stop[]> {
  const t = texts(lang);
  const [bought, wanted] = [await someProduct(page, 8, lang), await someProduct(page, 9, lang)];
  const placed = await order(url, token, bought, 'cod');
  const unpaid = await order(url, token, wanted, 'upi');
  const wish = { product_id: wanted.id, store_id: wanted.store.id };
  await call(url, 'POST', '/api/wishlist/add', { token, body: wish });
  await call(url, 'POST', '/api/addresses', { token, body: address });

  const name = (main: Locator) => main.getByText(wanted.name).first();
  const number = (main: Locator) => main.getByText(placed).first();
  return [
    { path: '/cart', ready: name },
    { path: '/wishlist', ready: name },
    { path: '/checkout', ready: name },
    { path: '/profile', ready: (main) => main.getByText(t('account.my_details')) },
    { path: '/profile/orders', ready: number },
    {
      path: '/profile/addresses',
      ready: (main) => main.getByText(address.full_address, { exact: true }),
    },
    {
      path: '/profile/security',
      ready: (main) => main.getByText(t('safety.this_device')),
      act: (main) => main.getByRole('button', { name: t('safety.delete_start') }).click(),
    },
    { path: `/profile/orders/${placed}`, ready: number },
    { path: `/order-success/${placed}`, ready: number },
    { path: '/track-order', act: sendEmpty },
    { path: `/track-order/${placed}`, ready: number },
    { path: '/profile/payments', act: sendEmpty },
    { path: `/profile/payments/${unpaid}`, ready: (main) => main.getByRole('timer') },
  ];
}

async function order(
  url: string,
  token: string,
  { id, store }: Awaited<ReturnType<typeof someProduct>>,
  payment_method: 'cod' | 'upi',
): Promise<string> {
  const line = { product_id: id, store_id: store.id, quantity: '1' };
  const added = await call(url, 'POST', '/api/cart', { token, body: line });
  const items = [(added.body as { data?: { id?: number } }).data?.id];
  const placed = await call(url, 'POST', '/api/orders', {
    token,
    key: `every-page-${payment_method}`,
    body: { items, shipping_address: address, billing_same_as_shipping: true, payment_method },
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return (placed.body.data as unknown as { number: string }).number;
}

/** Returns the pages of a signed-in vendor. */
export async function vendorStops(page: Page, lang: Lang): Promise<Stop[]> {
  const data = { email: 'vendor@demo.haat.example', password: demoPassword };
  expect((await page.request.post('/api/vendor-session', { data })).status()).toBe(200);
  const status = texts(lang)('vendor.status.approved');
  return [{ path: '/vendor/signin', ready: (main) => main.getByText(status, { exact: true }) }];
}

const demoPassword = 'haat-demo-2026';

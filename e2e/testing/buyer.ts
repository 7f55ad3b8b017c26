import { expect, type Page } from '@playwright/test';
import { dataDir } from './mail';
import { openSession } from './session';
import { address, call, type Shopper, signUp } from './shopper';
import type { Lang } from './texts';

export type Buyer = Shopper & { url: string; product: Listed };
type Listed = {
  id: number;
  name: string;
  quantity: number;
  store: { id: number; name: string };
};

/** Creates a signed-in shopper at the checkout, with one line in the cart and, by default, a saved address. */
export async function makeBuyer(
  page: Page,
  url: string,
  { lang = 'en' as Lang, saved = true, stores = 1 } = {},
): Promise<Buyer> {
  const shopper = await signUp(url, dataDir);
  const as = { token: shopper.token };
  const { body } = await call(url, 'GET', `/api/products?in_stock=1&limit=100&lang=${lang}`);
  const listed = (body.data as unknown as { products: Listed[] }).products.filter(
    ({ quantity }) => quantity > 20,
  );
  const product = listed[0] as Listed;
  const other = listed.find(({ store }) => store.id !== product.store.id) as Listed;
  for (const each of [product, other].slice(0, stores)) {
    const line = { product_id: each.id, store_id: each.store.id, quantity: '1' };
    expect((await call(url, 'POST', '/api/cart', { ...as, body: line })).status).toBe(201);
  }
  if (saved) await call(url, 'POST', '/api/addresses', { ...as, body: address });
  await openSession(page.context(), shopper.email);
  await page.goto(lang === 'hi' ? '/hi/checkout' : '/checkout');
  return { ...shopper, url, product };
}

/** Returns a buyer's orders from the API, newest first. */
export async function ordersOf({ url, token }: Buyer) {
  const { body } = await call(url, 'GET', '/api/orders', { token });
  return (body.data as unknown as { orders: { number: string; status: string }[] }).orders;
}

/** Returns the number of products in a buyer's cart. */
export async function linesInCart({ url, token }: Buyer): Promise<number> {
  const { body } = await call(url, 'GET', '/api/cart', { token });
  return (body.data as unknown as unknown[]).length;
}

/** Returns the payment state of an order. */
export async function paymentOf({ url, token }: Buyer, number: string) {
  const { body } = await call(url, 'GET', `/api/payments/status/${number}`, { token });
  return body.data as unknown as { state: string; captured: boolean; transaction_id: string };
}

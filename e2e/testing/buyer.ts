import { expect, type Page } from '@playwright/test';
import { dataDir } from './mail';
import { address, call, password, type Shopper, signUp } from './shopper';
import { type Lang, texts } from './texts';

export type Buyer = Shopper & { url: string; product: Listed };
type Listed = {
  id: number;
  name: string;
  quantity: number;
  store: { id: number; name: string };
};

/** A signed-in shopper with one line in the cart and, unless said otherwise, a saved address. */
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
  await signInOn(page, shopper.email, lang);
  return { ...shopper, url, product };
}

async function signInOn(page: Page, email: string, lang: Lang) {
  const t = texts(lang);
  const prefix = lang === 'hi' ? '/hi' : '';
  await page.goto(`${prefix}/signin?callbackUrl=${encodeURIComponent(`${prefix}/checkout`)}`);
  const main = page.getByRole('main');
  await main.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await main.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: t('auth.sign_in'), exact: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
}

/** The orders of a buyer as the API lists them, newest first. */
export async function ordersOf({ url, token }: Buyer) {
  const { body } = await call(url, 'GET', '/api/orders', { token });
  return (body.data as unknown as { orders: { number: string; status: string }[] }).orders;
}

/** The state of the payment of an order. */
export async function paymentOf({ url, token }: Buyer, number: string) {
  const { body } = await call(url, 'GET', `/api/payments/status/${number}`, { token });
  return body.data as unknown as { state: string; captured: boolean; transaction_id: string };
}

import { type Page, test } from '@playwright/test';
import { signInOperator } from '../operator/testing/sign-in';
import { signInSeller } from '../seller/testing/sign-in';
import { cataloguePaths } from '../testing/catalogue';
import { openSession } from '../testing/session';
import { call } from '../testing/shopper';
import type { Lang } from '../testing/texts';
import { fromOwnAddress } from '../testing/visitor';
import { drawOne, drawSheet, type Shot } from './draw';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

/** Draws the first screens of pages in each language and at both widths; every fourth is dark in Hindi. */
async function drawAll(page: Page, name: string, pathsIn: (lang: Lang) => string[]) {
  for (const lang of ['en', 'hi'] as const) {
    const shots = (size: typeof phone) =>
      pathsIn(lang).map((path, at): Shot => {
        const theme = lang === 'hi' && at % 4 === 3 ? 'dark' : 'light';
        return { path, ...size, lang, theme };
      });
    await drawSheet(page, `${name}-390-${lang}`, shots(phone), { columns: 4, each: 260 });
    await drawSheet(page, `${name}-1280-${lang}`, shots(desk), { columns: 2, each: 560 });
  }
}

test('the shop', async ({ page }) => {
  const { category, brand, store, product } = await cataloguePaths(page.request);
  const search = { en: '/search?search=saree', hi: '/search?search=साड़ी' };
  const others = [brand, store, '/signin', '/vendor/signup'];
  await drawAll(page, 'shop', (lang) => ['/', category, search[lang], product, ...others]);
  await drawOne(page, 'home-en', { path: '/', lang: 'en', ...desk }, 0.75);
  await drawOne(page, 'product-en', { path: product, lang: 'en', ...desk }, 0.75);
  await drawOne(page, 'list-hi', { path: category, lang: 'hi', ...desk }, 0.75);
});

const demoShopper = { email: 'asha@demo.haat.example', password: 'haat-demo-2026' };

type Summary = { number: string; status: string };

/** Returns the numbers of the demo shopper's newest orders by status. */
async function ordersOf(url: string): Promise<(status: string) => string> {
  const { body: session } = await call(url, 'POST', '/api/user-auth/login', {
    body: demoShopper,
    headers: fromOwnAddress(),
  });
  const { body } = await call(url, 'GET', '/api/orders?limit=50', { token: session.token });
  const { orders } = body.data as unknown as { orders: Summary[] };
  return (status) => orders.find((one) => one.status === status)?.number ?? '';
}

test('buying', async ({ page, baseURL }) => {
  const of = await ordersOf(String(baseURL));
  await openSession(page.context(), demoShopper.email, demoShopper.password);
  const bought = ['/profile/orders', `/profile/orders/${of('delivered')}`];
  const onItsWay = [
    `/track-order/${of('out_for_delivery')}`,
    `/profile/payments/${of('pending_payment')}`,
  ];
  await drawAll(page, 'buying', () => ['/cart', '/wishlist', '/checkout', ...bought, ...onItsWay]);
  await drawOne(page, 'checkout-hi', { path: '/checkout', lang: 'hi', ...phone });
});

test('the seller area', async ({ page }) => {
  await signInSeller(page);
  const { data } = await (await page.request.get('/api/seller/shipments?limit=1')).json();
  const lists = ['', '/shipments', `/shipments/${data.shipments[0].id}`, '/returns', '/listings'];
  await drawAll(page, 'seller', () => [...lists, '/money'].map((path) => `/seller${path}`));
});

test('the operator area', async ({ page }) => {
  await signInOperator(page, 'owner');
  const { data } = await (await page.request.get('/api/operator/orders?limit=1')).json();
  const lists = ['', '/orders', `/orders/${data.orders[0].number}`, '/sellers', '/listings'];
  await drawAll(page, 'operator', () => [...lists, '/refunds'].map((path) => `/operator${path}`));
});

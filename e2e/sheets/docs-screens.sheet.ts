import { test } from '@playwright/test';
import { signInOperator } from '../operator/testing/sign-in';
import { signInSeller } from '../seller/testing/sign-in';
import { cataloguePaths } from '../testing/catalogue';
import { shopperStops } from '../testing/every-page';
import { newShopper, openSession } from '../testing/session';
import type { Lang } from '../testing/texts';
import { drawOne, drawSheet, type Shot } from './draw';

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1280, height: 800 };

/** Alternates languages; every fourth page is dark. */
const inTurn = (paths: string[], size: typeof phone): Shot[] =>
  paths.map((path, at) => ({
    path,
    ...size,
    lang: at % 2 ? 'hi' : 'en',
    theme: at % 4 === 3 ? 'dark' : 'light',
  }));

test('public pages', async ({ page }) => {
  const paths = await cataloguePaths(page.request);
  const { category, brand, store, product } = paths;
  const lists = [category, '/search?search=साड़ी', '/deals', '/brands', brand, store];
  const others = ['/faq', '/vendor/signup', '/signin', '/return'];
  const all = [...lists, ...others];
  await drawSheet(page, 'widths-public-390', inTurn(all, phone), { columns: 5, each: 260 });
  await drawSheet(page, 'widths-public-768', inTurn(all, tablet), { columns: 5, each: 300 });
  await drawSheet(page, 'widths-public-1280', inTurn(all, desk), { columns: 4, each: 460 });

  const both = ['/', product].flatMap((path) => [
    ...[desk, tablet, phone].map((size): Shot => ({ path, ...size, lang: 'en' })),
    ...[desk, tablet, phone].map((size): Shot => ({ path, ...size, lang: 'hi', theme: 'dark' })),
  ]);
  await drawSheet(page, 'widths-home-product', both, { columns: 6, each: 320 });

  const card = { width: 1280, height: 800 };
  await drawOne(page, 'home-en', { path: '/', lang: 'en', ...card }, 0.75);
  await drawOne(page, 'product-en', { path: product, lang: 'en', ...card }, 0.75);
  await drawOne(page, 'list-hi', { path: category, lang: 'hi', ...card }, 0.75);
});

for (const [lang, sizes] of [
  ['en', { '768': tablet, '1280': desk }],
  ['hi', { '390': phone }],
] as const) {
  test(`buying in ${lang}`, async ({ page, baseURL }) => {
    const shopper = await newShopper(baseURL);
    await openSession(page.context(), shopper.email);
    const all = await shopperStops(page, String(baseURL), lang, shopper);
    const stops = all.filter(({ act }) => !act);
    for (const [name, size] of Object.entries(sizes)) {
      const shots = stops.map((stop, at): Shot => {
        return { ...stop, ...size, lang, theme: at % 3 === 2 ? 'dark' : 'light' };
      });
      await drawSheet(page, `widths-buying-${name}`, shots, { columns: 5, each: 300 });
    }
    const checkout = stops.find(({ path }) => path === '/checkout');
    if (checkout && lang === 'hi')
      await drawOne(page, 'checkout-hi', { ...checkout, lang, ...phone });
  });
}

const seller = ['', '/shipments', '/returns', '/listings', '/stock', '/promotions', '/money'];
const sellerMore = ['/imports', '/reviews', '/questions', '/store', '/staff', '/api'];

test('the seller area', async ({ page }) => {
  await signInSeller(page);
  const of = (lang: Lang, size: typeof phone) =>
    [...seller, ...sellerMore].map((path): Shot => ({ path: `/seller${path}`, lang, ...size }));
  await drawSheet(page, 'widths-seller-390', of('hi', phone), { columns: 7, each: 240 });
  await drawSheet(page, 'widths-seller-1280', of('en', desk), { columns: 4, each: 500 });
});

const operator = [
  ...['', '/sellers', '/listings', '/catalogue', '/imports', '/categories', '/brands', '/home'],
  ...['/search', '/coupons', '/orders', '/returns', '/refunds', '/payments', '/settlements'],
  ...['/commission', '/taxes', '/shoppers', '/tickets', '/content', '/settings', '/health'],
];

test('the operator area', async ({ page }) => {
  await signInOperator(page, 'owner');
  const of = (lang: Lang, size: typeof phone) =>
    operator.map((path): Shot => ({ path: `/operator${path}`, lang, ...size }));
  await drawSheet(page, 'widths-operator-390', of('hi', phone), { columns: 8, each: 240 });
  await drawSheet(page, 'widths-operator-1280', of('en', desk), { columns: 4, each: 500 });
});

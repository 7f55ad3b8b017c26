import { expect, test } from '@playwright/test';
import { languages, prefixOf } from '../testing/catalogue';
import { layoutProblems } from '../testing/layout-problems';
import { inTurn } from '../testing/nightly';
import { newShopper, openSession } from '../testing/session';
import { main } from '../testing/shop-page';
import { address, call } from '../testing/shopper';

type Listed = { id: number; slug: string; quantity: number; store: { id: number } };

for (const lang of inTurn('amounts', languages)) {
  test(`no amount or order number breaks on a small phone (${lang})`, async ({ page, baseURL }) => {
    const url = baseURL ?? '';
    const { email, token } = await newShopper(url);
    const { body } = await call(url, 'GET', '/api/products?in_stock=1&sort=price_desc&limit=20');
    const { products } = body.data as unknown as { products: Listed[] };
    const dear = products.find(({ quantity }) => quantity > 4) as Listed;
    const line = { product_id: dear.id, store_id: dear.store.id, quantity: '2' };
    const added = await call(url, 'POST', '/api/cart', { token, body: line });
    const items = [(added.body.data as unknown as { id: number }).id];
    await call(url, 'POST', '/api/addresses', { token, body: address });
    await openSession(page.context(), email);

    async function expectWhole(path: string, ready: RegExp) {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(prefixOf[lang] + path);
      await expect(main(page).getByText(ready).first()).toBeVisible();
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await layoutProblems(page), `${path}, ${width} px`).toEqual([]);
      }
    }
    for (const path of [`/product/${dear.slug}`, '/cart', '/checkout']) {
      await expectWhole(path, /₹\d/);
    }
    const order = { items, shipping_address: address, billing_same_as_shipping: true };
    await call(url, 'POST', '/api/orders', { token, body: { ...order, payment_method: 'upi' } });
    await expectWhole('/profile/orders', /HT-/);
  });
}

import { expect } from '@playwright/test';
import { address, call, type Shopper } from './shopper';

/** Key of the market's operator in the shop under test (playwright.config.ts). */
export const operatorToken = 'operator-of-the-tests';

const way = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const;

type Product = { id: number; store: { id: number } };

/** Has a shopper buy a product with cash on delivery and receive it. */
export async function buyAndReceive(url: string, { token }: Shopper, product: Product) {
  const line = await call(url, 'POST', '/api/cart', {
    token,
    body: { product_id: product.id, store_id: product.store.id, quantity: '1' },
  });
  const item = (line.body as { data?: { id?: number } }).data?.id;
  const placed = await call(url, 'POST', '/api/orders', {
    token,
    key: `delivered-${product.id}-${Date.now()}`,
    body: {
      items: [item],
      shipping_address: address,
      billing_same_as_shipping: true,
      payment_method: 'cod',
    },
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const { shipments } = placed.body.data as unknown as { shipments: { id: number }[] };
  for (const { id } of shipments) {
    for (const to of way) {
      const moved = await call(url, 'POST', `/api/operator/shipments/${id}/advance`, {
        token: operatorToken,
        body: { to },
      });
      expect(moved.status, `${to}: ${JSON.stringify(moved.body)}`).toBe(200);
    }
  }
}

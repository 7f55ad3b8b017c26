import { expect } from '@playwright/test';
import { address, call, type Shopper } from './shopper';

/** Key of the market's operator in the shop under test (playwright.config.ts). */
export const operatorToken = 'operator-of-the-tests';

const way = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const;

type Product = { id: number; store: { id: number } };

/** Orders a product with cash on delivery and delivers it. */
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
  const { number, shipments } = placed.body.data as unknown as {
    number: string;
    shipments: { id: number }[];
  };
  for (const { id } of shipments) {
    for (const to of way) {
      const moved = await call(url, 'POST', `/api/operator/shipments/${id}/advance`, {
        token: operatorToken,
        body: { to },
      });
      expect(moved.status, `${to}: ${JSON.stringify(moved.body)}`).toBe(200);
    }
  }
  await enterCash(url, number);
}

/** Enters the cash of a delivered order, like an operator after the courier has handed it over. */
export async function enterCash(url: string, number: string) {
  const token = operatorToken;
  const due = await call(url, 'GET', '/api/operator/cash?limit=100', { token });
  const { orders } = due.body.data as unknown as {
    orders: { order_number: string; amount: number }[];
  };
  const order = orders.find(({ order_number }) => order_number === number);
  const handedOver = { order_number: number, amount: order?.amount };
  const body = { reference: `DEPOSIT-${number}`, orders: [handedOver] };
  const { status, body: said } = await call(url, 'POST', '/api/operator/cash', { token, body });
  expect(status, JSON.stringify(said)).toBe(200);
}

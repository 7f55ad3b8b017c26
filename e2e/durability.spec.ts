import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startShop } from '../scripts/lib/shop.mjs';
import { operatorToken } from './testing/delivered-order';
import { demoData } from './testing/demo-data';
import { nightly } from './testing/nightly';
import { address, call, type Shopper, signUp } from './testing/shopper';

const dataDir = '.tmp/e2e-kill';
const env = {
  DATABASE_URL: '',
  API_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  SMS_URL: '',
  OPERATOR_TOKEN: operatorToken,
};
const open = () => startShop({ port: 3208, dataDir, env });

/** The limits are raised because one shopper orders more than an account normally may. */
const limits = {
  ...{ line_quantity: 999, cart_lines: 100, open_cash_orders: 0 },
  ...{ new_cash_orders: 1000, new_cash_value: 10_000_000, unpaid_orders: 100 },
  ...{ held_units: 100_000, held_value: 100_000_000, held_share: 100, held_floor: 1000 },
  ...{ cash_risk_percent: 100, cash_code_percent: 100, unpaid_a_day: 1000 },
};

type Attempt = { shopper: Shopper; key: string; items: number[]; number?: string };
type Placed = { number: string; items: { quantity: number }[] };
type Listed = { id: number; store_id: number; quantity: number };

/** Buys one unit after another until the server is gone; each attempt is recorded before it is made. */
async function buyUntilGone(url: string, shopper: Shopper, product: Listed, attempts: Attempt[]) {
  try {
    for (;;) {
      const { token } = shopper;
      const line = { product_id: product.id, store_id: product.store_id, quantity: '1' };
      await call(url, 'POST', '/api/cart', { token, body: line });
      const { body: cart } = await call(url, 'GET', '/api/cart', { token });
      const items = (cart as unknown as { cartItems: { id: number }[] }).cartItems.map((i) => i.id);
      const attempt: Attempt = { shopper, key: randomUUID(), items };
      attempts.push(attempt);
      const answer = await place(url, attempt);
      expect(answer.status).toBe(201);
      attempt.number = numberOf(answer);
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // fetch reports a broken connection as TypeError
  }
}

function place(url: string, { shopper, key, items }: Attempt) {
  const body = {
    items,
    shipping_address: address,
    billing_same_as_shipping: true,
    payment_method: 'cod',
  };
  return call(url, 'POST', '/api/orders', { token: shopper.token, key, body });
}

const isAnswered = ({ number }: Attempt) => number !== undefined;
/** The interval is short enough to stop the server in the middle of the next orders. */
const waiting = { intervals: [7], timeout: 60_000 };

const numberOf = (answer: Awaited<ReturnType<typeof call>>) =>
  (answer.body as unknown as { data: { number: string } }).data.number;

async function stockOf(url: string, { id }: Listed): Promise<number> {
  const { body } = await call(url, 'GET', `/api/products/${id}`);
  return (body as unknown as { data: Listed }).data.quantity;
}

test('kill -9 in the middle of orders loses none that was answered and doubles none', async () => {
  test.setTimeout(600_000);
  demoData(dataDir);
  let shop = await open();
  const { body } = await call(shop.url, 'GET', '/api/products?limit=100');
  const all = (body as unknown as { data: { products: Listed[] } }).data.products;
  const product = all.reduce((a, b) => (b.quantity > a.quantity ? b : a));
  const set = await call(shop.url, 'PUT', '/api/operator/settings/limits', {
    token: operatorToken,
    body: { value: limits },
  });
  expect(set.status).toBe(200);
  const shoppers: Shopper[] = [];
  for (let i = 0; i < 3; i++) shoppers.push(await signUp(shop.url, dataDir));
  const before = await stockOf(shop.url, product);
  const attempts: Attempt[] = [];

  for (let round = 0; round < (nightly ? 3 : 1); round++) {
    const { url } = shop;
    const buying = shoppers.map((shopper) => buyUntilGone(url, shopper, product, attempts));
    const enough = attempts.filter(isAnswered).length + 2 + Math.floor(Math.random() * 8);
    await expect.poll(() => attempts.filter(isAnswered).length, waiting).toBeGreaterThan(enough);
    await shop.kill();
    await Promise.all(buying);
    shop = await open(); // no repair in between
  }

  for (const { shopper, number } of attempts.filter(isAnswered)) {
    const order = await call(shop.url, 'GET', `/api/orders/${number}`, { token: shopper.token });
    expect(order.status, number).toBe(200);
  }
  // Repeating with the same key gives the same order, or creates the interrupted one.
  const numbers = new Set<string>();
  for (const attempt of attempts) {
    const again = await place(shop.url, attempt);
    if (attempt.number) expect(numberOf(again)).toBe(attempt.number);
    if (again.status < 300) numbers.add(numberOf(again));
  }
  const sold = before - (await stockOf(shop.url, product));
  const lists = await Promise.all(
    shoppers.map(({ token }) => call(shop.url, 'GET', '/api/orders?limit=100', { token })),
  );
  const orders = lists.flatMap(
    ({ body }) => (body as unknown as { data: { orders: Placed[] } }).data.orders,
  );
  const pieces = orders.flatMap(({ items }) => items).reduce((sum, item) => sum + item.quantity, 0);
  expect(new Set(orders.map(({ number }) => number))).toEqual(numbers);
  expect(orders).toHaveLength(numbers.size);
  expect(sold).toBe(pieces);
  expect(await shop.stop()).toBe(0);
});

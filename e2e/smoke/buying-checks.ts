import assert from 'node:assert/strict';
import { mailedCode } from '../testing/mail';
import { address, password } from '../testing/shopper';
import type { Check, Shop } from './shop';
import { until } from './until';
import type { Visitor } from './visitor';

const json = { 'content-type': 'application/json' };

/** Checks of one shopper's story, in this order: each continues from the previous one. */
export const buyingChecks: Check[] = [
  {
    title: 'a shopper signs up and proves the address by the mailed code',
    needsMail: true,
    run: async ({ visitor, shopper: { email }, dataDir = '' }) => {
      const body = { first_name: 'Meera', last_name: 'Demo', email, password };
      await visitor.expect(201, '/api/user-auth/signup', { method: 'POST', body });
      const otp = await mailedCode(email, dataDir);
      const proof = { email, otp, purpose: 'verify' };
      await visitor.expect(200, '/api/user-auth/verify-otp', { method: 'POST', body: proof });
    },
  },
  {
    title: 'signs in; no script can read the cookie',
    needsMail: true,
    run: async ({ visitor, shopper: { email } }) => {
      const { text } = await visitor.expect(200, '/api/auth/csrf');
      const { csrfToken } = JSON.parse(text);
      const body = new URLSearchParams({ csrfToken, email, password, json: 'true', lang: 'en' });
      const answer = await visitor.expect(200, '/api/auth/callback/credentials', {
        method: 'POST',
        body: body.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('token=')) ?? '';
      assert.match(cookie, /HttpOnly/i);
      if (visitor.url.startsWith('https:')) assert.match(cookie, /Secure/i);
      const session = JSON.parse((await visitor.expect(200, '/api/auth/session')).text);
      assert.equal(session.user.email, email);
    },
  },
  {
    title: 'adds all that is left of a product to the cart',
    needsMail: true,
    run: async ({ visitor, scarce: { id, store, quantity } }) => {
      const body = { product_id: id, store_id: store.id, quantity };
      await visitor.expect(201, '/api/cart', { method: 'POST', body, headers: json });
      const [line] = await linesOf(visitor);
      assert.equal(line?.product.id, id);
      assert.equal(line?.quantity, quantity);
    },
  },
  {
    title: 'orders with cash on delivery, once by the same key',
    needsMail: true,
    run: async (shop) => {
      shop.orderNumber = await order(shop);
    },
  },
  {
    title: 'tracks the order, and opens its page',
    needsMail: true,
    run: async ({ visitor, orderNumber }) => {
      const track = await visitor.expect(200, `/api/track/${orderNumber}`);
      assert.ok(track.text.includes('"placed"'));
      const page = await visitor.expect(200, `/track-order/${orderNumber}`);
      assert.match(page.headers.get('content-security-policy') ?? '', /'nonce-[\w+/=]+'/);
      assert.doesNotMatch(page.headers.get('cache-control') ?? '', /s-maxage/);
    },
  },
  {
    title: 'the product is sold out',
    needsMail: true,
    run: async ({ otherInstance, scarce }) => {
      const now = await otherInstance.data<{ quantity: number }>(`/api/products/${scarce.id}`);
      assert.equal(now.quantity, 0);
    },
  },
  {
    title: 'signs out; the cookie opens nothing any more',
    needsMail: true,
    run: async ({ visitor }) => {
      const kept = new Map(visitor.cookies);
      const { csrfToken } = JSON.parse((await visitor.expect(200, '/api/auth/csrf')).text);
      await visitor.expect(200, '/api/auth/signout', {
        method: 'POST',
        body: new URLSearchParams({ csrfToken, json: 'true' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      for (const [name, value] of kept) visitor.cookies.set(name, value);
      await visitor.expect(401, '/api/cart');
      visitor.cookies.clear();
    },
  },
];

type Line = { id: number; quantity: number; product: { id: number } };

const linesOf = (visitor: Visitor) => visitor.data<Line[]>('/api/cart');

/** Places the cart's line twice with one key, and checks the product's page on the other instance. */
async function order({ visitor, otherInstance, scarce }: Shop): Promise<string> {
  const path = `/product/${scarce.slug}`;
  await otherInstance.expect(200, path);
  const before = await otherInstance.expect(200, path);
  const body = {
    items: (await linesOf(visitor)).map(({ id }) => id),
    shipping_address: address,
    billing_same_as_shipping: true,
    payment_method: 'cod',
  };
  const headers = { ...json, 'idempotency-key': `smoke-${Date.now()}` };
  const place = async (status: number) => {
    const asked = { method: 'POST', body, headers, status };
    return (await visitor.data<{ number: string }>('/api/orders', asked)).number;
  };
  const number = await place(201);
  assert.match(number, /^HT-/);
  assert.equal(await place(201), number);
  await until('the page of the sold-out product is rendered anew', async () => {
    const now = await otherInstance.expect(200, path);
    return now.headers.get('etag') !== before.headers.get('etag') || now.text !== before.text;
  });
  return number;
}

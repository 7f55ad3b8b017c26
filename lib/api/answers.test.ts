import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addToCart, clearCart, getCart, noTotals, removeCartLine, updateCartLine } from './cart';
import { listCategories } from './catalog';
import { ApiError } from './request';
import { receivedLine, receivedWishlistEntry } from './testing/as-received';
import { addToWishlist, getWishlist, removeFromWishlist } from './wishlist';

/** Which answers of an external API host are a success (specification §7). */

let reply: { status: number; body?: unknown };
let server: Server;

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(reply.status === 204 ? undefined : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  delete process.env.API_URL;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const product = { productId: 1, storeId: 2 };
const calls = {
  'GET /api/cart': () => getCart('en'),
  'POST /api/cart': () => addToCart('en', { ...product, quantity: 1 }),
  'PUT /api/cart/{id}': () => updateCartLine('en', 3, 2),
  'DELETE /api/cart/{id}': () => removeCartLine('en', 3),
  'DELETE /api/cart': () => clearCart('en'),
  'GET /api/wishlist': () => getWishlist('en'),
  'POST /api/wishlist/add': () => addToWishlist('en', product),
  'DELETE /api/wishlist/remove/{id}': () => removeFromWishlist('en', 3),
  'GET /api/categories': () => listCategories('en'),
};
type Call = keyof typeof calls;

const refusal = { success: false, message: 'No.' };
const unknown = 'An unknown API error occurred. Check the console for details.';

describe.each(Object.keys(calls) as Call[])('%s', (call) => {
  it('fails with the message of a 200 that says it is no success', async () => {
    reply = { status: 200, body: refusal };
    await expect(calls[call]()).rejects.toMatchObject({ code: 'api', status: 200, message: 'No.' });
  });

  it('takes 204 as success', async () => {
    reply = { status: 204 };
    await expect(calls[call]()).resolves.not.toBeUndefined();
  });
});

it.each<[Call, unknown]>([
  ['GET /api/cart', {}],
  ['GET /api/cart', { success: true, data: 7 }],
  ['POST /api/cart', {}],
  ['POST /api/cart', { data: { id: 1, quantity: 1 } }],
  ['POST /api/cart', { message: 'Cart cleared' }],
  ['DELETE /api/cart', {}],
  ['DELETE /api/cart', []],
  ['DELETE /api/cart', { message: 'Item added to cart' }],
  ['GET /api/cart', { success: true, data: [{ id: 1 }] }],
  ['GET /api/wishlist', {}],
  ['GET /api/wishlist', { items: [{ id: 1 }] }],
  ['POST /api/wishlist/add', {}],
  ['POST /api/wishlist/add', { item: null }],
  ['GET /api/categories', {}],
  ['GET /api/categories', { success: true, data: {} }],
])('%s is no success with %j', async (call, body) => {
  reply = { status: 200, body };
  const failure = await calls[call]().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  const { message } = body as { message?: string };
  expect((failure as ApiError).message).toBe(message ?? unknown);
});

it.each<[Call, unknown]>([
  ['POST /api/cart', { success: true }],
  ['POST /api/cart', { message: 'Item added to cart' }],
  ['DELETE /api/cart', { success: true, message: 'टोकरी खाली कर दी गई' }],
  ['DELETE /api/cart', { message: 'Cart cleared' }],
  ['PUT /api/cart/{id}', {}],
  ['DELETE /api/cart/{id}', {}],
  ['POST /api/wishlist/add', { success: true }],
  ['POST /api/wishlist/add', { success: true, message: 'Already there' }],
])('%s is a success with %j', async (call, body) => {
  reply = { status: 200, body };
  await expect(calls[call]()).resolves.toEqual(body);
});

it('takes an item alone for a wish that was added', async () => {
  reply = { status: 200, body: { item: receivedWishlistEntry } };
  await expect(addToWishlist('en', product)).resolves.toMatchObject({ item: { id: 1 } });
});

it('finds the lines of a cart under `data`, or else under `cartItems`', async () => {
  for (const body of [{ data: [receivedLine] }, { cartItems: [receivedLine] }]) {
    reply = { status: 200, body };
    expect(await getCart('en')).toMatchObject({ items: [{ id: 1 }], totals: noTotals });
  }
});

it('fills in what specification §3 does not name', async () => {
  reply = { status: 200, body: { data: [receivedLine] } };
  const [line] = (await getCart('en')).items;
  expect(line).toMatchObject({
    product: { regular_price: 400, brand: null, slug: '', store: { id: 2, name: '', slug: '' } },
    store: { id: 2, shipping: 0, free_shipping_from: null },
    unit_price: 400,
    line_total: 800,
  });
});

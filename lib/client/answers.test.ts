import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call } from './call';
import { ApiError } from './request';
import { receivedLine, receivedWishlistEntry } from './testing/as-received';

/** The answer of an external API host. Specification §7 defines which answers are successes. */

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

const product = { product_id: 1, store_id: 2 };
const getCart = () => call('GET /api/cart');
const addToWishlist = () => call('POST /api/wishlist/add', { body: product });
const calls = {
  'GET /api/cart': getCart,
  'POST /api/cart': () => call('POST /api/cart', { body: { ...product, quantity: '1' } }),
  'PUT /api/cart/{id}': () =>
    call('PUT /api/cart/{cartItemId}', { params: { cartItemId: 3 }, body: { quantity: '2' } }),
  'DELETE /api/cart/{id}': () =>
    call('DELETE /api/cart/{cartItemId}', { params: { cartItemId: 3 } }),
  'DELETE /api/cart': () => call('DELETE /api/cart'),
  'GET /api/wishlist': () => call('GET /api/wishlist'),
  'POST /api/wishlist/add': addToWishlist,
  'DELETE /api/wishlist/remove/{id}': () =>
    call('DELETE /api/wishlist/remove/{id}', { params: { id: 3 } }),
  'GET /api/categories': () => call('GET /api/categories'),
};
type Call = keyof typeof calls;

const refusal = { success: false, message: 'No.' };
const unknown = 'An unknown API error occurred. Check the console for details.';

describe.each(Object.keys(calls) as Call[])('%s', (called) => {
  it('fails with the message of a 200 that says it is no success', async () => {
    reply = { status: 200, body: refusal };
    await expect(calls[called]()).rejects.toMatchObject({
      code: 'api',
      status: 200,
      message: 'No.',
    });
  });

  it('takes 204 as success', async () => {
    reply = { status: 204 };
    await expect(calls[called]()).resolves.not.toBeUndefined();
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
])('%s is no success with %j', async (called, body) => {
  reply = { status: 200, body };
  const failure = await calls[called]().catch((error: unknown) => error);
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
])('%s is a success with %j', async (called, body) => {
  reply = { status: 200, body };
  await expect(calls[called]()).resolves.toEqual(body);
});

it('takes an item alone for a wish that was added', async () => {
  reply = { status: 200, body: { item: receivedWishlistEntry } };
  await expect(addToWishlist()).resolves.toMatchObject({ item: { id: 1 } });
});

it('finds the lines of a cart under `data`, or else under `cartItems`', async () => {
  for (const body of [{ data: [receivedLine] }, { cartItems: [receivedLine] }]) {
    reply = { status: 200, body };
    expect(await getCart()).toMatchObject({ data: [{ id: 1 }] });
  }
});

it('fills in what specification §3 does not name', async () => {
  reply = { status: 200, body: { data: [receivedLine] } };
  const [line] = (await getCart())?.data ?? [];
  expect(line).toMatchObject({
    product: { regular_price: 400, brand: null, slug: '', store: { id: 2, name: '', slug: '' } },
    store: { id: 2, shipping: 0, free_shipping_from: null },
    unit_price: 400,
    line_total: 800,
  });
});

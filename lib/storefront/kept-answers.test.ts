/** @jest-environment jsdom */
import { cache, mutate } from 'swr/_internal';
import { toldWritten } from '@/lib/client/request';
import { callKey, ownKey } from '@/lib/client/use-call';
import { dropFalseAnswers, forgetAnswers, readAnew } from './kept-answers';

// An open channel would keep the process alive.
Object.assign(globalThis, { BroadcastChannel: undefined });

const email = 'asha@example.in';
const product = { params: { id: 1 } };
const keys = {
  order: ownKey(email, 'GET /api/orders/{orderNumber}', 'en', { params: { orderNumber: 'HT-1' } }),
  cart: ownKey(email, 'GET /api/cart', 'en'),
  wishlist: ownKey(email, 'GET /api/wishlist', 'en'),
  offer: callKey('GET /api/products/{id}', 'en', product, 7),
  boughtWith: callKey('GET /api/products/{id}/bought-with', 'en', product),
};
const kept = () => {
  const calls = [...cache.keys()].filter((key) => cache.get(key)?.data).map(callIn);
  return Object.entries(keys).flatMap(([name, key]) => (calls.includes(key[1]) ? [name] : []));
};
const callIn = (key: string) => key.split('"')[3];

let end: () => void;
beforeEach(async () => {
  end = dropFalseAnswers();
  forgetAnswers();
  for (const key of Object.values(keys)) {
    await mutate([...key], { kept: true }, { revalidate: false });
  }
});
afterEach(() => end());

it('drops what a write without a row may have made false, also what no page has shown yet', () => {
  toldWritten('/api/payments/verify-payment');
  expect(kept()).toEqual(['boughtWith']);
});

it('drops only what a write with a row touches', () => {
  toldWritten('/api/cart/7');
  expect(kept()).toEqual(['order', 'wishlist', 'offer', 'boughtWith']);
});

it('keeps everything after a call that only reads', () => {
  toldWritten('/api/checkout/quote');
  expect(kept()).toHaveLength(5);
});

it('drops the answers of the calls that it is told', async () => {
  await readAnew(['GET /api/orders/{orderNumber}']);
  expect(kept()).toEqual(['cart', 'wishlist', 'offer', 'boughtWith']);
});

it('hears nothing once it has ended', () => {
  end();
  toldWritten('/api/orders');
  expect(kept()).toHaveLength(5);
});

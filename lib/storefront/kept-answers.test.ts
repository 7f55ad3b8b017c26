/** @jest-environment jsdom */
import { cache, mutate } from 'swr/_internal';
import { toldWritten } from '@/lib/client/request';
import { swrKeys } from './cache';
import { dropFalseAnswers, forgetAnswers, readAnew } from './kept-answers';

// An open channel would keep the process alive.
Object.assign(globalThis, { BroadcastChannel: undefined });

const email = 'asha@example.in';
const order = swrKeys.order(email, 'en', 'HT-1');
const keep = (key: readonly unknown[]) => mutate([...key], { kept: true }, { revalidate: false });
const kept = () =>
  [...cache.keys()].filter((key) => cache.get(key)?.data).map((key) => key.split('"')[1]);

let end: () => void;
beforeEach(async () => {
  end = dropFalseAnswers();
  forgetAnswers();
  const own = [order, swrKeys.cart(email, 'en'), swrKeys.wishlist(email, 'en')];
  for (const key of [...own, swrKeys.delivery(1, 'en', '411001')]) await keep(key);
});
afterEach(() => end());

it('drops what a write without a row may have made false, also what no page has shown yet', () => {
  toldWritten('/api/payments/verify-payment');
  expect(kept()).toEqual(['delivery']);
});

it('drops only what a write with a row touches', () => {
  toldWritten('/api/cart/7');
  expect(kept()).toEqual(['order', 'wishlist', 'delivery']);
});

it('keeps everything after a call that only reads', () => {
  toldWritten('/api/checkout/quote');
  expect(kept()).toHaveLength(4);
});

it('drops the kinds that it is told', () => {
  readAnew(['order']);
  expect(kept()).toEqual(['cart', 'wishlist', 'delivery']);
});

it('hears nothing once it has ended', () => {
  end();
  toldWritten('/api/orders');
  expect(kept()).toHaveLength(4);
});

/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { forgetIntent, keepIntent, takeIntent } from './pending-action';

const intent = { kind: 'cart', productId: 7, storeId: 3, quantity: 2 } as const;

it('is taken once', () => {
  keepIntent(intent);
  expect(takeIntent()).toEqual(intent);
  expect(takeIntent()).toBeUndefined();
});

it('is the last thing asked for', () => {
  keepIntent(intent);
  keepIntent({ kind: 'wishlist', productId: 8, storeId: 3 });
  expect(takeIntent()).toMatchObject({ kind: 'wishlist', productId: 8 });
});

it('is forgotten by who turns back', () => {
  keepIntent(intent);
  forgetIntent();
  expect(takeIntent()).toBeUndefined();
});

it.each([
  [29, true],
  [31, false],
])('waits half an hour for a mail: after %d minutes %s', (minutes, isThere) => {
  jest.useFakeTimers({ now: 0 });
  keepIntent(intent);
  jest.setSystemTime(minutes * 60_000);
  expect(takeIntent() !== undefined).toBe(isThere);
  jest.useRealTimers();
});

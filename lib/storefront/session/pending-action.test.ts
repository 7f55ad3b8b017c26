/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { clearPendingAction, savePendingAction, takePendingAction } from './pending-action';

const action = { kind: 'cart', productId: 7, storeId: 3, quantity: 2 } as const;

it('is taken once', () => {
  savePendingAction(action);
  expect(takePendingAction()).toEqual(action);
  expect(takePendingAction()).toBeUndefined();
});

it('is the last thing asked for', () => {
  savePendingAction(action);
  savePendingAction({ kind: 'wishlist', productId: 8, storeId: 3 });
  expect(takePendingAction()).toMatchObject({ kind: 'wishlist', productId: 8 });
});

it('is forgotten by who turns back', () => {
  savePendingAction(action);
  clearPendingAction();
  expect(takePendingAction()).toBeUndefined();
});

it.each([
  [29, true],
  [31, false],
])('waits half an hour for a mail: after %d minutes %s', (minutes, isThere) => {
  jest.useFakeTimers({ now: 0 });
  savePendingAction(action);
  jest.setSystemTime(minutes * 60_000);
  expect(takePendingAction() !== undefined).toBe(isThere);
  jest.useRealTimers();
});

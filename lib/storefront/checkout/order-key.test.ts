/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import { forgetOrderKey, orderKey } from './order-key';

const lines = [
  { id: 7, quantity: 1 },
  { id: 9, quantity: 2 },
];

/** Simulates a reload: keeps the tab's storage and reloads the module. */
async function afterReload() {
  let fresh: typeof orderKey | undefined;
  await jest.isolateModulesAsync(async () => {
    fresh = (await import('./order-key')).orderKey;
  });
  return fresh as typeof orderKey;
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

afterEach(() => {
  jest.restoreAllMocks();
  forgetOrderKey();
});

describe('orderKey', () => {
  it('is the same for every click on the same cart', () => {
    expect(orderKey(lines)).toBe(orderKey(lines));
  });

  it('does not depend on the order of the lines', () => {
    expect(orderKey([...lines].reverse())).toBe(orderKey(lines));
  });

  it('survives a reload', async () => {
    const key = orderKey(lines);
    expect((await afterReload())(lines)).toBe(key);
  });

  it('is another for another quantity, line or cart', () => {
    const key = orderKey(lines);
    expect(orderKey([{ id: 7, quantity: 2 }])).not.toBe(key);
    expect(orderKey(lines)).not.toBe(key);
  });

  it('is another once the order stands', () => {
    const key = orderKey(lines);
    forgetOrderKey();
    expect(orderKey(lines)).not.toBe(key);
  });

  it('is kept for the visit where the browser stores nothing', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(orderKey(lines)).toBe(orderKey(lines));
  });

  it('fits the API, also without randomUUID', () => {
    expect(orderKey(lines)).toMatch(/^[0-9a-f-]{36}$/);
    forgetOrderKey();
    const { randomUUID } = crypto;
    Object.assign(crypto, { randomUUID: undefined });
    try {
      expect(orderKey(lines)).toMatch(/^[0-9a-f]{32}$/);
    } finally {
      Object.assign(crypto, { randomUUID });
    }
  });
});

import type { CartItem } from '@/lib/contract/schemas/cart';
import { whenForgotten } from '../browser/stored';
import { recallInTab, rememberInTab } from '../browser/tab-memory';
import { randomKey } from '../forms/random-key';

type Kept = { lines: string; key: string };

const name = 'order-key';
/** Fallback for browsers without storage. */
let held: Kept | undefined;

whenForgotten(() => {
  held = recallInTab<Kept>(name);
});

/**
 * Returns the Idempotency-Key for ordering these lines: the same after a reload, a second click or a lost
 * answer, so that one cart is never ordered twice; another for another cart.
 */
export function orderKey(items: Pick<CartItem, 'id' | 'quantity'>[]): string {
  const lines = items
    .map(({ id, quantity }) => `${id}:${quantity}`)
    .sort()
    .join(',');
  const kept = recallInTab<Kept>(name) ?? held;
  if (kept?.lines === lines) return kept.key;
  held = { lines, key: randomKey() };
  rememberInTab(name, held);
  return held.key;
}

/** Deletes the key once the order is placed. */
export function forgetOrderKey(): void {
  held = undefined;
  rememberInTab(name, undefined);
}

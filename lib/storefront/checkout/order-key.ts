import type { CartItem } from '@/lib/api/schemas/cart';
import { recallInTab, rememberInTab } from '../browser/tab-memory';
import { randomKey } from '../forms/random-key';

type Kept = { lines: string; key: string };

const name = 'order-key';

/**
 * The Idempotency-Key for ordering these lines: the same after a reload, a second click or a lost
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

/** Once the order stands, its key has done its work. */
export function forgetOrderKey(): void {
  held = undefined;
  rememberInTab(name, undefined);
}

/** For browsers that keep nothing. */
let held: Kept | undefined;

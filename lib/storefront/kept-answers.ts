import { cache, mutate, SWRGlobalState } from 'swr/_internal';
import type { Endpoint, OwnEndpoint } from '@/lib/client/call';
import { whenWritten } from '@/lib/client/request';
import { followOtherTabs, type Touched, tellOtherTabs } from './browser/other-tabs';

/** Calls whose answers depend on the cart's coupon. */
export const ofCoupons = [
  'GET /api/cart',
  'GET /api/cart/coupons',
  'POST /api/checkout/quote',
] as const satisfies OwnEndpoint[];

/** Calls about what a shopper has written about a product, or asked to be told. */
export const ofProduct = [
  'GET /api/products/{id}/reviews/mine',
  'GET /api/products/{id}/questions/mine',
  'GET /api/products/{id}/notices',
] as const satisfies OwnEndpoint[];

/**
 * Maps the beginning of a write's path to the calls whose cached answers it makes stale; the first match counts.
 * A write without a row may affect every answer of the account.
 */
const madeFalse: readonly (readonly [path: string, calls: readonly OwnEndpoint[]])[] = [
  ['/api/cart', [...ofCoupons, 'GET /api/cart/saved']],
  ['/api/checkout/quote', []],
  ['/api/wishlist', ['GET /api/wishlist']],
  ['/api/addresses', ['GET /api/addresses', 'GET /api/cart', 'POST /api/checkout/quote']],
  ['/api/products/', ofProduct],
  ['/api/questions/', ofProduct],
  ['/api/reviews/', ofProduct],
  ['/api/review-pictures', []],
  ['/api/return-pictures', []],
  ['/api/shorten-url', []],
  ['/api/newsletter', []],
];

/** Keys begin with one of these, unless the answer is an account's own. */
const notOwn: readonly string[] = ['seller', 'operator', 'everybody'];

/** The price and stock of a product are public, but an order takes stock. */
const offer: Endpoint = 'GET /api/products/{id}';

function touchedBy(path: string): Touched {
  const area = /^\/api\/(seller|operator)\//.exec(path)?.[1];
  if (area) return [area, 'everybody'];
  return madeFalse.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'own';
}

/**
 * Returns the affected keys as SWR serializes them: `@"asha@example.in","GET /api/orders",…`. SWR's own filters
 * find only keys that a component has used, not those that a write has put there.
 */
function touchedKeys(touched: Touched): string[] {
  return [...cache.keys()].filter((key) => {
    const [, owner, call] = /^@"((?:[^"\\]|\\.)*)","([^"]*)"/.exec(key) ?? [];
    if (owner === undefined || call === undefined) return false;
    if (touched === 'own') return !notOwn.includes(owner) || call === offer;
    return touched.includes(owner) || touched.includes(call);
  });
}

/** True if a component on this page shows the answer of a key and so revalidates it. */
function isShown(key: string): boolean {
  const [revalidators] = SWRGlobalState.get(cache) ?? [];
  return Boolean(revalidators?.[key]?.length);
}

/**
 * Drops cached answers that no component shows, so that the next page loads them fresh instead of showing the
 * former state first. Requests for them under way are ignored too.
 */
function drop(touched: Touched): void {
  for (const key of touchedKeys(touched)) if (!isShown(key)) void mutate(key, undefined);
}

async function refresh(touched: Touched): Promise<void> {
  drop(touched);
  await Promise.all(
    touchedKeys(touched)
      .filter(isShown)
      .map((key) => mutate(key)),
  );
}

/** Drops cached answers of these calls that no component shows, and reloads those that are shown. */
export const readAnew = (calls: readonly OwnEndpoint[]): Promise<void> => refresh(calls);

/** Drops every cached answer when another shopper signs in. */
export function forgetAnswers(): void {
  for (const key of [...cache.keys()]) void mutate(key, undefined, { revalidate: false });
}

/**
 * Drops the answers that each write makes stale, here and in the other tabs. The writer itself caches its
 * answer and reloads what is shown. Returns the unsubscribe function.
 */
export function dropFalseAnswers(): () => void {
  whenWritten((path) => {
    const touched = touchedBy(path);
    if (!touched.length) return;
    drop(touched);
    tellOtherTabs(touched);
  });
  const unfollow = followOtherTabs(refresh);
  return () => {
    whenWritten(undefined);
    unfollow();
  };
}

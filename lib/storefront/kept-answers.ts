import { cache, mutate, SWRGlobalState } from 'swr/_internal';
import { whenWritten } from '@/lib/client/request';
import { followOtherTabs, type Touched, tellOtherTabs } from './browser/other-tabs';
import type { swrKeys } from './cache';

/** The first word of a key of the browser's cache: the kind of answer. */
type Kind = {
  [Name in keyof typeof swrKeys]: (typeof swrKeys)[Name] extends (
    ...given: never[]
  ) => readonly [infer First, ...unknown[]]
    ? First
    : never;
}[keyof typeof swrKeys];

const ofCart = ['cart', 'cart totals', 'offers', 'quote', 'saved items'] as const;
const ofProduct = ['own review', 'own questions', 'notices'] as const;

/**
 * Maps the beginning of a write's path to the cached answers that it makes stale; the first match counts. A
 * write without a row may affect every answer of the account.
 */
const madeFalse: readonly (readonly [path: string, kinds: readonly Kind[]])[] = [
  ['/api/cart', ofCart],
  ['/api/checkout/quote', []],
  ['/api/wishlist', ['wishlist']],
  ['/api/addresses', ['addresses', 'cart', 'cart totals', 'quote']],
  ['/api/products/', ofProduct],
  ['/api/questions/', ofProduct],
  ['/api/reviews/', ofProduct],
  ['/api/review-pictures', []],
  ['/api/return-pictures', []],
  ['/api/shorten-url', []],
  ['/api/newsletter', []],
];

/** Keys of `useCall` begin with the area of their call, or `everybody`. */
type Area = 'seller' | 'operator' | 'everybody';

/** Answers that are the same for everybody and that no write of a shopper changes. */
const everybodys: readonly string[] = [
  'delivery',
  'stores delivery',
  'cards',
  'product coupons',
  'bought with',
  'quick choice',
  'seller',
  'operator',
  'everybody',
] satisfies (Kind | Area)[];

function touchedBy(path: string): Touched {
  const area = /^\/api\/(seller|operator)\//.exec(path)?.[1];
  if (area) return [area, 'everybody'];
  return madeFalse.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'own';
}

/**
 * Returns the affected keys as SWR serializes them: `@"order","asha@example.in",…`. SWR's own filters find only
 * keys that a component has used, not those that a write has put there.
 */
function touchedKeys(touched: Touched): string[] {
  return [...cache.keys()].filter((key) => {
    const kind = /^@"([^"]*)",/.exec(key)?.[1];
    if (kind === undefined) return false;
    return touched === 'own' ? !everybodys.includes(kind) : touched.includes(kind);
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

function refresh(touched: Touched): void {
  drop(touched);
  for (const key of touchedKeys(touched)) if (isShown(key)) void mutate(key);
}

/** Drops cached answers of these kinds that no component shows, and reloads those that are shown. */
export const readAnew = (kinds: readonly Kind[]): void => refresh(kinds);

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

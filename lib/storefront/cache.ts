import type { Locale } from '@/lib/i18n/locales';

/**
 * The cache manifest: every tag and lifetime of the server's cache, and every key of the browser's,
 * in one place.
 * Lifetimes in seconds: `stale` in the browser, `revalidate` in the background, `expire` at the latest.
 */
export const cacheTags = {
  product: (id: number) => `product:${id}`,
  products: 'products',
  categories: 'categories',
  brands: 'brands',
  stores: 'stores',
  banners: 'banners',
} as const;

export const lifetimes = {
  /** Pages of the catalogue: a change revalidates them by tag, so the clock only backs that up. */
  catalog: { stale: 300, revalidate: 900, expire: 86_400 },
  /** Lists with live deals and sales figures. */
  lists: { stale: 60, revalidate: 300, expire: 3600 },
  /** Drawn pictures: dear to make, and revalidated by tag like the pages they belong to. */
  pictures: { stale: 86_400, revalidate: 86_400, expire: 604_800 },
  /** What does not exist may exist soon. */
  missing: { stale: 30, revalidate: 60, expire: 300 },
} as const;

/**
 * Keys of the browser's cache (SWR). All are one shopper's own, so each names its owner by e-mail:
 * whoever signs in next never sees them.
 */
export const swrKeys = {
  cart: (email: string, lang: Locale) => ['cart', email, lang] as const,
  /** Totals of some lines (`id:quantity`), sent to a state. */
  cartTotals: (email: string, lang: Locale, lines: string, state: string) =>
    ['cart totals', email, lang, lines, state] as const,
  profile: (email: string, lang: Locale) => ['profile', email, lang] as const,
  addresses: (email: string, lang: Locale) => ['addresses', email, lang] as const,
  orders: (email: string, lang: Locale, page: number) => ['orders', email, lang, page] as const,
  order: (email: string, lang: Locale, number: string) => ['order', email, lang, number] as const,
  tracking: (email: string, lang: Locale, number: string) =>
    ['tracking', email, lang, number] as const,
} as const;

import type { Locale } from '@/lib/i18n/locales';

/**
 * The cache manifest: every lifetime of the server's cache, and every key of the browser's, in one place; the tags are
 * lib/caching/tags.ts.
 * Lifetimes in seconds: `stale` in the browser, `revalidate` in the background, `expire` at the latest.
 */
export const lifetimes = {
  /** Pages of the catalogue: a change revalidates them by tag, so the clock only backs that up. */
  catalog: { stale: 300, revalidate: 900, expire: 86_400 },
  /** Lists with live deals and sales figures. */
  lists: { stale: 60, revalidate: 300, expire: 3600 },
  /** Drawn pictures: dear to make, and revalidated by tag like the pages they belong to. */
  pictures: { stale: 86_400, revalidate: 86_400, expire: 604_800 },
  /** Texts to read: a change expires them by tag. */
  content: { stale: 300, revalidate: 86_400, expire: 604_800 },
  /** What does not exist may exist soon. */
  missing: { stale: 30, revalidate: 60, expire: 300 },
} as const;

/**
 * Keys of the browser's cache (SWR). What is one shopper's own names its owner by e-mail: whoever signs
 * in next never sees it.
 */
export const swrKeys = {
  /** A vendor's application: of whoever the vendor's cookie names. */
  ownStore: (lang: Locale) => ['own store', lang] as const,
  /** A product's price and stock, beside a page whose facts were read at that moment. */
  offer: (productId: number, lang: Locale, readAt: number) =>
    ['offer', productId, lang, readAt] as const,
  delivery: (productId: number, lang: Locale, pincode: string) =>
    ['delivery', productId, lang, pincode] as const,
  /** Of stores (`id,id`), to a pincode. */
  storesDelivery: (lang: Locale, pincode: string, stores: string) =>
    ['stores delivery', lang, pincode, stores] as const,
  /** Cards of some products. */
  cards: (ids: string, lang: Locale) => ['cards', ids, lang] as const,
  ownReview: (email: string, lang: Locale, productId: number) =>
    ['own review', email, lang, productId] as const,
  ownQuestions: (email: string, productId: number) => ['own questions', email, productId] as const,
  notices: (email: string, productId: number) => ['notices', email, productId] as const,
  cart: (email: string, lang: Locale) => ['cart', email, lang] as const,
  offers: (email: string, lang: Locale) => ['offers', email, lang] as const,
  savedItems: (email: string, lang: Locale) => ['saved items', email, lang] as const,
  /** Totals of some lines (`id:quantity`) with the cart's coupon, sent to a state. */
  cartTotals: (email: string, lang: Locale, lines: string, state: string) =>
    ['cart totals', email, lang, lines, state] as const,
  wishlist: (email: string, lang: Locale) => ['wishlist', email, lang] as const,
  sessions: (email: string) => ['sessions', email] as const,
  profile: (email: string, lang: Locale) => ['profile', email, lang] as const,
  addresses: (email: string, lang: Locale) => ['addresses', email, lang] as const,
  /** A page of the orders that a filter (as text) lets through. */
  orders: (email: string, lang: Locale, filter: string, page: number) =>
    ['orders', email, lang, filter, page] as const,
  waitingOrders: (email: string, lang: Locale) => ['orders', email, lang, 'waiting'] as const,
  order: (email: string, lang: Locale, number: string) => ['order', email, lang, number] as const,
  invoices: (email: string, lang: Locale, number: string) =>
    ['invoices', email, lang, number] as const,
  /** What cancelling these items (`id:quantity`) would give back. */
  cancelPreview: (email: string, lang: Locale, orderId: number, items: string) =>
    ['cancel preview', email, lang, orderId, items] as const,
  /** What of an order can be returned, and its returns. */
  orderReturns: (email: string, lang: Locale, number: string) =>
    ['order returns', email, lang, number] as const,
  /** What a return (its request as JSON) would give back. */
  returnPreview: (email: string, lang: Locale, number: string, request: string) =>
    ['return preview', email, lang, number, request] as const,
  tracking: (email: string, lang: Locale, number: string) =>
    ['tracking', email, lang, number] as const,
  trackAll: (email: string, lang: Locale) => ['tracking', email, lang] as const,
  /** How long sellers have for their steps. */
  site: 'site',
  /** What ordering some lines to an address would mean. */
  quote: (email: string, lang: Locale, wanted: string) => ['quote', email, lang, wanted] as const,
  payment: (email: string, lang: Locale, number: string) =>
    ['payment', email, lang, number] as const,
  /** Everybody's, and the same for all. */
  paymentMethods: 'payment methods',
} as const;

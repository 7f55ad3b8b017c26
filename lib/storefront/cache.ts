import type { Locale } from '@/lib/i18n/locales';

/**
 * The cache manifest: every lifetime of the server's cache and every key of the browser's. The tags are in
 * lib/caching/tags.ts.
 * Lifetimes in seconds: `stale` in the browser, `revalidate` in the background, `expire` at the latest.
 */
export const lifetimes = {
  /** Pages of the catalogue. Changes revalidate them by tag; the lifetime is a fallback. */
  catalog: { stale: 300, revalidate: 900, expire: 86_400 },
  /** Lists with live deals and sales figures. */
  lists: { stale: 60, revalidate: 300, expire: 3600 },
  /** Rendered pictures: expensive to render, and revalidated by tag like the pages they belong to. */
  pictures: { stale: 86_400, revalidate: 86_400, expire: 604_800 },
  /** Content pages; a change expires them by tag. */
  content: { stale: 300, revalidate: 86_400, expire: 604_800 },
  /** Missing pages, which may exist soon. */
  missing: { stale: 30, revalidate: 60, expire: 300 },
} as const;

/**
 * Keys of the browser's cache (SWR). Keys of a shopper's own data contain the shopper's e-mail address, so the
 * next account never sees that data.
 */
export const swrKeys = {
  /** The application of the vendor in the `vendor` cookie. */
  ownStore: (lang: Locale) => ['own store', lang] as const,
  /** A product's price and stock; `readAt` is the time at which the page's facts were read. */
  offer: (productId: number, lang: Locale, readAt: number) =>
    ['offer', productId, lang, readAt] as const,
  /** Public coupons for a product at a price. */
  productCoupons: (productId: number, lang: Locale, price: number) =>
    ['product coupons', productId, lang, price] as const,
  /** A product by slug with the names of its colours. */
  quickChoice: (slug: string, lang: Locale) => ['quick choice', slug, lang] as const,
  boughtWith: (productId: number, lang: Locale) => ['bought with', productId, lang] as const,
  boughtBefore: (email: string, lang: Locale) => ['bought before', email, lang] as const,
  delivery: (productId: number, lang: Locale, pincode: string) =>
    ['delivery', productId, lang, pincode] as const,
  /** Delivery of stores (`id,id`) to a pincode. */
  storesDelivery: (lang: Locale, pincode: string, stores: string) =>
    ['stores delivery', lang, pincode, stores] as const,
  /** Product cards by id. */
  cards: (ids: string, lang: Locale) => ['cards', ids, lang] as const,
  ownReview: (email: string, lang: Locale, productId: number) =>
    ['own review', email, lang, productId] as const,
  ownQuestions: (email: string, productId: number) => ['own questions', email, productId] as const,
  notices: (email: string, productId: number) => ['notices', email, productId] as const,
  cart: (email: string, lang: Locale) => ['cart', email, lang] as const,
  offers: (email: string, lang: Locale, lines = '') => ['offers', email, lang, lines] as const,
  savedItems: (email: string, lang: Locale) => ['saved items', email, lang] as const,
  /** Totals of some lines (`id:quantity`) with the cart's coupon, for a delivery state. */
  cartTotals: (email: string, lang: Locale, lines: string, state: string) =>
    ['cart totals', email, lang, lines, state] as const,
  wishlist: (email: string, lang: Locale) => ['wishlist', email, lang] as const,
  sessions: (email: string) => ['sessions', email] as const,
  profile: (email: string, lang: Locale) => ['profile', email, lang] as const,
  addresses: (email: string, lang: Locale) => ['addresses', email, lang] as const,
  /** A page of the orders that match a filter (as text). */
  orders: (email: string, lang: Locale, filter: string, page: number) =>
    ['orders', email, lang, filter, page] as const,
  waitingOrders: (email: string, lang: Locale) => ['orders', email, lang, 'waiting'] as const,
  order: (email: string, lang: Locale, number: string) => ['order', email, lang, number] as const,
  invoices: (email: string, lang: Locale, number: string) =>
    ['invoices', email, lang, number] as const,
  /** The refund for cancelling these items (`id:quantity`). */
  cancelPreview: (email: string, lang: Locale, orderId: number, items: string) =>
    ['cancel preview', email, lang, orderId, items] as const,
  /** The returnable items of an order, and its returns. */
  orderReturns: (email: string, lang: Locale, number: string) =>
    ['order returns', email, lang, number] as const,
  /** The refund for a return (its request as JSON). */
  returnPreview: (email: string, lang: Locale, number: string, request: string) =>
    ['return preview', email, lang, number, request] as const,
  tracking: (email: string, lang: Locale, number: string) =>
    ['tracking', email, lang, number] as const,
  trackAll: (email: string, lang: Locale) => ['tracking', email, lang] as const,
  /** The quote for ordering some lines to an address. */
  quote: (email: string, lang: Locale, wanted: string) => ['quote', email, lang, wanted] as const,
  payment: (email: string, lang: Locale, number: string) =>
    ['payment', email, lang, number] as const,
  /** The payment methods, the same for every shopper. */
  paymentMethods: 'payment methods',
} as const;

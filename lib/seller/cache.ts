import type { ReturnTab } from '@/lib/api/schemas/returns/terms';
import type { Locale } from '@/lib/i18n/locales';

/** Keys of the browser's cache (SWR) in the seller area; signing out empties it. */
export const sellerKeys = {
  me: (lang: Locale) => ['seller', 'me', lang] as const,
  dashboard: (lang: Locale, days: number) => ['seller', 'dashboard', lang, days] as const,
  store: (lang: Locale) => ['seller', 'store', lang] as const,
  balance: (lang: Locale) => ['seller', 'balance', lang] as const,
  settlements: (lang: Locale, page: number) => ['seller', 'settlements', lang, page] as const,
  statement: (lang: Locale, id: string, page: number) =>
    ['seller', 'statement', lang, id, page] as const,
  returns: (lang: Locale, tab: ReturnTab, page: number) =>
    ['seller', 'returns', lang, tab, page] as const,
  return: (lang: Locale, id: number) => ['seller', 'return', lang, id] as const,
  reviews: (lang: Locale, show: string, rating: string, page: number) =>
    ['seller', 'reviews', lang, show, rating, page] as const,
  questions: (lang: Locale, show: string, page: number) =>
    ['seller', 'questions', lang, show, page] as const,
  shipments: (lang: Locale, query: object) => ['seller', 'shipments', lang, query] as const,
  shipment: (lang: Locale, id: number) => ['seller', 'shipment', lang, id] as const,
  stockMovements: (lang: Locale, query: object) => ['seller', 'stock', lang, query] as const,
  apiTokens: (lang: Locale) => ['seller', 'api-tokens', lang] as const,
  openApi: () => ['seller', 'openapi'] as const,
  webhooks: (lang: Locale) => ['seller', 'webhooks', lang] as const,
  deliveries: (lang: Locale, id: number, state: string, page: number) =>
    ['seller', 'deliveries', lang, id, state, page] as const,
  stockSettings: (lang: Locale) => ['seller', 'stock-settings', lang] as const,
  staff: (lang: Locale) => ['seller', 'staff', lang] as const,
  listings: (lang: Locale, filters: object) => ['seller', 'listings', lang, filters] as const,
  listing: (lang: Locale, id: number) => ['seller', 'listing', lang, id] as const,
  listingPrices: (lang: Locale, id: number) => ['seller', 'listing prices', lang, id] as const,
  revisions: (lang: Locale, id: number, version: number) =>
    ['seller', 'revisions', lang, id, version] as const,
  attributes: (lang: Locale, category: number) => ['seller', 'attributes', lang, category] as const,
  sizes: (lang: Locale, category: number) => ['seller', 'sizes', lang, category] as const,
  categories: (lang: Locale) => ['seller', 'categories', lang] as const,
  brands: () => ['seller', 'brands'] as const,
  gstRates: () => ['seller', 'gst-rates'] as const,
  deals: (lang: Locale, query: object) => ['seller', 'deals', lang, query] as const,
  deal: (lang: Locale, id: number) => ['seller', 'deals', lang, id] as const,
  coupons: (lang: Locale, query: object) => ['seller', 'coupons', lang, query] as const,
  coupon: (lang: Locale, id: number) => ['seller', 'coupon', lang, id] as const,
  listingViews: (lang: Locale) => ['seller', 'listing-views', lang] as const,
  sizeCharts: (lang: Locale) => ['seller', 'size-charts', lang] as const,
  imports: (lang: Locale, page: number) => ['seller', 'imports', lang, page] as const,
  import: (lang: Locale, id: string) => ['seller', 'import', lang, id] as const,
  importFields: (lang: Locale) => ['seller', 'import-fields', lang] as const,
  importValues: (lang: Locale, id: number, state: string) =>
    ['seller', 'import-values', lang, id, state] as const,
  importReport: (lang: Locale, id: number, outcome: string, page: number, state: string) =>
    ['seller', 'import-report', lang, id, outcome, page, state] as const,
} as const;

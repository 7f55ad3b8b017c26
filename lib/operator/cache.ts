import type { Locale } from '@/lib/i18n/locales';

/** Keys of the browser's cache (SWR) in the operator area; signing out empties it. */
export const operatorKeys = {
  me: (lang: Locale) => ['operator', 'me', lang] as const,
  sessions: (lang: Locale) => ['operator', 'sessions', lang] as const,
  today: (lang: Locale) => ['operator', 'today', lang] as const,
  applications: (lang: Locale, status: string) =>
    ['operator', 'applications', lang, status] as const,
  managedListings: (lang: Locale, query: object) =>
    ['operator', 'managed listings', lang, query] as const,
  listings: (lang: Locale) => ['operator', 'listings', lang] as const,
  listingPrices: (lang: Locale, id: number) => ['operator', 'listing prices', lang, id] as const,
  imports: (lang: Locale, page: number) => ['operator', 'imports', lang, page] as const,
  import: (lang: Locale, id: string) => ['operator', 'import', lang, id] as const,
  importReport: (lang: Locale, id: number, outcome: string, page: number, state: string) =>
    ['operator', 'import report', lang, id, outcome, page, state] as const,
  tickets: (lang: Locale, query: object) => ['operator', 'tickets', lang, query] as const,
  ticket: (lang: Locale, number: string) => ['operator', 'ticket', lang, number] as const,
  ticketTemplates: (lang: Locale) => ['operator', 'ticket templates', lang] as const,
  questions: (lang: Locale) => ['operator', 'questions', lang] as const,
  orders: (lang: Locale, query: object) => ['operator', 'orders', lang, query] as const,
  order: (lang: Locale, number: string) => ['operator', 'order', lang, number] as const,
  cancellation: (lang: Locale, number: string, items: string) =>
    ['operator', 'cancellation', lang, number, items] as const,
  cash: (lang: Locale, page: number) => ['operator', 'cash', lang, page] as const,
  refunds: (lang: Locale, query: object) => ['operator', 'refunds', lang, query] as const,
  returns: (lang: Locale, show: string) => ['operator', 'returns', lang, show] as const,
  payments: (lang: Locale) => ['operator', 'payments', lang] as const,
  settlements: (lang: Locale, query: object) => ['operator', 'settlements', lang, query] as const,
  adjustments: (lang: Locale, query: object) => ['operator', 'adjustments', lang, query] as const,
  statement: (lang: Locale, id: number, page: number) =>
    ['operator', 'statement', lang, id, page] as const,
  commission: (lang: Locale) => ['operator', 'commission', lang] as const,
  taxes: (lang: Locale, month: string) => ['operator', 'taxes', lang, month] as const,
  categories: (lang: Locale) => ['operator', 'categories', lang] as const,
  stores: (lang: Locale) => ['operator', 'stores', lang] as const,
  managedCategories: (lang: Locale) => ['operator', 'managed categories', lang] as const,
  deals: (lang: Locale, query: object) => ['operator', 'deals', lang, query] as const,
  brands: (lang: Locale) => ['operator', 'brands', lang] as const,
  brandRequests: (lang: Locale) => ['operator', 'brand-requests', lang] as const,
  home: (lang: Locale) => ['operator', 'home', lang] as const,
  listingSearch: (lang: Locale, search: string) =>
    ['operator', 'listing search', lang, search] as const,
  searchRules: (lang: Locale) => ['operator', 'search rules', lang] as const,
  unmetSearches: (lang: Locale) => ['operator', 'unmet searches', lang] as const,
  emptySearches: (lang: Locale) => ['operator', 'empty searches', lang] as const,
  shoppers: (lang: Locale, search: string) => ['operator', 'shoppers', lang, search] as const,
  shopper: (lang: Locale, id: number) => ['operator', 'shopper', lang, id] as const,
  seller: (lang: Locale, number: string) => ['operator', 'seller', lang, number] as const,
  reviewReports: (lang: Locale) => ['operator', 'review reports', lang] as const,
  health: (lang: Locale) => ['operator', 'health', lang] as const,
  webhooks: (lang: Locale) => ['operator', 'webhooks', lang] as const,
  settings: (lang: Locale) => ['operator', 'settings', lang] as const,
  mailKinds: (lang: Locale) => ['operator', 'mail kinds', lang] as const,
  mailPreview: (lang: Locale, kind: string, locale: Locale, words: object) =>
    ['operator', 'mail preview', lang, kind, locale, words] as const,
  settingVersions: (lang: Locale, group: string) =>
    ['operator', 'setting versions', lang, group] as const,
  content: (lang: Locale) => ['operator', 'content', lang] as const,
  contentText: (lang: Locale, kind: string, slug: string) =>
    ['operator', 'content text', lang, kind, slug] as const,
  contentVersions: (lang: Locale, kind: string, slug: string, locale: Locale) =>
    ['operator', 'content versions', lang, kind, slug, locale] as const,
  team: (lang: Locale) => ['operator', 'team', lang] as const,
  log: (lang: Locale, page: number) => ['operator', 'log', lang, page] as const,
} as const;

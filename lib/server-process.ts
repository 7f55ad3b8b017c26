import type { LRUCache } from 'lru-cache';
import type { LimitFunction } from 'p-limit';
import type { MailSettings } from './api/schemas/settings/mails';
import type { CompanyFacts } from './company';
import type { Locale } from './i18n/locales';
import type { ShopTerms } from './shop-terms';
import type { StyleSheets } from './storefront/style-sheets.server';

/** What the bundles of one server process (our server, page cache, middleware, routes) tell each other. */
type ServerProcess = {
  /** Whether every request passes `guardRequest` already. */
  isGuarded?: boolean;
  /** Where this process answers, past any proxy; known from the first request on. */
  origin?: string;
  /** The status of a page that lies fresh in the page cache, by its path with language: /en/product/x. */
  cachedStatus?: (path: string) => number | undefined;
  /** Whether one of the tags was marked after a moment (milliseconds since 1970). */
  isMarkedSince?: (tags: string[], moment: number) => boolean;
  /** Texts for the HTML of pages being rendered (lib/storefront/html-only.server.ts). */
  htmlOnly?: { texts: LRUCache<string, string>; last: number };
  /** The texts that every page carries, as JSON. */
  pageMessages?: Partial<Record<Locale, string>>;
  /** The style sheets of the build, once they have been read. */
  styleSheets?: StyleSheets;
  /** Who runs the shop, as last read. */
  company?: CompanyFacts;
  /** Hours and days that pages and mails state, as last read. */
  terms?: ShopTerms;
  /** The words of mails, as last read. */
  mails?: MailSettings;
  /** The queue of uploaded pictures that are to be decoded (lib/security/picture-decoding.ts). */
  decoding?: LimitFunction;
  /** Marks what this process itself wrote into a request. */
  secret?: string;
};

declare global {
  var haatServerProcess: ServerProcess | undefined;
}

globalThis.haatServerProcess ??= {};

export const serverProcess: ServerProcess = globalThis.haatServerProcess;

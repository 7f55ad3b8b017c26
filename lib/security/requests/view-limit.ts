import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { languageOf } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { isOfThisMachine, visitorOfRequest } from '@/lib/network/visitor-address';
import { isOutsidePages, isView, viewLimit } from '@/lib/paths/routes';
import { smallPage } from './small-page';
import { routerMark } from './unread-query';

/** Views of each address in its current window, which begins with its first view. */
const counts = new LRUCache<string, { views: number }>({
  max: 50_000,
  ttl: viewLimit.seconds * 1000,
});

/** 404 answers of each address in its current window. */
const nowhere = new LRUCache<string, number>({ max: 50_000, ttl: viewLimit.seconds * 1000 });

/** Counts a visitor's view across instances; returns the number of views and the time left in their window. */
export type CountOfAll = (
  visitor: string,
) => Promise<{ views: number; milliseconds: number } | undefined>;

let countOfAll: CountOfAll | undefined;

/** Sets the counter shared with other instances. No request waits for it: its result applies to the next view. */
export function countViewsTogether(count: CountOfAll | undefined): void {
  countOfAll = count;
}

/**
 * Counts views before they are rendered, and pages answered 404, whose addresses are unlimited too. Answers 429
 * with a small page to a view over the visitor's limit, and to any rendered page after as many 404s.
 * @returns false if it has been answered
 */
export function limitViews(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '' } = request;
  if (isOutsidePages(url)) return true;
  const visitor = visitorOfRequest(request);
  const isCounted = url.includes('?') && isView(withoutRouterMark(url));
  if (!isCounted && isOfThisMachine(visitor)) return true;
  const hasUsedUp = (nowhere.get(visitor) ?? 0) >= viewLimit.tries;
  const wait = isCounted ? secondsToWait(visitor) : hasUsedUp ? secondsLeft(nowhere, visitor) : 0;
  if (wait > 0) {
    showBusy(request, response, wait);
    return false;
  }
  if (!isCounted) {
    response.once('finish', () => {
      if (response.statusCode !== 404) return;
      secondsToWait(visitor);
      // The window begins with the first 404.
      const ttl = nowhere.has(visitor) ? nowhere.getRemainingTTL(visitor) : undefined;
      nowhere.set(visitor, (nowhere.get(visitor) ?? 0) + 1, { ttl });
    });
  }
  return true;
}

/** Answers 429 with a small page, or without a body to Next's router, which then loads the document. */
export function showBusy(request: IncomingMessage, response: ServerResponse, wait: number): void {
  const { headers, url = '' } = request;
  response.setHeader('Retry-After', wait);
  response.setHeader('Cache-Control', 'no-store');
  if (!headers.rsc) response.setHeader('Content-Type', 'text/html; charset=utf-8');
  const isEmpty = headers.rsc !== undefined || request.method === 'HEAD';
  response.writeHead(429).end(isEmpty ? undefined : busyPage(languageOf(url)));
}

/** Returns the page for a visitor over the limit of lists. */
const busyPage = (lang: Locale) =>
  smallPage(lang, {
    title: textOf(lang, 'busy.title'),
    hint: textOf(lang, 'busy.hint'),
    again: textOf(lang, 'busy.again'),
    home: textOf(lang, 'busy.home'),
  });

/** Removes the router's mark, which Next's router also adds to a list without a query; the guard puts it last. */
const withoutRouterMark = (url: string) => url.replace(ofRouter, '');
const ofRouter = new RegExp(`[?&]${routerMark}=[^&]*$`);

/** Returns the seconds until a visitor's count expires. */
const secondsLeft = (counted: { getRemainingTTL(visitor: string): number }, visitor: string) =>
  Math.max(1, Math.ceil(counted.getRemainingTTL(visitor) / 1000));

/** Counts a view, and returns the seconds to wait if it is over the limit. */
function secondsToWait(visitor: string): number {
  const count = counts.get(visitor) ?? { views: 0 };
  if (count.views === 0) counts.set(visitor, count);
  count.views += 1;
  if (count.views > viewLimit.tries) return secondsLeft(counts, visitor);
  void countOfAll?.(visitor).then((all) => {
    if (all && all.views > count.views) {
      counts.set(visitor, { views: all.views }, { ttl: all.milliseconds });
    }
  });
  return 0;
}

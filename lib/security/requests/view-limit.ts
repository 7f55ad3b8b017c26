import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { languageOf } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { isView, viewLimit } from '@/lib/paths/routes';
import { withoutTracking } from '@/lib/paths/tracking-parameters';
import { visitorOfRequest } from '@/lib/security/visitor-address';
import { smallPage } from './small-page';

/** Views of each address since its first one in the running window. */
const counts = new LRUCache<string, { views: number }>({
  max: 50_000,
  ttl: viewLimit.seconds * 1000,
});

/** Counts a visitor's view with those of other instances: how many there are, and how much longer they count. */
export type CountOfAll = (
  visitor: string,
) => Promise<{ views: number; milliseconds: number } | undefined>;

let countOfAll: CountOfAll | undefined;

/** Has views counted together with other instances from now on. Nobody waits for that: it bears on the next view. */
export function countViewsTogether(count: CountOfAll | undefined): void {
  countOfAll = count;
}

/**
 * Counts a view that is about to be rendered. One too many of a visitor is answered 429 with a small page that says
 * so, or without a body for Next's router, which then asks for the document.
 * @returns false where it has been answered already
 */
export function limitViews(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, url = '' } = request;
  if (!url.includes('?') || !isView(withoutRouterMark(url))) return true;
  const wait = secondsToWait(visitorOfRequest(request));
  if (wait === 0) return true;
  response.setHeader('Retry-After', wait);
  response.setHeader('Cache-Control', 'no-store');
  if (!headers.rsc) response.setHeader('Content-Type', 'text/html; charset=utf-8');
  const isEmpty = headers.rsc !== undefined || request.method === 'HEAD';
  response.writeHead(429).end(isEmpty ? undefined : busyPage(languageOf(url)));
  return false;
}

/** What a visitor sees who has asked for too many lists. */
const busyPage = (lang: Locale) =>
  smallPage(lang, {
    title: textOf(lang, 'busy.title'),
    hint: textOf(lang, 'busy.hint'),
    again: textOf(lang, 'busy.again'),
    home: textOf(lang, 'busy.home'),
  });

/** Next's router marks what it asks for, also of a list that has no query. */
function withoutRouterMark(url: string): string {
  const [path = '', query = ''] = withoutTracking(url).split('?', 2);
  const rest = query.split('&').filter((part) => part && !part.startsWith('_rsc='));
  return rest.length ? `${path}?${rest.join('&')}` : path;
}

function secondsToWait(visitor: string): number {
  const count = counts.get(visitor) ?? { views: 0 };
  if (count.views === 0) counts.set(visitor, count);
  count.views += 1;
  if (count.views > viewLimit.tries) {
    return Math.max(1, Math.ceil(counts.getRemainingTTL(visitor) / 1000));
  }
  void countOfAll?.(visitor).then((all) => {
    if (all && all.views > count.views) {
      counts.set(visitor, { views: all.views }, { ttl: all.milliseconds });
    }
  });
  return 0;
}

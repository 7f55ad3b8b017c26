import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { languageOf, pathIn } from '@/lib/i18n/language-path';
import { isView } from '@/lib/routes';
import { visitorOfRequest } from '@/lib/security/visitor-address';
import { withoutTracking } from '@/lib/tracking-parameters';

/**
 * So many views of lists are rendered for one network address in so many seconds, as many as the API makes
 * searches for it: each costs a hundred times what a kept page costs, and there is no end of addresses.
 */
export const viewLimit = { tries: 300, seconds: 60 };

/** Views of each address since its first one in the running window. */
const counts = new LRUCache<string, { views: number }>({
  max: 50_000,
  ttl: viewLimit.seconds * 1000,
});

/**
 * Counts a view that is about to be rendered. One too many of a visitor is answered 429: the request is turned
 * into one for the page that says so, or answered without a body for Next's router, which then asks for the
 * document.
 * @returns false where it has been answered already
 */
export function limitViews(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, url = '' } = request;
  if (!url.includes('?') || !isView(withoutRouterMark(url))) return true;
  const wait = secondsToWait(visitorOfRequest(request));
  if (wait === 0) return true;
  answerTooMany(response, wait);
  if (headers.rsc) {
    response.writeHead(429).end();
    return false;
  }
  request.url = pathIn(languageOf(url), '/busy');
  return true;
}

/** Next's router marks what it asks for, also of a list that has no query. */
function withoutRouterMark(url: string): string {
  const [path = '', query = ''] = withoutTracking(url).split('?', 2);
  const rest = query.split('&').filter((part) => part && !part.startsWith('_rsc='));
  return rest.length ? `${path}?${rest.join('&')}` : path;
}

function secondsToWait(address: string): number {
  const count = counts.get(address) ?? { views: 0 };
  if (count.views === 0) counts.set(address, count);
  count.views += 1;
  if (count.views <= viewLimit.tries) return 0;
  return Math.max(1, Math.ceil(counts.getRemainingTTL(address) / 1000));
}

/** Whatever page is written to the response, it goes out as a refusal that nobody keeps. */
function answerTooMany(response: ServerResponse, seconds: number): void {
  const { writeHead } = response;
  response.writeHead = (() => {
    response.setHeader('Retry-After', seconds);
    response.setHeader('Cache-Control', 'no-store');
    response.removeHeader('ETag');
    return writeHead.call(response, 429);
  }) as typeof writeHead;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { languageOf } from '@/lib/i18n/language-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { isView, viewLimit } from '@/lib/paths/routes';
import { withoutTracking } from '@/lib/paths/tracking-parameters';
import { visitorOfRequest } from '@/lib/security/visitor-address';

/** Views of each address since its first one in the running window. */
const counts = new LRUCache<string, { views: number }>({
  max: 50_000,
  ttl: viewLimit.seconds * 1000,
});

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

/** The colours of components/ui/theme.css, of which this page has no sheet. */
const style = `
:root{color-scheme:light dark;--page:#fbf8f4;--card:#fff;--line:#e7ddd1;--ink:#241c17;--soft:#65584d;--brand:#a93a22;--on:#fff}
@media(prefers-color-scheme:dark){:root{--page:#171310;--card:#211b17;--line:#3a312a;--ink:#f5eee7;--soft:#bdaea1;--brand:#f08a6c;--on:#2a0f07}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--page);color:var(--ink);font:1rem/1.6 system-ui,"Noto Sans Devanagari",sans-serif}
main{max-width:28rem;padding:2rem 1.5rem;text-align:center;background:var(--card);border:1px solid var(--line);border-radius:1rem}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.35;text-wrap:balance}
p{margin:0;color:var(--soft);text-wrap:balance}
nav{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center;margin-top:1.5rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--brand);border-radius:.75rem;color:var(--brand);font-weight:600;text-decoration:none}
a:first-child{background:var(--brand);color:var(--on)}
a:focus-visible{outline:3px solid var(--brand);outline-offset:2px}`;

/** What a visitor sees who has asked for too many lists: a whole page of 2 KB, which asks for nothing else. */
function busyPage(lang: Locale): string {
  const text = (key: 'title' | 'hint' | 'again' | 'home') => textOf(lang, `busy.${key}`);
  const home = lang === defaultLocale ? '/' : `/${lang}`;
  return `<!doctype html>
<html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text('title')}</title><style>${style}</style>
<main><h1>${text('title')}</h1><p>${text('hint')}</p>
<nav><a href="">${text('again')}</a><a href="${home}">${text('home')}</a></nav></main></html>`;
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

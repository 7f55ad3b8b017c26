import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { cacheTags } from '@/lib/caching/tags';
import { isView } from '@/lib/paths/routes';
import { type Packed, packBytes } from '../page-cache/packing';
import { isMarkedSince } from '../page-cache/tags';
import { captureAnswer } from './captured-answer';
import { type HeaderList, headersToKeep } from './kept-headers';

const { products, categories, brands, stores, site } = cacheTags;
/** Tags that invalidate a list; sales figures and deals last as long as `lifetimes.lists`. */
export const tagsOfLists = [products, categories, brands, stores, site];

export const keptMilliseconds = 300_000;
const largest = 2 ** 21;

type View = { html: Packed; headers: HeaderList; at: number; etag?: string };

/**
 * Compressed views of queries: a popular link or search is rendered once in five minutes, and again after a
 * change of the catalogue. 32 MB.
 */
const views = new LRUCache<string, View>({
  maxSize: 2 ** 25,
  ttl: keptMilliseconds,
  sizeCalculation: ({ html }, url) => html.bytes.length + url.length + 2048,
});

/** Addresses requested once: most are never requested again and need no packing. */
const askedOnce = new LRUCache<string, true>({ max: 5000, ttl: keptMilliseconds });

/** Returns the view of an address, if it is not stale. */
export function findView(url: string): View | undefined {
  const view = views.get(url);
  return view && !isMarkedSince(tagsOfLists, view.at) ? view : undefined;
}

/** Stores the response if it is a complete view requested for the second time. */
export function keepView(url: string, response: ServerResponse): void {
  if (!isView(url)) return;
  if (!askedOnce.has(url)) {
    askedOnce.set(url, true);
    return;
  }
  const at = Date.now();
  captureAnswer(response, largest, async (html) => {
    if (!isWhole(response, html)) return;
    const headers = headersToKeep(response);
    views.set(url, { html: await packBytes(html), headers, at });
  });
}

/** React's mark of a failed part that the browser retries. */
const failedPart = /data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING)/;

function isWhole(response: ServerResponse, html: Buffer): boolean {
  return (
    response.statusCode === 200 &&
    !response.hasHeader('set-cookie') &&
    // Next itself keeps such a page.
    !response.hasHeader('x-nextjs-cache') &&
    String(response.getHeader('content-type')).startsWith('text/html') &&
    !failedPart.test(html.toString('latin1'))
  );
}

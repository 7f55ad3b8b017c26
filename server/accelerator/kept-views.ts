import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { cacheTags } from '@/lib/caching/tags';
import { isView } from '@/lib/paths/routes';
import { type Packed, packBytes } from '../page-cache/packing';
import { isMarkedSince } from '../page-cache/tags';
import { type HeaderList, headersToKeep } from './kept-headers';

const { products, categories, brands, stores, site } = cacheTags;
/** What may change a list; its sales figures and deals are kept as long as in `lifetimes.lists`. */
export const tagsOfLists = [products, categories, brands, stores, site];

export const keptMilliseconds = 300_000;
const largest = 2 ** 21;

type View = { html: Packed; headers: HeaderList; at: number; etag?: string };

/**
 * Views that Next rendered for a query, packed: a link that many follow, or a search that many make, is
 * rendered once in five minutes, and again after a change of the catalogue. 32 MB.
 */
const views = new LRUCache<string, View>({
  maxSize: 2 ** 25,
  ttl: keptMilliseconds,
  sizeCalculation: ({ html }, url) => html.bytes.length + url.length + 2048,
});

/** Addresses that were asked for once: most never are again, and need no packing. */
const askedOnce = new LRUCache<string, true>({ max: 5000, ttl: keptMilliseconds });

/** The view of an address, as long as it is true. */
export function findView(url: string): View | undefined {
  const view = views.get(url);
  return view && !isMarkedSince(tagsOfLists, view.at) ? view : undefined;
}

/** Keeps what Next writes to the response, where it turns out to be a whole view that is asked for again. */
export function keepView(url: string, response: ServerResponse): void {
  if (!isView(url)) return;
  if (!askedOnce.has(url)) {
    askedOnce.set(url, true);
    return;
  }
  const at = Date.now();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= largest) chunks.push(bytes);
  };
  const { write, end } = response;
  response.write = ((...args: Parameters<typeof write>) => {
    take(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    take(args[0]);
    return end.apply(response, args);
  }) as typeof end;
  response.once('finish', async () => {
    const html = Buffer.concat(chunks);
    if (size > largest || !isWhole(response, html)) return;
    const headers = headersToKeep(response);
    views.set(url, { html: await packBytes(html), headers, at });
  });
}

/** What React writes where a part failed and the browser is to try again. */
const failedPart = /data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING)/;

function isWhole(response: ServerResponse, html: Buffer): boolean {
  return (
    response.statusCode === 200 &&
    !response.hasHeader('set-cookie') &&
    // A page that Next keeps itself.
    !response.hasHeader('x-nextjs-cache') &&
    String(response.getHeader('content-type')).startsWith('text/html') &&
    !failedPart.test(html.toString('latin1'))
  );
}

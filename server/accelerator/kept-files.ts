import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Packed, packBytes } from '../page-cache/packing';
import { isMarkedSince } from '../page-cache/tags';
import { captureAnswer } from './captured-answer';
import { send } from './kept-answers';
import { type HeaderList, headersToKeep } from './kept-headers';
import { keptMilliseconds, tagsOfLists } from './kept-views';
import { patience } from './render-claims';

/** Large shared answers, made from the whole catalogue or the whole contract. */
const files =
  /^(?:\/api\/(?:openapi\.json|product-feed|sitemap(?:\/[^/?]+)?)|\/sitemap\.xml|\/sitemaps\/[^/?]+|(?:\/[a-z]{2})?\/feeds\/google\.xml)(?:\?|$)/;

const largest = 2 ** 23;

type KeptFile = { html: Packed; headers: HeaderList; at: number; etag?: string };

/** Compressed files by request; invalidated by the tags of lists, and after five minutes. 32 MB. */
const kept = new LRUCache<string, KeptFile>({
  maxSize: 2 ** 25,
  ttl: keptMilliseconds,
  sizeCalculation: ({ html }, key) => html.bytes.length + key.length + 2048,
});

/** Files being made, by request; each resolves after packing. */
const underWay = new Map<string, Promise<void>>();

/** Returns the cache key of a request: the API uses `Accept-Language` if the address names no language. */
const keyOf = ({ url = '', headers }: IncomingMessage): string =>
  url.startsWith('/api/') ? `${url} ${headers['accept-language']?.slice(0, 200) ?? ''}` : url;

function findFile(key: string): KeptFile | undefined {
  const file = kept.get(key);
  return file && !isMarkedSince(tagsOfLists, file.at) ? file : undefined;
}

/**
 * Answers a feed, a sitemap or the API description from the cache; each file is made and compressed once,
 * however many ask. All other requests go to `make`.
 */
export function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  make: () => void,
): void {
  const { method, url = '', headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || headers.authorization !== undefined || !files.test(url)) make();
  else answerShared(request, response, make).catch((error) => response.destroy(error));
}

async function answerShared(
  request: IncomingMessage,
  response: ServerResponse,
  make: () => void,
): Promise<void> {
  const key = keyOf(request);
  const other = findFile(key) ? undefined : underWay.get(key);
  if (other) await Promise.race([other, delay(patience, undefined, { ref: false })]);
  if (response.destroyed) return;
  const file = findFile(key);
  if (file) return send(request, response, file);
  if (request.method === 'GET' && !underWay.has(key)) keepFile(key, response);
  make();
}

function keepFile(key: string, response: ServerResponse): void {
  const at = Date.now();
  let packing: Promise<void> | undefined;
  captureAnswer(response, largest, (whole) => {
    if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return;
    // Rate limit headers belong to one caller.
    const headers = headersToKeep(response).filter(
      ([name]) => !/^ratelimit|^retry-after$/i.test(name),
    );
    packing = packBytes(whole).then((html) => {
      kept.set(key, { html, headers, at });
    });
  });
  const over = new Promise<void>((resolve) => response.once('close', resolve))
    .then(() => packing)
    .catch(() => {})
    .finally(() => underWay.delete(key));
  underWay.set(key, over);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { pathWithLanguage } from '@/lib/i18n/language-path';
import { pathsOf } from '@/lib/paths/routes';
import { gzippedBody } from '../compression';
import { build } from '../page-cache/build-id';
import { pathOfKey } from '../page-cache/page-keys';
import { persist } from '../page-cache/persist';
import { shelf } from '../page-cache/shelf';
import {
  type Entry,
  find,
  isFresh,
  isUsable,
  keyOf,
  startRenewing,
  takeIn,
  whenPacked,
} from '../page-cache/store';
import {
  cacheControl,
  gzipId,
  isSendable,
  type KeptAnswer,
  keepGzip,
  keyByAddress,
  send,
} from './kept-answers';
import { headersToKeep } from './kept-headers';
import { findView, keepView } from './kept-views';
import { claimFirstRender, patience } from './render-claims';
import { askForRenewal, isRenewal, noteRenewal } from './renewals';
import { getsShared } from './shared-requests';

/** Addresses that the page cache may hold: shared pages, without a query. */
const keptPages = pathsOf(({ kind }) => kind === 'static' || kind === 'view');

/** First renders in progress, by path; each resolves after the page is packed. */
const renders = new Map<string, Promise<unknown>>();

/**
 * Answers from the page cache in place of Next: a shared page from memory or its shelf, or a recently rendered
 * view. The HTML is sent as stored, in Brotli, at a fiftieth of the cost of Next, which hashes, writes and
 * compresses it each time. An expired page is sent once more while it is rendered again. A page that is not
 * cached is rendered for its first visitor, and the other visitors wait for that render.
 * @param render has Next answer; its answer is cached
 */
export function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  render: () => void,
): void {
  if (!getsShared(request)) render();
  else answerShared(request, response, render).catch((error) => response.destroy(error));
}

/**
 * Answers a request for a shared page. Only visitors without cookies get the answer for everybody, so Next's
 * headers are learnt from their requests.
 */
async function answerShared(
  request: IncomingMessage,
  response: ServerResponse,
  render: () => void,
): Promise<void> {
  const { method, headers, url = '' } = request;
  const path = keptPages.test(url) ? pathWithLanguage(url) : undefined;
  const key = keyByAddress.get(url) ?? (path && keyOf(path));
  if (path && isRenewal(request)) return renew(response, { url, path, render });
  const entry = find(key);
  if (key && entry && isSendable(entry) && isUsable(entry)) {
    keyByAddress.set(url, key);
    return sendPage(request, response, { key, entry });
  }
  const view = findView(url);
  if (view) return send(request, response, view);
  const isLearnt = method === 'GET' && !headers.cookie;
  const learn = () => {
    if (isLearnt) response.once('finish', () => rememberHeaders(url, response));
    if (isLearnt && path === undefined) keepView(url, response);
    render();
  };
  if (path === undefined) learn();
  else await answerKept(request, response, { path, render: learn, leads: isLearnt });
}

/** Sends a page from memory; an expired page is rendered again meanwhile. */
function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { key, entry }: { key: string; entry: Entry & KeptAnswer },
): Promise<void> {
  if (isFresh(entry)) {
    const control = cacheControl(entry.cacheControl);
    return send(request, response, entry, { control, gzip: gzipId(key, entry) });
  }
  askForRenewal(pathOfKey(key));
  return send(request, response, entry, { control: ofStale, state: 'STALE' });
}

type Way = {
  /** The path with its language. */
  path: string;
  render: () => void;
  /** True if other visitors may wait for this render. */
  leads?: boolean;
};

/** Answers a page that is not in memory, from the shelf or by a render. */
async function answerKept(
  request: IncomingMessage,
  response: ServerResponse,
  { path, render, leads }: Way,
): Promise<void> {
  const stored = await shelf().read(path);
  if (response.destroyed) return;
  if (stored && isSendable(stored) && isUsable(stored)) {
    if (stored.build === build) {
      // A later render is still being packed, and Next has it.
      if (!takeIn(stored.key, stored)) return render();
      return sendPage(request, response, { key: stored.key, entry: stored });
    }
    askForRenewal(path);
    return send(request, response, stored, { control: ofStale, state: 'STALE' });
  }
  const other = renders.get(path);
  if (other) {
    await Promise.race([other, delay(patience, undefined, { ref: false })]);
    if (response.destroyed) return;
    const key = keyOf(path);
    const entry = find(key);
    const isThere = key && entry && isSendable(entry) && isUsable(entry);
    return isThere ? sendPage(request, response, { key, entry }) : render();
  }
  const closed = new Promise((resolve) => response.once('close', resolve));
  if (leads) {
    const over = closed.then(() => whenPacked(keyOf(path))).finally(() => renders.delete(path));
    renders.set(path, over);
  }
  const claim = await claimFirstRender(path);
  if (claim.page) {
    const { page } = claim;
    const isTaken = takeIn(page.key, page);
    if (response.destroyed) return;
    return isTaken ? sendPage(request, response, { key: page.key, entry: page }) : render();
  }
  void closed.then(claim.end);
  if (!response.destroyed) render();
}

/** Has Next render a page again, for the page cache alone. */
function renew(response: ServerResponse, { url, path, render }: Way & { url: string }): void {
  response.once('close', startRenewing(path));
  response.once('finish', () => rememberHeaders(url, response));
  noteRenewal(path, response);
  render();
}

/** Stores Next's headers on the page's entry; each render learns them again. */
function rememberHeaders(url: string, response: ServerResponse): void {
  const headers = response.getHeaders();
  if (response.statusCode !== 200 || !headers['x-nextjs-cache'] || headers['set-cookie']) return;
  const key = keyOf(pathWithLanguage(url));
  const entry = find(key);
  // Another visitor's render may have replaced the entry since.
  if (!key || !entry?.sendable || entry.policy !== headers['content-security-policy']) return;
  entry.headers ??= headersToKeep(response);
  const gzip = gzippedBody(response);
  if (gzip) keepGzip(gzipId(key, entry), gzip);
  keyByAddress.set(url, key);
  // An unpacked page is persisted with its headers after packing.
  if (entry.rest) void persist(key).catch(console.error);
}

/** `Cache-Control` of a stale page: caches ask again soon. */
const ofStale = 's-maxage=1, stale-while-revalidate=59';

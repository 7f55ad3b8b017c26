import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { pathWithLanguage } from '@/lib/i18n/language-path';
import { pathsOf } from '@/lib/paths/routes';
import { withoutTracking } from '../../lib/paths/tracking-parameters';
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

/** Addresses that may lie in the page cache: pages that are the same for all, as they stand without a query. */
const keptPages = pathsOf(({ kind }) => kind === 'static' || kind === 'view');

/** Renders under way by path, of pages that are not kept yet; each is over once the page is packed. */
const renders = new Map<string, Promise<unknown>>();

/**
 * Answers from the page cache what Next would answer from it: a page that is the same for all, from memory or from
 * what lies behind it; or the view of a query that was rendered a moment ago. The HTML is sent as it lies there, in
 * Brotli; so a page costs a fiftieth of what Next takes to hash, write and compress it. A page that has run out is
 * sent once more while it is rendered anew, and of visitors of one that is not there, the first has it rendered and
 * the others wait for that.
 * @param render has Next answer; what it says is remembered
 */
export function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  render: () => void,
): void {
  if (!getsShared(request)) render();
  else answerShared(request, response, render).catch((error) => response.destroy(error));
}

/** Whoever comes without cookies gets what everybody gets: of them is learnt what Next writes around a page. */
async function answerShared(
  request: IncomingMessage,
  response: ServerResponse,
  render: () => void,
): Promise<void> {
  const { method, headers } = request;
  const url = withoutTracking(request.url ?? '');
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

/** Sends a page of memory; one that has run out is rendered anew meanwhile. */
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
  /** With language. */
  path: string;
  render: () => void;
  /** Whether others may wait for this render. */
  leads?: boolean;
};

/** Answers what memory has not got, from behind it or by a render. */
async function answerKept(
  request: IncomingMessage,
  response: ServerResponse,
  { path, render, leads }: Way,
): Promise<void> {
  const stored = await shelf().read(path);
  if (response.destroyed) return;
  if (stored && isSendable(stored) && isUsable(stored)) {
    if (stored.build === build) {
      // What was rendered later is still being packed: Next has it.
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

/** Has Next render a page anew for the page cache alone. */
function renew(response: ServerResponse, { url, path, render }: Way & { url: string }): void {
  response.once('close', startRenewing(path));
  response.once('finish', () => rememberHeaders(url, response));
  noteRenewal(path, response);
  render();
}

/** Remembers what Next wrote around a page, on the page's entry: what is rendered anew is learnt anew. */
function rememberHeaders(url: string, response: ServerResponse): void {
  const headers = response.getHeaders();
  if (response.statusCode !== 200 || !headers['x-nextjs-cache'] || headers['set-cookie']) return;
  const [path = ''] = url.split('?');
  const key = keyOf(pathWithLanguage(path));
  const entry = find(key);
  // Another visitor's render may have taken its place since.
  if (!key || !entry?.sendable || entry.policy !== headers['content-security-policy']) return;
  entry.headers ??= headersToKeep(response);
  const gzip = gzippedBody(response);
  if (gzip) keepGzip(gzipId(key, entry), gzip);
  keyByAddress.set(url, key);
  // Else it is kept with its headers once it is packed.
  if (entry.rest) void persist(key).catch(console.error);
}

/** Of a page that has run out: whoever keeps it on its way asks again soon. */
const ofStale = 's-maxage=1, stale-while-revalidate=59';

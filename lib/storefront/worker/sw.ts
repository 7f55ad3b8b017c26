import { CacheFirst, ExpirationPlugin, NetworkFirst, NetworkOnly, Serwist } from 'serwist';
import { languageOf, pathIn } from '@/lib/i18n/language-path';
import { locales } from '@/lib/i18n/locales';
import { normalQuery } from '@/lib/paths/normal-query';
import { keptAddress } from '@/lib/paths/page-query';
import type { KeepMessage } from './keep-message';
import { cacheNames, isForEverybody, isKeptPage, offlinePage } from './kept-pages';

declare const self: ServiceWorkerGlobalScope;
/** The build that this worker belongs to. */
declare const BUILD: string;

const day = 24 * 3600;
const offlinePages = locales.map((locale) => pathIn(locale, offlinePage));

/** Returns the address under which a page is cached, as the server's cache does. */
function keyOf(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin + keptAddress(pathname, normalQuery(search.slice(1)));
}

const orOfflinePage = {
  handlerDidError: ({ request }: { request: Request }) => {
    const language = languageOf(new URL(request.url).pathname);
    return worker.matchPrecache(pathIn(language, offlinePage));
  },
};

/** Loads pages from the network; falls back to the cached page if that takes too long. */
const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 4,
  // The server varies by headers of Next's router; the cache holds only documents.
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) },
    { cacheWillUpdate: async ({ response }) => (isForEverybody(response) ? response : null) },
    {
      fetchDidSucceed: async ({ request, response }) => {
        if (response.status === 404 || response.status === 410) await forget(request);
        return response;
      },
    },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
    orOfflinePage,
  ],
});

/** File names contain a content hash, so a tab of an older build finds its own files. */
const files = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({
      maxEntries: 250,
      maxAgeSeconds: 60 * day,
      maxAgeFrom: 'last-used',
      purgeOnQuotaError: true,
    }),
  ],
});

const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  ],
});

const isFile = ({ pathname }: URL) => pathname.startsWith('/_next/static/');
const isPicture = ({ pathname }: URL) => pathname === '/_next/image';

const worker = new Serwist({
  precacheEntries: offlinePages.map((url) => ({ url, revision: BUILD })),
  precacheOptions: { cleanupOutdatedCaches: true },
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  // API calls bypass the worker and do not wait for it to start.
  requestRules: { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  runtimeCaching: [
    { matcher: ({ sameOrigin, url }) => sameOrigin && isFile(url), handler: files },
    { matcher: ({ sameOrigin, url }) => sameOrigin && isPicture(url), handler: pictures },
    {
      matcher: ({ request, url }) => request.mode === 'navigate' && isKeptPage(url.pathname),
      handler: pages,
    },
    {
      matcher: ({ request, url }) =>
        request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
      handler: new NetworkOnly({ plugins: [orOfflinePage] }),
    },
  ],
});

worker.addEventListeners();

self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()));

self.addEventListener('message', (event) => {
  const message = event.data as KeepMessage | undefined;
  if (message?.type === 'keep') event.waitUntil(keep(message, event));
});

/**
 * Caches a page that was loaded without this worker, with its files; the page last, so that a cached page
 * always has its files.
 */
async function keep({ page, loaded }: KeepMessage, event: ExtendableEvent): Promise<void> {
  const put = (strategy: CacheFirst | NetworkFirst, { href }: URL, headers = {}) =>
    strategy.handle({ event, request: new Request(href, { headers }) }).catch(() => undefined);
  const needed = loaded.length ? [...loaded, ...(await filesOfOfflinePages())] : [];
  const addresses = needed.map((address) => new URL(address, self.location.origin));
  await Promise.all(
    addresses
      .filter(({ origin }) => origin === self.location.origin)
      .map((at) => {
        if (isFile(at)) return put(files, at);
        // The headers must match the page's request, or the browser's own cache does not find it.
        return isPicture(at) && put(pictures, at, { Accept: 'image/webp,image/*,*/*;q=0.8' });
      }),
  );
  const address = new URL(page, self.location.origin);
  if (isKeptPage(address.pathname) && !(await isKeptLately(address.href)))
    await put(pages, address);
}

/** True if the page was cached within the last hour; each caching costs the shopper data. */
async function isKeptLately(address: string): Promise<boolean> {
  const cache = await caches.open(cacheNames.pages);
  const kept = await cache.match(keyOf(address), { ignoreVary: true });
  return Date.parse(kept?.headers.get('date') ?? '') > Date.now() - 3_600_000;
}

async function filesOfOfflinePages(): Promise<string[]> {
  const found = await Promise.all(offlinePages.map((page) => worker.matchPrecache(page)));
  const html = (await Promise.all(found.map((response) => response?.text()))).join();
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.js/g))];
}

async function forget(request: Request): Promise<void> {
  await (await caches.open(cacheNames.pages)).delete(keyOf(request.url));
}

async function dropOldCaches(): Promise<void> {
  const current = new Set<string>(Object.values(cacheNames));
  for (const name of await caches.keys()) {
    if (name.startsWith('haat-') && !current.has(name)) await caches.delete(name);
  }
}

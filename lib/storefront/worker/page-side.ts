import { moreLanguages } from '@/lib/i18n/locales';
import { idle } from '../browser/idle';
import { optional } from '../browser/optional';
import type { KeepMessage } from './keep-message';

/** Returns undefined in development and in browsers without workers; some WebViews define only the name. */
const workers = (): ServiceWorkerContainer | undefined =>
  process.env.NODE_ENV === 'production' ? optional(() => navigator.serviceWorker) : undefined;

const postToWorker = (message: KeepMessage) =>
  optional(() => workers()?.controller?.postMessage(message));

/**
 * Registers the service worker after the page has loaded, so that it does not slow down the first visit. Files
 * that were loaded before the worker took control are cached too, mostly from the browser's own cache.
 */
export async function startWorker(): Promise<void> {
  const serviceWorker = workers();
  if (!serviceWorker) return;
  serviceWorker.addEventListener('controllerchange', () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const { pathname, search } = window.location;
    postToWorker({ type: 'keep', page: pathname + search, loaded });
  });
  await loadEvent();
  await idle();
  const script = moreLanguages.length > 0 ? `/sw.js?${moreLanguages}` : '/sw.js';
  await serviceWorker.register(script, { updateViaCache: 'none' }).catch(() => {
    // Private windows and full devices refuse workers; the shop works without.
  });
}

/** Caches the page that the router has navigated to, unless the shopper saves data. */
export function keepPage(): void {
  const isSparing = optional(
    () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData,
  );
  if (isSparing) return;
  postToWorker({
    type: 'keep',
    page: window.location.pathname + window.location.search,
    loaded: [],
  });
}

const loadEvent = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

import { moreLanguages } from '@/lib/i18n/locales';
import { idle } from '../browser/idle';
import type { KeepMessage } from './keep-message';

/** Whether there is a worker: in production, and where the browser has them. */
const possible = () => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;

const postToWorker = (message: KeepMessage) =>
  navigator.serviceWorker.controller?.postMessage(message);

/**
 * Registers the service worker once the page stands, so that it takes nothing from the first visit. What
 * was loaded before a worker took charge is kept too, mostly from the browser's own cache.
 */
export async function startWorker(): Promise<void> {
  if (!possible()) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const { pathname, search } = window.location;
    postToWorker({ type: 'keep', page: pathname + search, loaded });
  });
  await loadEvent();
  await idle();
  const script = moreLanguages.length > 0 ? `/sw.js?${moreLanguages}` : '/sw.js';
  await serviceWorker.register(script, { updateViaCache: 'none' }).catch(() => {
    // Private windows and full devices have no worker; the shop does without.
  });
}

/** Has the page that the router has gone to kept too, unless the shopper is sparing with data. */
export function keepPage(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!possible() || connection?.saveData) return;
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

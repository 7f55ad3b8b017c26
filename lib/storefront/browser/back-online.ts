/** How often the server is asked where the browser has a network but said nothing new of it, in ms. */
const patience = 5000;

/**
 * Does something once the server can be reached again. Browsers say "online" at any network, also at one that
 * leads nowhere or is gone at once, and may have said so before anything on the page could listen; what follows
 * may cost the shopper the page. So the server is asked, for this very page, and asked again.
 * @returns gives up waiting
 */
export function whenBackOnline(act: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const ask = async () => {
    const init = { method: 'HEAD', cache: 'no-store', signal } as const;
    const answer = await fetch(window.location.href, init).catch(() => undefined);
    // Also a page that is gone says so better than this one does.
    if (!answer || answer.status >= 500 || signal.aborted) return;
    stop.abort();
    act();
  };
  window.addEventListener('online', ask, { signal });
  const timer = setInterval(() => navigator.onLine && ask(), patience);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => stop.abort();
}

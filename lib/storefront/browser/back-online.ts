/** Interval of the probes to the server while the browser has a network but fires no event, in ms. */
const patience = 5000;

/**
 * Calls `act` once the server can be reached again. Browsers fire "online" for any network, even one without
 * internet access or one that drops at once, and may fire it before the page listens. `act` may discard the
 * page. This function therefore requests this page from the server until it answers.
 * @returns a function that stops waiting
 */
export function whenBackOnline(act: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const ask = async () => {
    const init = { method: 'HEAD', cache: 'no-store', signal } as const;
    const answer = await fetch(window.location.href, init).catch(() => undefined);
    // A 404 also counts: the server's own page explains it better than this one.
    if (!answer || answer.status >= 500 || signal.aborted) return;
    stop.abort();
    act();
  };
  window.addEventListener('online', ask, { signal });
  const timer = setInterval(() => navigator.onLine && ask(), patience);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => stop.abort();
}

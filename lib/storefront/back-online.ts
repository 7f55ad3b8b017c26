/**
 * Does something once the server can be reached again. Browsers say "online" at any network, also at one that
 * leads nowhere or is gone at once, and what follows may cost the shopper the page; so the server is asked.
 * @returns gives up waiting
 */
export function whenBackOnline(act: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const ask = async () => {
    const init = { method: 'HEAD', cache: 'no-store', signal } as const;
    const answer = await fetch('/sw.js', init).catch(() => undefined);
    if (!answer?.ok || signal.aborted) return;
    stop.abort();
    act();
  };
  window.addEventListener('online', ask, { signal });
  return () => stop.abort();
}

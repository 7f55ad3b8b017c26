import { setImmediate as nextTurn } from 'node:timers/promises';

type Handle = { query(...parts: never[]): Promise<unknown> };
type Client = Handle & {
  transaction<Result>(work: (transaction: Handle) => Promise<Result>): Promise<Result>;
};

/** Milliseconds of statements and what comes of them after which the event loop has its turn. */
const longest = 10;

/**
 * Makes a PGlite give way to the event loop between statements; answers the same client. PGlite answers within the
 * call, so that work of many statements never leaves the queue of promises: nothing else of the process (timers,
 * sockets, other requests) would have its turn before the end of it.
 */
export function givingTurns<Of extends Client>(client: Of): Of {
  let since: number | undefined;
  const giveTurn = async () => {
    if (since !== undefined && performance.now() - since > longest) await nextTurn();
    if (since !== undefined) return;
    since = performance.now();
    // Runs at the end of this turn, whoever ends it.
    setImmediate(() => {
      since = undefined;
    });
  };
  const wrapped = (handle: Handle): Handle['query'] => {
    const query = handle.query.bind(handle);
    return async (...parts) => {
      await giveTurn();
      return query(...parts);
    };
  };
  const transaction = client.transaction.bind(client) as Client['transaction'];
  return Object.assign(client, {
    query: wrapped(client),
    transaction: <Result>(work: (transaction: Handle) => Promise<Result>) =>
      transaction<Result>(async (handle) => {
        const result = await work(Object.assign(handle, { query: wrapped(handle) }));
        await giveTurn();
        return result;
      }),
  });
}

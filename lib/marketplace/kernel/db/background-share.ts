import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

const background = new AsyncLocalStorage<boolean>();

/**
 * Runs background work, which no answer waits for: its statements share few connections, so that requests
 * find a free one.
 */
export const inBackground = <Result>(work: () => Result): Result => background.run(true, work);

/** Runs work as a request's, even if background work started it. */
export const asRequest = <Result>(work: () => Result): Result => background.run(false, work);

const isBackground = () => background.getStore() === true;

/** Limits concurrency to `most`; the others wait in order of arrival. */
function places(most: number) {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return {
    async enter(): Promise<void> {
      if (taken < most) taken++;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    leave(): void {
      const next = waiting.shift();
      // The place passes directly to the next in line, so that no newcomer takes it.
      if (next) next();
      else taken--;
    },
  };
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * Limits background work to `most` connections of a pool, however much of it hangs; returns the same pool.
 * Work waiting for its share does not wait for the pool, and so has none of the pool's time limits.
 */
export function withBackgroundShare(pool: Pool, most: number): Pool {
  const share = places(most);
  const connect: Pool['connect'] = pool.connect.bind(pool);
  async function connectInTurn(): Promise<PoolClient> {
    await share.enter();
    try {
      const client = await connect();
      const { release } = client;
      let isHeld = true;
      client.release = (...how) => {
        if (isHeld) share.leave();
        isHeld = false;
        return release(...how);
      };
      return client;
    } catch (error) {
      share.leave();
      throw error;
    }
  }
  const connectAs = (connected?: Connected) => {
    if (!isBackground()) return connected ? connect(connected) : connect();
    const connecting = connectInTurn();
    if (!connected) return connecting;
    connecting.then(
      (client) => connected(undefined, client, client.release),
      (error: Error) => connected(error, undefined, () => {}),
    );
  };
  return Object.assign(pool, { connect: connectAs });
}

type Handle = { query(...parts: never[]): Promise<unknown> };
type Embedded = Handle & {
  transaction<Result>(work: (transaction: Handle) => Promise<Result>): Promise<Result>;
};

/**
 * Limits a PGlite to one statement or transaction of background work at a time; returns the same client.
 * PGlite works in the order of arrival, so a request waits for one of them at most, and for earlier requests.
 */
export function withBackgroundTurns<Client extends Embedded>(client: Client): Client {
  const turn = places(1);
  const inTurn =
    <Parts extends unknown[], Result>(work: (...parts: Parts) => Promise<Result>) =>
    async (...parts: Parts): Promise<Result> => {
      if (!isBackground()) return work(...parts);
      await turn.enter();
      return work(...parts).finally(turn.leave);
    };
  return Object.assign(client, {
    query: inTurn(client.query.bind(client)),
    transaction: inTurn(client.transaction.bind(client) as Embedded['transaction']),
  });
}

import { createClient } from '@redis/client';
import { CircuitBreaker } from './circuit-breaker';

type Client = ReturnType<typeof createClient>;

type Options = {
  /** Runs before the connection is used (again). */
  catchUp?: (client: Client) => Promise<unknown>;
  onAway: (reason: string) => void;
  onBack: () => void;
};

/**
 * Creates a connection to Redis. A server silent for 15 seconds, though pinged every five, is given up and
 * reconnected: a broken connection does not always report an error.
 */
export function redisClient(url: string): Client {
  return createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 5000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 15_000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5000),
    },
  });
}

/** Connects to Redis behind a circuit breaker: calls wait a moment at most, and not at all while it is away. */
export function connectRedis(
  url: string,
  { catchUp = (client) => client.ping(), onAway, onBack }: Options,
) {
  const client = redisClient(url);
  let isAway = false;
  let settle = () => {};
  /** Resolves after the first connection attempt. */
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const away = (reason: string) => {
    if (!isAway) onAway(reason);
    isAway = true;
    settle();
  };
  const breaker = new CircuitBreaker({
    probe: async () => {
      if (!client.isReady) throw new Error('not connected');
      await catchUp(client);
    },
    onOpen: away,
    onClose: () => {
      if (isAway) onBack();
      isAway = false;
      settle();
    },
  });
  client.on('error', (error) => {
    breaker.open(error.message);
    away(error.message);
  });
  client.on('ready', () => breaker.probe());
  client.connect().catch(() => {});
  return { client, breaker, settled, close: () => client.destroy() };
}

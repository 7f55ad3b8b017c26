import { createClient } from 'redis';
import { Breaker } from './breaker.mjs';

/**
 * @typedef {object} Options
 * @property {(client: Client) => Promise<unknown>} [catchUp] what must be done before it is believed (again)
 * @property {(reason: string) => void} onAway
 * @property {() => void} onBack
 */

/** @typedef {ReturnType<typeof createClient>} Client */

/**
 * A connection to Redis. A server that is silent for 15 seconds, though it is asked every five, is given up
 * and looked for anew: a broken line does not always tell.
 * @param {string} url
 * @returns {Client}
 */
export function redisClient(url) {
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

/**
 * Redis behind a breaker: nobody waits for it longer than a moment, and nobody while it is away.
 * @param {string} url
 * @param {Options} options
 */
export function connectRedis(url, { catchUp = (client) => client.ping(), onAway, onBack }) {
  const client = redisClient(url);
  let isAway = false;
  let settle = () => {};
  /** Once it is known whether it is there. @type {Promise<void>} */
  const settled = new Promise((resolve) => {
    settle = resolve;
  });
  const away = (/** @type {string} */ reason) => {
    if (!isAway) onAway(reason);
    isAway = true;
    settle();
  };
  const breaker = new Breaker({
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

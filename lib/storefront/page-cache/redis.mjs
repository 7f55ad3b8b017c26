import { createClient, RESP_TYPES } from 'redis';
import { markTag } from './tags.mjs';

const tagsKey = 'haat:tags';
const channel = 'haat:tags';
const options = {
  url: process.env.REDIS_URL,
  disableOfflineQueue: true,
  socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5000) },
};

/** Marks that Redis has not taken yet; sent when it is back. */
const unsent = new Map();
let away = false;

const connection = createClient(options);
const client = connection.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
connection.on('error', (error) => {
  if (!away) console.warn(`Redis is away, pages are cached in memory alone: ${error.message}`);
  away = true;
});
connection.on('ready', () => {
  if (away) console.warn('Redis is back.');
  away = false;
  loadTags();
  sendTags();
});

/** Next loads this file at the first request, which waits here for the connection or its first failure. */
const settled = new Promise((resolve) => {
  connection.once('ready', resolve);
  connection.once('error', resolve);
});
connection.connect().catch(() => {});

/** Runs a command; undefined when Redis is away or fails. */
export async function redis(command) {
  await settled;
  if (!connection.isReady) return undefined;
  try {
    return await command(client);
  } catch {
    return undefined;
  }
}

/** Takes marks into Next's own table of tags, and hands them to the other instances. */
export async function publishTags(marks) {
  for (const [tag, mark] of marks) unsent.set(tag, markTag(tag, mark));
  await sendTags();
}

/** Follows the marks of the other instances. */
export function onTags() {
  const subscriber = createClient(options);
  subscriber.on('error', () => {});
  subscriber.on('ready', loadTags);
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, (text) => takeAll(JSON.parse(text))))
    .catch(() => {});
}

async function sendTags() {
  if (unsent.size === 0) return;
  const marks = [...unsent];
  const sent = await redis((client) =>
    client
      .multi()
      .hSet(tagsKey, Object.fromEntries(marks.map(([tag, mark]) => [tag, JSON.stringify(mark)])))
      .publish(channel, JSON.stringify(marks))
      .exec(),
  );
  if (sent) for (const [tag, mark] of marks) if (unsent.get(tag) === mark) unsent.delete(tag);
}

async function loadTags() {
  const all = (await redis((client) => client.hGetAll(tagsKey))) ?? {};
  takeAll(Object.entries(all).map(([tag, mark]) => [tag, JSON.parse(mark)]));
}

function takeAll(marks) {
  for (const [tag, mark] of marks) markTag(tag, mark);
}

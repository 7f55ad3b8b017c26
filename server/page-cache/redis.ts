import { setTimeout as delay, setImmediate as immediate } from 'node:timers/promises';
import { RESP_TYPES } from '@redis/client';
import { connectRedis, redisClient } from '@/lib/redis/connect';
import { markTag, type TagMark } from './tags';

const tagsKey = 'haat:tags';
const channel = 'haat:tags';
const url = process.env.REDIS_URL ?? '';

type MarkedTag = [tag: string, mark: TagMark];

/** Tags whose marks Redis does not have yet; sent when it is back. */
const unsent = new Set<string>();

/** True while marks of other instances arrive. */
let isFollowing = false;

const shared = connectRedis(url, {
  catchUp: async () => {
    if (!isFollowing) throw new Error('not subscribed');
    await loadTags();
    await sendTags();
  },
  onAway: (reason) => console.warn(`Redis is away, pages are cached in memory alone: ${reason}`),
  onBack: () => console.warn('Redis is back.'),
});
const inBytes = shared.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

/** Next loads this file at the first request, which waits here for the connection, three seconds at most. */
const settled = Promise.race([shared.settled, patience()]);

/**
 * Waits three seconds. A process that has just started is busy: `immediate` lets data that has arrived be read
 * first.
 */
async function patience(): Promise<void> {
  await delay(3000, undefined, { ref: false });
  await immediate();
}

/** Runs a command; undefined if Redis is away, hangs or fails. */
export async function redis<Answer>(
  command: (client: typeof inBytes) => Promise<Answer>,
): Promise<Answer | undefined> {
  await settled;
  return shared.breaker.run(() => command(inBytes)).catch(() => undefined);
}

/** Puts marks into Next's own table of tags, and publishes them to the other instances. */
export async function publishTags(marks: MarkedTag[]): Promise<void> {
  for (const [tag, mark] of marks) {
    markTag(tag, mark);
    unsent.add(tag);
  }
  await redis(sendTags);
}

/** Follows the marks of the other instances; cached entries are trusted only while marks arrive. */
function follow(): void {
  const subscriber = redisClient(url);
  let isSubscribed = false;
  subscriber.on('error', (error) => {
    isFollowing = false;
    shared.breaker.open(error.message);
  });
  subscriber.on('ready', async () => {
    try {
      if (!isSubscribed) await subscriber.subscribe(channel, (text) => takeAll(JSON.parse(text)));
    } catch {
      return; // retried with the next connection
    }
    isSubscribed = true;
    isFollowing = true;
    await shared.breaker.probe();
  });
  subscriber.connect().catch(() => {});
}

async function sendTags(): Promise<void> {
  const tags = [...unsent];
  if (tags.length === 0) return;
  unsent.clear();
  const marks = tags.map((tag): MarkedTag => [tag, markTag(tag, {})]);
  try {
    await shared.client
      .multi()
      .hSet(tagsKey, Object.fromEntries(marks.map(([tag, mark]) => [tag, JSON.stringify(mark)])))
      .publish(channel, JSON.stringify(marks))
      .exec();
  } catch (error) {
    for (const tag of tags) unsent.add(tag);
    throw error;
  }
}

async function loadTags(): Promise<void> {
  const all = await shared.client.hGetAll(tagsKey);
  takeAll(Object.entries(all).map(([tag, mark]) => [tag, JSON.parse(mark)]));
}

function takeAll(marks: MarkedTag[]): void {
  for (const [tag, mark] of marks) markTag(tag, mark);
}

follow();

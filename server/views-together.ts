import { createHash } from 'node:crypto';
import { viewLimit } from '@/lib/paths/routes';
import type { CountOfAll } from '@/lib/security/requests/view-limit';
import { redis } from './page-cache/redis';

/** A script that counts a view, and returns the milliseconds left in its window, which begins with the first view. */
const countOne = `
local views = redis.call('incr', KEYS[1])
if redis.call('pttl', KEYS[1]) < 0 then redis.call('expire', KEYS[1], ARGV[1]) end
return {views, redis.call('pttl', KEYS[1])}`;

/**
 * Counts a visitor's view in Redis, across instances.
 * @returns undefined while Redis is away: each instance then counts for itself
 */
export const countView: CountOfAll = async (visitor) => {
  const name = createHash('sha256').update(visitor).digest('base64url').slice(0, 22);
  const counting = { keys: [`haat:limit:view:${name}`], arguments: [String(viewLimit.seconds)] };
  const counted = await redis((client) => client.eval(countOne, counting));
  if (!counted) return undefined;
  const [views, milliseconds] = counted as unknown as [number, number];
  return { views, milliseconds };
};

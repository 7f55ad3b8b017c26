import { describeWithRedis, startRedis } from '@/lib/redis/testing/redis-server';
import { redisLimiter } from '../kernel/limits/limiter';
import { limits } from '../kernel/limits/limits';

const { tries } = limits.password.account;
const caller = { account: 'shopper 1' };

describeWithRedis('the limiter on a Redis that hangs', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let limiters: Awaited<ReturnType<typeof redisLimiter>>[];

  const isShared = async (limiter: (typeof limiters)[number]) => {
    const before = await redis.countOf('eval');
    await limiter.take('search', { address: '192.0.2.1' });
    return (await redis.countOf('eval')) > before;
  };

  beforeAll(async () => {
    redis = await startRedis();
    limiters = [await redisLimiter(redis.url), await redisLimiter(redis.url)];
    for (const limiter of limiters) while (!(await isShared(limiter)));
  });
  afterAll(async () => {
    redis.goOn();
    for (const { close } of limiters) close();
    await redis.stop();
  });

  it('counts for all instances, in memory while Redis hangs, and for all again', async () => {
    const [one, two] = limiters as [(typeof limiters)[0], (typeof limiters)[0]];
    for (let n = 0; n < tries; n++) expect(await one.take('password', caller)).toBeUndefined();
    expect(await two.take('password', caller)).toBeGreaterThan(0);

    const before = await redis.countOf('eval');
    redis.hang();
    for (let n = 0; n < tries; n++) expect(await two.take('password', caller)).toBeUndefined();
    expect(await two.take('password', caller)).toBeGreaterThan(0);
    await two.forgive('sign_in', caller);
    redis.goOn();
    expect(await redis.countOf('eval')).toBeLessThanOrEqual(before + 1);

    while (!(await isShared(two)));
    expect(await two.take('password', caller)).toBeGreaterThan(0);
  });
});

import { jest } from '@jest/globals';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../db/connection';
import { testDatabases } from '../db/testing/databases';
import { makeShopper } from '../db/testing/fixtures';
import { memoryLimiter, redisLimiter } from './limiter';
import { type LimitName, limitOf, limits } from './limits';

const { pair, account, address } = limits.sign_in;

describe('the limiter', () => {
  // Only the clock is faked; timers and promises continue.
  beforeEach(() => {
    jest.useFakeTimers({
      now: 0,
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'],
    });
  });
  afterEach(() => jest.useRealTimers());

  it('allows the tries of a rule, then returns the seconds to wait', async () => {
    const limiter = memoryLimiter();
    const take = () => limiter.take('sign_in', { account: 'a@x.in', address: '192.0.2.1' });
    for (let i = 0; i < pair.tries; i++) expect(await take()).toBeUndefined();
    expect(await take()).toBe(pair.seconds);
    jest.setSystemTime((pair.seconds - 1) * 1000);
    expect(await take()).toBe(1);
    jest.setSystemTime(pair.seconds * 1000);
    expect(await take()).toBeUndefined();
  });

  it('does not lock the owner out of an account that somebody else guesses at', async () => {
    const limiter = memoryLimiter();
    const from = (address: string) => limiter.take('sign_in', { account: 'a@x.in', address });
    for (let i = 0; i < pair.tries; i++) await from('192.0.2.1');
    expect(await from('192.0.2.1')).toBeDefined();
    expect(await from('192.0.2.2')).toBeUndefined();
  });

  it('limits the tries at one account from many addresses', async () => {
    const limiter = memoryLimiter();
    const from = (n: number) =>
      limiter.take('sign_in', { account: 'a@x.in', address: `192.0.2.${n}` });
    for (let n = 0; n < account.tries; n++) expect(await from(n)).toBeUndefined();
    expect(await from(account.tries)).toBeDefined();
  });

  it('limits the tries of one address at many accounts', async () => {
    const limiter = memoryLimiter();
    const at = (n: number) =>
      limiter.take('sign_in', { account: `${n}@x.in`, address: '192.0.2.1' });
    for (let n = 0; n < address.tries; n++) expect(await at(n)).toBeUndefined();
    expect(await at(address.tries)).toBeDefined();
    expect(
      await limiter.take('sign_in', { account: 'b@x.in', address: '192.0.2.2' }),
    ).toBeUndefined();
  });

  it('counts known devices separately from strangers', async () => {
    const limiter = memoryLimiter();
    const { known } = limits.sign_in;
    const stranger = (n: number) =>
      limiter.take('sign_in', { account: 'a@x.in', address: `192.0.2.${n}` });
    for (let n = 0; n <= account.tries; n++) await stranger(n);
    expect(await stranger(0)).toBeDefined();
    const owner = { account: 'a@x.in', address: '192.0.2.0', known: 'device 1' };
    for (let i = 0; i < known.tries; i++) {
      expect(await limiter.take('sign_in', owner)).toBeUndefined();
    }
    expect(await limiter.take('sign_in', owner)).toBeDefined();
    await limiter.forgive('sign_in', owner);
    expect(await limiter.take('sign_in', owner)).toBeUndefined();
    expect(await stranger(0)).toBeDefined();
  });

  it("resets an account's tries after its owner signs in, but not the address's", async () => {
    const limiter = memoryLimiter();
    const caller = { account: 'a@x.in', address: '192.0.2.1' };
    for (let i = 0; i < address.tries; i++) {
      await limiter.take('sign_in', caller);
      await limiter.forgive('sign_in', caller);
    }
    expect(await limiter.take('sign_in', caller)).toBeDefined();
    expect(await limiter.take('sign_in', { ...caller, address: '192.0.2.2' })).toBeUndefined();
  });

  it('does not identify a caller whose address is over its limit', async () => {
    const limiter = memoryLimiter();
    const caller = { address: '192.0.2.1' };
    let asked = 0;
    const identify = async () => {
      asked += 1;
      return { ...caller, account: `${asked}@x.in` };
    };
    for (let i = 0; i <= address.tries; i++) await limiter.take('sign_in', caller, { identify });
    expect(asked).toBe(address.tries);
  });

  it('does not count calls within the process by address', async () => {
    const limiter = memoryLimiter();
    for (let i = 0; i < limits.search.address.tries + 5; i++) {
      expect(await limiter.take('search', {})).toBeUndefined();
    }
  });
});

it('counts in memory while Redis is unavailable', async () => {
  const limiter = await redisLimiter('redis://127.0.0.1:1');
  const take = () => limiter.take('password', { account: 'shopper 1' });
  for (let i = 0; i < limits.password.account.tries; i++) expect(await take()).toBeUndefined();
  expect(await take()).toBeGreaterThan(0);
  limiter.close();
});

it('has a rule and a reason for every limit', () => {
  for (const name of Object.keys(limits) as LimitName[]) {
    const { why, address, account, pair } = limitOf(name);
    expect(why.length).toBeGreaterThan(20);
    expect([address, account, pair].some(Boolean)).toBe(true);
  }
});

describe.each(testDatabases)('limits of the API on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(() => {
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const guess = (email: string, lang?: 'hi') =>
    api.call('POST', '/api/user-auth/login', { body: { email, password: 'wrong' }, lang });

  it.each([
    ['a known', true],
    ['an unknown', false],
  ])(
    'refuses to be guessed at, alike for %s address, in words and with Retry-After',
    async (_, isKnown) => {
      const email = isKnown
        ? (await makeShopper(connection.db, { password: 'banyan-tree-7' })).email
        : 'nobody@example.in';
      for (let i = 0; i < pair.tries; i++) expect((await guess(email)).status).toBe(401);
      const { status, body, headers } = await guess(` ${email.toUpperCase()} `);
      const wait = Number(headers.get('retry-after'));
      expect(status).toBe(429);
      expect(wait > pair.seconds - 60 && wait <= pair.seconds).toBe(true);
      expect(body).toEqual({
        success: false,
        message:
          'Too many tries. Please wait 15 minutes and try again. If this is your account, “Forgot password?” lets you in at once, with a code by e-mail.',
      });
      expect((await guess(email, 'hi')).body.message).toContain('15 मिनट');
    },
  );

  it('resets the tries after the right password', async () => {
    const { email } = await makeShopper(connection.db, { password: 'banyan-tree-7' });
    for (let round = 0; round < 3; round++) {
      for (let i = 1; i < pair.tries; i++) expect((await guess(email)).status).toBe(401);
      const body = { email, password: 'banyan-tree-7' };
      expect((await api.call('POST', '/api/user-auth/login', { body })).status).toBe(200);
    }
  });

  it('counts by the address that the server sets, never by a request header', async () => {
    const limiter = memoryLimiter();
    const { host } = testHost(connection, { limiter });
    const search = async (address: string | undefined, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await host.request('/api/products/search?search=x', { headers }, { address })).status;
    };
    for (let i = 1; i < limits.search.address.tries; i++) {
      await limiter.take('search', { address: '192.0.2.1' });
    }
    expect(await search('192.0.2.1', '198.51.100.1')).toBe(200);
    expect(await search('192.0.2.1', '198.51.100.2')).toBe(429);
    expect(await search('192.0.2.2', '198.51.100.1')).toBe(200);
    expect(await search(undefined, '192.0.2.1')).toBe(200);
  });

  it('limits all calls of one address together, and no other address', async () => {
    const { host } = testHost(connection);
    const paths = ['/api/payments/methods', '/api/no-such-route', '/api/categories?lang=hi'];
    const ask = async (address: string, at: number) =>
      (await host.request(paths[at % paths.length] ?? '', {}, { address })).status;
    const { tries } = limits.call.address;
    for (let at = 0; at < tries; at++) expect(await ask('192.0.2.1', at)).toBeLessThan(429);
    expect(await ask('192.0.2.1', 0)).toBe(429);
    expect(await ask('192.0.2.1', 1)).toBe(429);
    expect(await ask('192.0.2.2', 0)).toBe(200);
  });
});

import { eq } from 'drizzle-orm';
import { describeWithRedis, startRedis } from '@/lib/redis/testing/redis-server';
import { openWayIn } from '@/lib/security/way-in-link';
import type { Connection } from '../kernel/db/connection';
import { mailOutbox } from '../kernel/db/schema/mails';
import { operators } from '../kernel/db/schema/operators';
import { vendors } from '../kernel/db/schema/stores';
import { testDatabases } from '../kernel/db/testing/databases';
import {
  makeShopper,
  makeStore,
  vendorPassword as password,
  vendorPasswordHash as passwordHash,
} from '../kernel/db/testing/fixtures';
import { memoryLimiter, redisLimiter } from '../kernel/limits/limiter';
import { limits } from '../kernel/limits/limits';
import { newTotpSecret, totpAt } from '../modules/operators/sign-in/second-factor';
import { makeOperator } from '../modules/operators/testing/make-operator';
import { testHost } from './testing/test-host';

const doors = {
  shopper: '/api/user-auth/login',
  vendor: '/api/stores/login',
  seller: '/api/seller/login',
  operator: '/api/operator/login',
};

describe.each(testDatabases)('guessing at a sign-in on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(() => {
    api = testHost(connection, { limiter: memoryLimiter() });
  });
  afterAll(() => connection.close());

  let addresses = 0;
  /** Tries to sign in from a new address, unless one is given. */
  async function knock(
    door: keyof typeof doors,
    body: object,
    { address, device }: { address?: string; device?: string } = {},
  ) {
    const answer = await api.host.request(
      doors[door],
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(device && { 'x-device': device }) },
        body: JSON.stringify(body),
      },
      { address: address ?? `2001:db8::${(++addresses).toString(16)}` },
    );
    return { status: answer.status, body: await answer.json() };
  }

  async function operator() {
    const { id, email } = await makeOperator(connection.db);
    const { secret, sealed } = newTotpSecret();
    const set = { passwordHash, totpSecret: sealed, totpConfirmedAt: new Date() };
    await connection.db.update(operators).set(set).where(eq(operators.id, id));
    return { id, email, secret };
  }
  const longAgo = (secret: string) => totpAt(secret, Date.now() - 3_600_000);
  async function seller() {
    const { vendorId } = await makeStore(connection.db);
    const is = eq(vendors.id, vendorId);
    const [row] = await connection.db.select().from(vendors).where(is);
    return { vendorId, email: String(row?.email) };
  }

  it('at an operator counts on while a shopper of the same address signs in', async () => {
    const { email } = await operator();
    await makeShopper(connection.db, { email, passwordHash, verifiedAt: null });
    const here = { address: '192.0.2.7' };
    const statuses: number[] = [];
    for (let n = 0; n <= limits.sign_in.pair.tries; n++) {
      statuses.push((await knock('operator', { email, password: 'wrong' }, here)).status);
      await knock('shopper', { email, password }, here);
    }
    expect(statuses.at(-2)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  it('for authenticator codes ends after twenty, from any number of addresses', async () => {
    const { email, secret } = await operator();
    const wrong = { email, password, otp: longAgo(secret) };
    for (let n = 0; n < limits.second_proof.account.tries; n++) {
      expect((await knock('operator', wrong)).status).toBe(422);
    }
    const otp = totpAt(secret);
    expect((await knock('operator', { email, password, otp })).status).toBe(429);
  });

  it('for authenticator codes ends after ten from one address, and goes on for others', async () => {
    const { email, secret } = await operator();
    const wrong = { email, password, otp: longAgo(secret) };
    const here = { address: '192.0.2.8' };
    for (let n = 0; n < limits.second_proof.pair.tries; n++) {
      expect((await knock('operator', wrong, here)).status).toBe(422);
    }
    const whole = { email, password, otp: totpAt(secret) };
    expect((await knock('operator', whole, here)).status).toBe(429);
    expect((await knock('operator', whole)).status).toBe(200);
  });

  /** Returns the device of the last mailed link, and the number of such mails to an address. */
  async function mailedDevice(email: string) {
    const rows = await connection.db.select().from(mailOutbox);
    const links = rows.flatMap(({ content }) => {
      const { to, text } = ('mail' in content ? content.mail : {}) as {
        to?: string;
        text?: string;
      };
      return to === email ? [/[?&]with=([\w.-]+)/.exec(text ?? '')?.[1] ?? ''] : [];
    });
    return { mails: links.length, device: openWayIn(links.at(-1) ?? '') };
  }

  it('for authenticator codes does not lock the owner out of a new device', async () => {
    const { email, secret } = await operator();
    const wrong = { email, password, otp: longAgo(secret) };
    for (let n = 0; n < limits.second_proof.account.tries + 5; n++) await knock('operator', wrong);
    const { mails, device } = await mailedDevice(email);
    expect(mails).toBe(1);
    const whole = { email, password, otp: totpAt(secret) };
    expect((await knock('operator', whole)).status).toBe(429);
    expect((await knock('operator', { ...whole, password: 'wrong' }, { device })).status).toBe(401);
    expect((await knock('operator', wrong, { device })).status).toBe(422);
    expect((await knock('operator', whole, { device })).status).toBe(200);
  });

  it('for a seller’s mailed code does not lock the owner out of a new device', async () => {
    const { email } = await seller();
    const wrong = { email, password, otp: '000000' };
    for (let n = 0; n <= limits.second_proof.account.tries; n++) await knock('seller', wrong);
    const { mails, device } = await mailedDevice(email);
    expect(mails).toBe(1);
    expect((await knock('seller', { email, password: 'wrong' }, { device })).status).toBe(401);
    const opened = await knock('seller', { email, password }, { device });
    expect(opened.body.token).toEqual(expect.any(String));
  });

  it('for a seller’s mailed code counts on while the vendor’s sign-in succeeds', async () => {
    const { email } = await seller();
    const statuses: number[] = [];
    for (let n = 0; n <= limits.second_proof.account.tries; n++) {
      statuses.push((await knock('seller', { email, password, otp: '000000' })).status);
      expect((await knock('vendor', { email, password })).status).toBe(200);
    }
    expect(statuses.at(-2)).toBe(422);
    expect(statuses.at(-1)).toBe(429);
  });

  it('gets no more tries at a seller’s password by way of the vendor’s sign-in', async () => {
    const { email } = await seller();
    const wrong = { email, password: 'wrong' };
    for (let n = 0; n < limits.sign_in.account.tries; n++) {
      await knock(n % 2 ? 'vendor' : 'seller', wrong);
    }
    expect((await knock('vendor', wrong)).status).toBe(429);
    expect((await knock('seller', wrong)).status).toBe(429);
  });

  it('locks no operator out of a device that signed in before', async () => {
    const { id, email, secret } = await operator();
    const first = await knock('operator', { email, password, otp: totpAt(secret) });
    expect(first.body.device).toEqual(expect.any(String));
    await connection.db.update(operators).set({ lastTotpStep: null }).where(eq(operators.id, id));
    for (let n = 0; n <= limits.sign_in.account.tries; n++) {
      await knock('operator', { email, password: 'wrong' });
    }
    const whole = { email, password, otp: totpAt(secret) };
    expect((await knock('operator', whole)).status).toBe(429);
    expect((await knock('operator', whole, { device: first.body.device })).status).toBe(200);
  });

  it('is forgotten once the second proof is right too, and only then', async () => {
    const { email, secret } = await operator();
    const tries = limits.second_proof.account.tries - 1;
    const wrong = { email, password, otp: longAgo(secret) };
    for (let n = 0; n < tries; n++) await knock('operator', wrong);
    expect((await knock('operator', { email, password })).body.needs).toBe('otp');
    expect((await knock('operator', { email, password, otp: totpAt(secret) })).status).toBe(200);
    for (let n = 0; n < tries; n++) expect((await knock('operator', wrong)).status).toBe(422);
  });
});

type Counting = { name: string; limiter: () => Promise<ReturnType<typeof memoryLimiter>> };

function audiencesApart({ name, limiter }: Counting) {
  it(`shares nothing between audiences, and clears only what was passed, in ${name}`, async () => {
    const counting = await limiter();
    const { tries } = limits.sign_in.pair;
    const at = (account: string) => ({ account: `${account} a@x.in`, address: '192.0.2.1' });
    const take = (account: string) => counting.take('sign_in', at(account));
    for (let n = 0; n < tries; n++) await take('operator');
    expect(await take('operator')).toBeGreaterThan(0);
    expect([await take('shopper'), await take('seller')]).toEqual([undefined, undefined]);
    await counting.forgive('sign_in', at('shopper'));
    await counting.forgive('second_proof', at('operator'));
    expect(await take('operator')).toBeGreaterThan(0);
    await counting.forgive('sign_in', at('operator'));
    expect(await take('operator')).toBeUndefined();
  });
}

audiencesApart({ name: 'memory', limiter: async () => memoryLimiter() });

describeWithRedis('with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let open: Awaited<ReturnType<typeof redisLimiter>>;
  beforeAll(async () => {
    redis = await startRedis();
    open = await redisLimiter(redis.url);
  });
  afterAll(async () => {
    open.close();
    await redis.stop();
  });
  audiencesApart({ name: 'Redis', limiter: async () => open });
});

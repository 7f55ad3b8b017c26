import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { addresses, otps, users } from '../../kernel/db/schema/accounts';
import { cartLines, wishlistItems } from '../../kernel/db/schema/cart';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCartLine, makeProduct } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { pune } from '../orders/testing/orders';
import { hashPassword } from './passwords/password-hash';
import { changePassword, logIn as logInByService } from './service';
import { findShopper } from './sessions/bearer-tokens';

const attackers = 'mallory-was-here-1';
const owners = 'banyan-tree-7';

describe.each(testDatabases)('two sign-ups with one address on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let email: string;
  let made = 0;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  beforeEach(() => {
    email = `claimed${++made}@example.in`;
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  const post = (path: string, body: object, token?: string) =>
    api.call('POST', `/api/user-auth/${path}`, { body: { email, ...body }, token });
  const get = async (path: string, token: string) => api.call('GET', path, { token });

  /** Signs up, a minute after the previous call; returns the token and the mailed code. */
  async function signUp(first_name: string, password: string) {
    await connection.db
      .update(otps)
      .set({ createdAt: sql`${otps.createdAt} - interval '61 seconds'` })
      .where(eq(otps.email, email));
    api.mails.length = 0;
    const { body } = await post('signup', { first_name, last_name: 'Rao', password });
    await backgroundDone();
    return { request: body.request as string, otp: newestCode() };
  }
  const newestCode = () => /^\d{6}/.exec(api.mails.at(-1)?.subject ?? '')?.[0];
  const logIn = async (password: string) => (await post('login', { password })).body.token;
  const mayLogIn = async (password: string) => (await post('login', { password })).status === 200;
  const verify = (otp: string | undefined, request?: string, token?: string) =>
    post('verify-otp', { otp, purpose: 'verify', request }, token);

  /** Fills an account's cart, wishlist, address and phone number. */
  async function fill(token: string) {
    const product = await makeProduct(connection.db);
    const entry = { product_id: product.id, store_id: product.storeId };
    const profile = { first_name: 'Mallory', last_name: 'Rao', phone: '9800000001' };
    await api.call('POST', '/api/wishlist/add', { token, body: entry });
    await api.call('POST', '/api/addresses', { token, body: pune });
    await api.call('PUT', '/api/user-auth/profile', { token, body: profile });
    await makeCartLine(connection.db, (await account()).id, product);
  }
  const account = async () => {
    const [row] = await connection.db.select().from(users).where(eq(users.email, email));
    if (!row) throw new Error(`no account of ${email}`);
    return row;
  };
  async function held() {
    const { id, phone } = await account();
    const counts = [addresses, cartLines, wishlistItems].map((table) =>
      connection.db.$count(table, eq(table.userId, id)),
    );
    return [...(await Promise.all(counts)), phone];
  }
  const nothing = [0, 0, 0, null];

  it('become the account of who enters the code, the attacker having come first', async () => {
    await signUp('Mallory', attackers);
    const theirs = await logIn(attackers);
    await fill(theirs);
    const { request, otp } = await signUp('Asha', owners);
    const verified = await verify(otp, request);
    expect(verified).toMatchObject({ status: 200, body: { user: { first_name: 'Asha' } } });
    expect((await get('/api/user-auth/profile', theirs)).status).toBe(401);
    expect([await mayLogIn(attackers), await mayLogIn(owners)]).toEqual([false, true]);
    expect(await held()).toEqual(nothing);
    expect((await get('/api/user-auth/profile', verified.body.token)).status).toBe(200);
  });

  it('become the account of who enters the code, the attacker having come last', async () => {
    const mine = await signUp('Asha', owners);
    await fill(await logIn(owners));
    const { otp } = await signUp('Mallory', attackers);
    const verified = await verify(otp, mine.request);
    expect(verified).toMatchObject({ status: 200, body: { user: { is_verified: true } } });
    expect([await mayLogIn(attackers), await mayLogIn(owners)]).toEqual([false, true]);
    expect((await held()).slice(0, 3)).toEqual([1, 1, 1]);
  });

  it('leave no password at all to a code without a sign-up, and say so', async () => {
    await signUp('Mallory', attackers);
    await fill(await logIn(attackers));
    const { otp } = await signUp('Asha', owners);
    const { status, body } = await verify(otp);
    expect([status, body.message]).toEqual([
      200,
      'Your e-mail address is confirmed. It was signed up more than once, so no password is set: choose one with “Forgot password?”.',
    ]);
    expect([await mayLogIn(attackers), await mayLogIn(owners)]).toEqual([false, false]);
    expect(await held()).toEqual(nothing);
  });

  it('leave the account as it is to who is signed in to it, but end its other sessions', async () => {
    await signUp('Asha', owners);
    const [here, there] = [await logIn(owners), await logIn(owners)];
    await fill(here);
    const { otp } = await signUp('Mallory', attackers);
    expect((await verify(otp, undefined, here)).status).toBe(200);
    expect((await get('/api/user-auth/profile', there)).status).toBe(401);
    expect([await mayLogIn(attackers), await mayLogIn(owners)]).toEqual([false, true]);
    expect(await held()).toEqual([1, 1, 1, '9800000001']);
  });

  it('keep password and cart where there was but one, and end its sessions', async () => {
    const { otp } = await signUp('Asha', owners);
    const before = await logIn(owners);
    await fill(before);
    expect((await verify(otp)).body.message).toBe('Your e-mail address is confirmed.');
    expect((await get('/api/user-auth/profile', before)).status).toBe(401);
    expect(await mayLogIn(owners)).toBe(true);
    expect((await held()).slice(0, 3)).toEqual([1, 1, 1]);
  });

  it('do nothing to an account once it is verified', async () => {
    const { otp, request } = await signUp('Asha', owners);
    await verify(otp, request);
    const late = await signUp('Mallory', attackers);
    expect(late.otp).toBeUndefined();
    expect(api.mails.map(({ subject }) => subject)).toEqual(['You already have a Haat account']);
    expect((await verify('123456', late.request)).status).toBe(422);
    expect([await mayLogIn(attackers), await mayLogIn(owners)]).toEqual([false, true]);
  });

  it('give nothing of what an account held unverified to who sets its password by mail', async () => {
    await signUp('Mallory', attackers);
    const theirs = await logIn(attackers);
    await fill(theirs);
    await post('forgot-password', {});
    await backgroundDone();
    const otp = newestCode();
    expect((await post('reset-password', { otp, password: owners })).status).toBe(200);
    expect((await get('/api/user-auth/profile', theirs)).status).toBe(401);
    expect([await mayLogIn(attackers), await mayLogIn(owners)]).toEqual([false, true]);
    expect(await held()).toEqual(nothing);
  });

  it('cannot be won by a sign-in or a new password that was under way', async () => {
    const { db } = connection;
    await signUp('Mallory', attackers);
    const shopper = await findShopper(db, await logIn(attackers));
    if (!shopper) throw new Error('not signed in');
    const passwordHash = await hashPassword(owners);
    // Both calls have read the account, and compare the old password while it gets another.
    const underWay = [
      logInByService(db, { email, password: attackers }),
      changePassword(db, shopper, attackers, 'mallory-was-here-2'),
    ];
    await db.update(users).set({ passwordHash }).where(eq(users.email, email));
    const ends = await Promise.allSettled(underWay);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await mayLogIn(owners)).toBe(true);
  });
});

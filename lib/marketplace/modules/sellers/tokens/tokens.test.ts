import { eq } from 'drizzle-orm';
import { apiScopes } from '@/lib/contract/schemas/seller/scopes';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { apiTokens } from '../../../kernel/db/schema/api-tokens';
import { storeMembers } from '../../../kernel/db/schema/sellers';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { vendorPassword } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { limits } from '../../../kernel/limits/limits';
import { makeSeller } from '../testing/members';
import { makeApiToken } from './testing/make-api-token';

const path = '/api/seller/api-tokens';
const wanted = {
  name: 'Warehouse',
  scopes: ['stock:write', 'orders:read'],
  days: 90,
  password: vendorPassword,
};

describe.each(testDatabases)('personal tokens on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const shipments = (token: string) => api.call('GET', '/api/seller/shipments', { token });
  const balance = (token: string) => api.call('GET', '/api/seller/balance', { token });

  /** Makes an owner who did not found the store. */
  async function secondOwner() {
    const founder = await makeSeller(connection.db);
    const member = await makeSeller(connection.db, { role: 'catalogue', store: founder.store });
    const toRole = (role: 'owner' | 'orders') =>
      connection.db
        .update(storeMembers)
        .set({ role })
        .where(eq(storeMembers.vendorId, member.vendorId));
    await toRole('owner');
    return { founder, member, toRole };
  }

  it('are shown once, kept as a hash, listed with their last use, and revoked at once', async () => {
    const { token, store } = await makeSeller(connection.db);
    const made = await api.call('POST', path, { token, body: wanted });
    expect(made).toMatchObject({ status: 201, body: { data: { scopes: wanted.scopes } } });
    const secret: string = made.body.data.token;
    await backgroundDone();
    expect(api.mails.at(-1)?.text).toContain('Vimal Shah has given a system access');
    const rows = await connection.db
      .select()
      .from(apiTokens)
      .where(eq(apiTokens.storeId, store.id));
    expect(JSON.stringify(rows)).not.toContain(secret);
    const listed = async () => (await api.call('GET', path, { token })).body.data;
    expect(await listed()).toMatchObject([{ name: 'Warehouse', last_used_at: null }]);
    expect(JSON.stringify(await listed())).not.toContain(secret);
    expect((await shipments(secret)).status).toBe(200);
    expect(await listed()).toMatchObject([
      { last_used_at: expect.any(String), tail: secret.slice(-4) },
    ]);
    await api.call('DELETE', `${path}/${made.body.data.id}`, { token });
    expect((await shipments(secret)).status).toBe(401);
    expect(await listed()).toEqual([]);
  });

  it.each([
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['staff:write'] }, 'scopes.0'],
    [{ name: ' ' }, 'name'],
    [{ days: 366 }, 'days'],
    [{ password: 'wrong-7-words' }, 'password'],
    [{ password: undefined }, 'password'],
  ])('are not made with %j', async (wrong, field) => {
    const { token } = await makeSeller(connection.db);
    const { status, body } = await api.call('POST', path, { token, body: { ...wanted, ...wrong } });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('never may more than their maker may now', async () => {
    const { member, toRole } = await secondOwner();
    const { token } = await makeApiToken(connection.db, member, [...apiScopes]);
    expect((await balance(token)).status).toBe(200);
    await toRole('orders');
    expect([(await balance(token)).status, (await shipments(token)).status]).toEqual([403, 200]);
    await toRole('owner');
    expect((await balance(token)).status).toBe(200);
  });

  it('can be tried for by ten passwords an hour, from any address', async () => {
    const { token } = await makeSeller(connection.db);
    const make = (password: string) =>
      api.call('POST', path, { token, body: { ...wanted, password } });
    for (let n = 0; n < limits.password.account.tries; n++) {
      expect((await make('wrong-7-words')).status).toBe(422);
    }
    expect((await make(vendorPassword)).status).toBe(429);
  });

  it('end with the membership of their maker', async () => {
    const { founder, member } = await secondOwner();
    const { token } = await makeApiToken(connection.db, member, [...apiScopes]);
    expect((await shipments(token)).status).toBe(200);
    const removed = await api.call('DELETE', `/api/seller/staff/${member.vendorId}`, {
      token: founder.token,
    });
    expect(removed.status).toBe(200);
    expect((await shipments(token)).status).toBe(401);
    const { body } = await api.call('GET', path, { token: founder.token });
    expect(body.data).toEqual([]);
  });

  it('do nothing while the store is suspended, and nothing once it is closed', async () => {
    const seller = await makeSeller(connection.db);
    const { token } = await makeApiToken(connection.db, seller, [...apiScopes]);
    const become = (status: 'suspended' | 'rejected') =>
      connection.db.update(stores).set({ status }).where(eq(stores.id, seller.store.id));
    await become('suspended');
    expect((await shipments(token)).status).toBe(403);
    expect((await shipments(seller.token)).status).toBe(200);
    await become('rejected');
    expect((await shipments(token)).status).toBe(401);
  });

  it('may call so often a minute, each by itself, and are told when again', async () => {
    const seller = await makeSeller(connection.db);
    const { token } = await makeApiToken(connection.db, seller, ['orders:read']);
    const other = await makeApiToken(connection.db, seller, ['orders:read']);
    const { tries, seconds } = limits.api_token.account;
    for (let nth = 0; nth < tries; nth++) {
      // A route that needs another scope is refused after it was counted, and costs least.
      expect((await balance(token)).status).toBe(403);
    }
    const refused = await shipments(token);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait > 0 && wait <= seconds).toBe(true);
    expect((await shipments(other.token)).status).toBe(200);
    expect((await shipments(seller.token)).status).toBe(200);
  });

  it('are 50 a store at most, those that are over not counted', async () => {
    const seller = await makeSeller(connection.db);
    const over = { expiresAt: new Date(Date.now() - 1000) };
    for (let nth = 0; nth < 49; nth++) await makeApiToken(connection.db, seller, ['stock:read']);
    await makeApiToken(connection.db, seller, ['stock:read'], over);
    const make = () => api.call('POST', path, { token: seller.token, body: wanted });
    const statuses = (await Promise.all([make(), make()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
  });
});

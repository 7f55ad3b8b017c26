import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { tokens } from '../../../kernel/db/schema/accounts';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeShopper } from '../../../kernel/db/testing/fixtures';

const password = 'banyan-tree-7';
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

describe.each(testDatabases)('sessions on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const list = async (token: string) =>
    (await api.call('GET', '/api/user-auth/sessions', { token })).body.data;
  const statusWith = async (token: string) =>
    (await api.call('GET', '/api/user-auth/profile', { token })).status;
  const signIn = async (email: string) => {
    const headers = { 'user-agent': phone };
    const body = { email, password };
    return (await api.call('POST', '/api/user-auth/login', { body, headers })).body.token;
  };

  it('lists the devices, this one first, without what is over', async () => {
    const { db } = connection;
    const { id, email, token } = await makeShopper(db, { password });
    const second = await signIn(email);
    const over = await makeToken(email);
    expect(await list(second)).toEqual([
      expect.objectContaining({ device: { browser: 'Chrome', system: 'Android' }, current: true }),
      expect.objectContaining({ device: { browser: null, system: null }, current: false }),
    ]);
    expect((await list(token))[0]).toMatchObject({ device: { browser: null }, current: true });
    expect(over).toBe(401);
    await db.update(tokens).set({ expiresAt: sql`now()` }).where(eq(tokens.userId, id));
    expect(await statusWith(token)).toBe(401);

    /** Signs in once more and out again; returns the status that the old token gets. */
    async function makeToken(email: string) {
      const token = await signIn(email);
      await api.call('POST', '/api/user-auth/logout', { token });
      return statusWith(token);
    }
  });

  it('tells when a device was last used, to five minutes', async () => {
    const { db } = connection;
    const { id, token } = await makeShopper(db);
    const rest = (minutes: number) =>
      db
        .update(tokens)
        .set({ lastUsedAt: sql`now() - make_interval(mins => ${minutes})` })
        .where(eq(tokens.userId, id));
    const minutesAgo = async () => {
      await statusWith(token);
      return (Date.now() - Date.parse((await list(token))[0].last_used_at)) / 60_000;
    };
    await rest(4);
    expect(Math.round(await minutesAgo())).toBe(4);
    await rest(6);
    expect(Math.round(await minutesAgo())).toBe(0);
  });

  it('ends one device, and none of somebody else', async () => {
    const { email, token } = await makeShopper(connection.db, { password });
    const other = await signIn(email);
    const stranger = await makeShopper(connection.db);
    const [, { id }] = await list(token);
    const end = (token: string, id: number) =>
      api.call('DELETE', `/api/user-auth/sessions/${id}`, { token });
    const [foreign, missing] = [await end(stranger.token, id), await end(stranger.token, 999_999)];
    expect(foreign).toMatchObject({ status: 404, body: missing.body });
    expect(await statusWith(other)).toBe(200);
    expect((await end(token, id)).status).toBe(200);
    expect(await statusWith(other)).toBe(401);
    expect(await statusWith(token)).toBe(200);
    expect((await end(token, id)).status).toBe(404);
  });

  it('ends all devices at once', async () => {
    const { email, token } = await makeShopper(connection.db, { password });
    const other = await signIn(email);
    const stranger = await makeShopper(connection.db);
    expect((await api.call('DELETE', '/api/user-auth/sessions', { token })).status).toBe(200);
    expect([await statusWith(token), await statusWith(other)]).toEqual([401, 401]);
    expect(await statusWith(stranger.token)).toBe(200);
  });
});

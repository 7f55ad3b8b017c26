import { eq } from 'drizzle-orm';
import { deviceHeader } from '@/lib/contract/schemas/device-header';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeStore } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { hashPassword } from '../../accounts/passwords/password-hash';

const password = 'banyan-tree-7';

describe.each(testDatabases)('sign-in to the seller area on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let passwordHash: string;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    passwordHash = await hashPassword(password);
  });
  afterAll(() => connection.close());

  async function owner(values: Partial<typeof stores.$inferInsert> = {}) {
    const store = await makeStore(connection.db, values);
    const [vendor] = await connection.db
      .update(vendors)
      .set({ passwordHash })
      .where(eq(vendors.id, store.vendorId))
      .returning();
    return { store, email: String(vendor?.email) };
  }
  const logIn = (body: object, device?: string) =>
    api.call('POST', '/api/seller/login', {
      body,
      headers: device ? { [deviceHeader]: device } : {},
    });
  const mailedCode = async () => {
    await backgroundDone();
    return /\b\d{6}\b/.exec(String(api.mails.at(-1)?.subject))?.[0];
  };

  it('asks a new device for a mailed code, and knows it from then on', async () => {
    const { email, store } = await owner();
    const asked = await logIn({ email, password });
    expect(asked).toMatchObject({ status: 200, body: { code_needed: true } });
    expect(asked.body.token).toBeUndefined();
    const { request } = asked.body;
    const wrong = await logIn({ email, password, otp: '000000', request });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { otp: expect.any(String) } } });
    const otp = await mailedCode();
    const opened = await logIn({ email, password, otp, request });
    expect(opened.body.data).toMatchObject({ role: 'owner', store: { id: store.id } });
    expect((await logIn({ email, password, otp, request })).status).toBe(422);
    const again = await logIn({ email, password }, opened.body.device);
    expect(again.body.token).toEqual(expect.any(String));
    const other = await owner();
    const elsewhere = await logIn({ email: other.email, password }, opened.body.device);
    expect(elsewhere.body).toMatchObject({ code_needed: true });
  });

  it('counts wrong codes on, however often another one is asked for', async () => {
    const { email } = await owner();
    const { request } = (await logIn({ email, password })).body;
    const tried = [];
    for (let n = 0; n < 6; n++) {
      tried.push(await logIn({ email, password, request, otp: 'abcdef' }));
      tried.push(await logIn({ email, password, request }));
    }
    expect(tried.at(-1)?.status).toBe(429);
  });

  it('does not let strangers lock the owner out of a known device', async () => {
    const { email } = await owner();
    const { request } = (await logIn({ email, password })).body;
    const { device } = (await logIn({ email, password, otp: await mailedCode(), request })).body;
    const guesses = Array.from({ length: 11 }, () => logIn({ email, password: 'wrong-7-words' }));
    expect((await Promise.all(guesses)).at(-1)?.status).toBe(429);
    expect((await logIn({ email, password })).status).toBe(429);
    expect((await logIn({ email, password }, device)).body.token).toEqual(expect.any(String));
  });

  it('mails no code for a wrong password, nor to an unknown address', async () => {
    const { email } = await owner();
    const before = api.mails.length;
    for (const given of [
      { email, password: 'wrong-7-words' },
      { email: 'no@example.in', password },
    ]) {
      expect((await logIn(given)).status).toBe(401);
    }
    await backgroundDone();
    expect(api.mails.length).toBe(before);
  });

  it.each(['pending', 'rejected'] as const)(
    'lets nobody into a store that is %s',
    async (status) => {
      const { email } = await owner({ status, statusReason: 'Papers' });
      expect(await logIn({ email, password })).toMatchObject({
        status: 403,
        body: { data: { status } },
      });
    },
  );

  it('ends a session by signing out, and every one when the store is closed to it', async () => {
    const { email, store } = await owner();
    const { request } = (await logIn({ email, password })).body;
    const { token, device } = (await logIn({ email, password, otp: await mailedCode(), request }))
      .body;
    const me = (given: string) => api.call('GET', '/api/seller/me', { token: given });
    expect((await me(token)).body.data).toMatchObject({ email, store: { status: 'approved' } });
    const second = (await logIn({ email, password }, device)).body.token;
    await api.call('POST', '/api/seller/logout', { token });
    expect([(await me(token)).status, (await me(second)).status]).toEqual([401, 200]);
    const set = (status: 'suspended' | 'rejected') =>
      connection.db.update(stores).set({ status }).where(eq(stores.id, store.id));
    await set('suspended');
    expect((await me(second)).body.data.store.status).toBe('suspended');
    await set('rejected');
    expect((await me(second)).status).toBe(401);
  });
});

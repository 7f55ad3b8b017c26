import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { storeInvitations } from '../../../kernel/db/schema/sellers';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { vendorPassword } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makeSeller } from '../testing/members';

const password = 'peepal-tree-8';

describe.each(testDatabases)('staff of a store on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  let made = 0;
  const address = () => `staff${++made}@example.in`;
  const staffOf = async (token: string) =>
    (await api.call('GET', '/api/seller/staff', { token })).body.data;
  const invite = (token: string, email: string, role = 'orders') =>
    api.call('POST', '/api/seller/staff/invitations', { token, body: { email, role } });
  /** Returns the token in the newest mail to an address. */
  async function mailed(email: string): Promise<string> {
    await backgroundDone();
    const mail = api.mails.findLast(({ to }) => to === email);
    return /join\?token=([\w-]+)/.exec(String(mail?.text))?.[1] ?? '';
  }
  const join = (token: string, name: object = { first_name: 'Mira', last_name: 'Joshi' }) =>
    api.call('POST', '/api/seller/join', { body: { token, ...name, password } });

  it('lets in whoever has one name, and shows it as it is', async () => {
    const owner = await makeSeller(connection.db);
    const email = address();
    await invite(owner.token, email);
    const joined = await join(await mailed(email), { first_name: 'Sundaram' });
    expect(joined.status).toBe(201);
    expect((await staffOf(owner.token)).members).toMatchObject([{}, { email, name: 'Sundaram' }]);
  });

  it('lets in whoever was invited, once, in the role of the invitation', async () => {
    const owner = await makeSeller(connection.db);
    const email = address();
    expect((await invite(owner.token, email)).status).toBe(201);
    const token = await mailed(email);
    const opened = await api.call('GET', `/api/seller/join?token=${token}`);
    expect(opened.body.data).toEqual({ store: owner.store.name, email, role: 'orders' });
    const both = await Promise.all([join(token), join(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    const { members, invitations } = await staffOf(owner.token);
    expect(invitations).toEqual([]);
    expect(members).toMatchObject([
      { is_founder: true, role: 'owner' },
      { is_founder: false, role: 'orders', email, name: 'Mira Joshi' },
    ]);
    const login = await api.call('POST', '/api/seller/login', { body: { email, password } });
    expect(login.body).toMatchObject({ code_needed: true });
  });

  it('takes an invitation back, and replaces it by the next to the same address', async () => {
    const { db } = connection;
    const owner = await makeSeller(db);
    const email = address();
    await invite(owner.token, email);
    const first = await mailed(email);
    await invite(owner.token, email, 'catalogue');
    const second = await mailed(email);
    expect((await join(first)).status).toBe(404);
    const { invitations } = await staffOf(owner.token);
    expect(invitations).toMatchObject([{ email, role: 'catalogue' }]);
    const path = `/api/seller/staff/invitations/${invitations[0].id}`;
    expect((await api.call('DELETE', path, { token: owner.token })).status).toBe(200);
    expect((await join(second)).status).toBe(404);
    await invite(owner.token, email);
    await db.update(storeInvitations).set({ expiresAt: new Date() });
    expect((await join(await mailed(email))).status).toBe(404);
  });

  it('lets nobody new in while the store is suspended', async () => {
    const { db } = connection;
    const owner = await makeSeller(db);
    const email = address();
    await invite(owner.token, email);
    const token = await mailed(email);
    const set = (status: 'approved' | 'suspended') =>
      db.update(stores).set({ status }).where(eq(stores.id, owner.store.id));
    await set('suspended');
    const refused = { status: 403, body: { message: expect.stringContaining('suspended') } };
    expect(await invite(owner.token, address())).toMatchObject(refused);
    expect(await join(token)).toMatchObject(refused);
    const apiToken = { name: 'ERP', scopes: ['stock'], days: 30, password: vendorPassword };
    const made = await api.call('POST', '/api/seller/api-tokens', {
      token: owner.token,
      body: apiToken,
    });
    expect(made).toMatchObject(refused);
    expect((await staffOf(owner.token)).members).toHaveLength(1);
    await set('approved');
    expect((await join(token)).status).toBe(201);
  });

  it('invites no address that has an account', async () => {
    const { db } = connection;
    const [owner, other] = [await makeSeller(db), await makeSeller(db)];
    const [vendor] = await db.select().from(vendors).where(eq(vendors.id, other.vendorId));
    const refused = await invite(owner.token, String(vendor?.email));
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['email']]);
  });

  it('changes a role at once, removes a member, and keeps the founder', async () => {
    const { db } = connection;
    const owner = await makeSeller(db);
    const member = await makeSeller(db, { role: 'orders', store: owner.store });
    const path = `/api/seller/staff/${member.vendorId}`;
    const call = (method: 'PUT' | 'DELETE', where: string, body?: object) =>
      api.call(method, where, { token: owner.token, body });
    const permits = async (route: string) =>
      (await api.call('GET', route, { token: member.token })).status;
    expect(await permits('/api/seller/listings')).toBe(403);
    expect((await call('PUT', path, { role: 'catalogue' })).status).toBe(200);
    expect(await permits('/api/seller/listings')).toBe(200);
    const founder = `/api/seller/staff/${owner.vendorId}`;
    expect((await call('PUT', founder, { role: 'orders' })).status).toBe(409);
    expect((await call('DELETE', founder)).status).toBe(409);
    expect((await call('DELETE', path)).status).toBe(200);
    expect(await permits('/api/seller/me')).toBe(401);
    expect((await staffOf(owner.token)).members).toHaveLength(1);
  });
});

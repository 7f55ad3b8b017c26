import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../kernel/db/connection';
import {
  operatorLog,
  operatorSessions,
  operators,
  sellerViews,
} from '../../kernel/db/schema/operators';
import { stores } from '../../kernel/db/schema/stores';
import { testDatabases } from '../../kernel/db/testing/databases';
import { backgroundDone } from '../../kernel/jobs/background';
import { makeOperator } from '../../modules/operators/testing/make-operator';
import { makeSeller } from '../../modules/sellers/testing/members';
import { nowhere } from '../testing/access-table';
import { sellerRoutes } from '../testing/seller-access/table';
import { testHost } from '../testing/test-host';

const rows = Object.entries(sellerRoutes);
const methodOf = (route: string) => route.split(' ')[0] as 'GET';
const pathOf = (route: string) => (route.split(' ')[1] ?? '').replace(/\{\w+\}/g, String(nowhere));
const reads = rows.filter(([route]) => methodOf(route) === 'GET');
const writes = rows.filter(([route]) => methodOf(route) !== 'GET');

describe.each(testDatabases)("an operator's view of the seller area on $name", ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let seller: Awaited<ReturnType<typeof makeSeller>>;
  let token: string;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    seller = await makeSeller(connection.db);
    token = (await view()).token;
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  const path = (of: typeof seller) => `/api/operator/vendors/${of.store.applicationNumber}/view`;

  async function view(of = seller) {
    const operator = await makeOperator(connection.db);
    const { status, body } = await api.call('POST', path(of), { token: operator.token });
    expect(status).toBe(201);
    return { operator, token: String(body.data.token) };
  }
  const statusOf = async (given: string) =>
    (await api.call('GET', '/api/seller/me', { token: given })).status;

  it.each(writes)('%s is refused, whatever it is about', async (route, { own, body }) => {
    const paths = [pathOf(route), ...(own ? [await own(connection.db, seller.store.id)] : [])];
    for (const each of paths) {
      const answer = await api.call(methodOf(route), each, { token, body });
      expect(answer).toMatchObject({
        status: 403,
        body: { message: 'You are viewing this store as an operator: nothing can be changed.' },
      });
    }
  });

  it.each(reads)('%s answers what it answers the owner', async (route) => {
    const [theirs, mine] = [
      await api.call('GET', pathOf(route), { token: seller.token }),
      await api.call('GET', pathOf(route), { token }),
    ];
    expect(mine.status).toBe(theirs.status);
    if (!route.endsWith('/me')) expect(mine.body).toEqual(theirs.body);
  });

  it('answers HEAD as it answers GET', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const head = await api.host.request('/api/seller/me', { method: 'HEAD', headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('says whose area it is, and until when', async () => {
    const { body } = await api.call('GET', '/api/seller/me', { token });
    const { applicationNumber: number, name } = seller.store;
    expect(body.data).toMatchObject({ role: 'owner', store: { name }, view: { number } });
    const left = Date.parse(body.data.view.expires_at) - Date.now();
    expect(left > 0 && left <= 30 * 60_000).toBe(true);
  });

  it('is a proof of nothing else, and kept as a hash', async () => {
    for (const other of ['/api/operator/me', '/api/stores/me', '/api/cart']) {
      expect((await api.call('GET', other, { token })).status).toBe(401);
    }
    expect(JSON.stringify(await connection.db.select().from(sellerViews))).not.toContain(token);
  });

  it("leaves a line in the log, and is not opened by the market's key or of a waiting store", async () => {
    const { operator } = await view();
    const [line] = await connection.db
      .select()
      .from(operatorLog)
      .where(eq(operatorLog.operatorId, operator.id));
    const subject = `vendors/${seller.store.applicationNumber}`;
    expect(line).toMatchObject({
      action: 'POST /api/operator/vendors/{number}/view',
      subject,
      status: 201,
    });
    const waiting = await makeSeller(connection.db, { status: 'pending' });
    const asked = await api.call('POST', path(waiting), { token: operator.token });
    expect(asked.status).toBe(409);
    process.env.OPERATOR_TOKEN = 'the-key-of-the-market';
    const byKey = await api.call('POST', path(seller), { token: 'the-key-of-the-market' });
    delete process.env.OPERATOR_TOKEN;
    expect(byKey.status).toBe(404);
  });

  type Opened = Awaited<ReturnType<typeof view>>;
  const past = sql`now() - interval '1 second'`;
  const endings: [string, (of: Opened, store: typeof seller) => Promise<unknown>][] = [
    ['when it is left', ({ operator }, of) => api.call('DELETE', path(of), operator)],
    [
      'when the operator signs out',
      ({ operator }) => api.call('POST', '/api/operator/logout', operator),
    ],
    [
      "when the operator's session is over",
      ({ operator }) =>
        connection.db
          .update(operatorSessions)
          .set({ expiresAt: past as never })
          .where(eq(operatorSessions.operatorId, operator.id)),
    ],
    [
      'when the operator is removed',
      ({ operator }) =>
        connection.db
          .update(operators)
          .set({ removedAt: past as never })
          .where(eq(operators.id, operator.id)),
    ],
    [
      'when the operator gets another role',
      ({ operator }) =>
        connection.db
          .update(operators)
          .set({ role: 'catalogue' })
          .where(eq(operators.id, operator.id)),
    ],
    [
      'after its time',
      (_, of) =>
        connection.db
          .update(sellerViews)
          .set({ expiresAt: past as never })
          .where(eq(sellerViews.storeId, of.store.id)),
    ],
    [
      'when the store is closed',
      (_, of) =>
        connection.db.update(stores).set({ status: 'rejected' }).where(eq(stores.id, of.store.id)),
    ],
  ];
  it.each(endings)('ends %s', async (_, end) => {
    const other = await makeSeller(connection.db);
    const opened = await view(other);
    expect(await statusOf(opened.token)).toBe(200);
    await end(opened, other);
    expect(await statusOf(opened.token)).toBe(401);
    expect(await statusOf(token)).toBe(200);
  });
});

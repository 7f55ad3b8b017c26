import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from '../../kernel/db/connection';
import { tokens } from '../../kernel/db/schema/accounts';
import { testDatabases } from '../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../kernel/db/testing/fixtures';
import { codOrder, operatorToken, pune } from '../../modules/orders/testing/orders';
import { testPayments } from '../providers/payments';
import type { Belongings } from '../testing/access-kinds';
import { nowhere, ofShoppers, routes } from '../testing/access-table';
import { rowOf } from '../testing/contract-rows';
import { operatorBodies } from '../testing/operator-access';
import { sellerNeeds } from '../testing/seller-access/table';
import { testHost } from '../testing/test-host';

const entries = Object.entries(routes);
const guarded = entries.filter(([, access]) => access.for !== 'everybody');
const shoppers = entries.flatMap(([route, access]) =>
  access.for === 'self' || access.for === 'owner' ? [[route, access] as const] : [],
);
const others = entries.filter(([, access]) => ['vendor', 'operator'].includes(access.for));
const owned = entries.flatMap(([route, access]) =>
  access.for === 'owner' ? [[route, access] as const] : [],
);

const methodOf = (route: string) => route.split(' ')[0] as 'GET';
/** Returns the path of a route with ids that do not exist. */
const pathOf = (route: string) => (route.split(' ')[1] ?? '').replace(/\{\w+\}/g, String(nowhere));

describe.each(testDatabases)('access to the API on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let documented: [route: string, isGuarded: boolean][];
  type Shopper = Awaited<ReturnType<typeof makeShopper>>;
  /** Callers who are refused and leave no trace. */
  let stranger: Shopper;
  let outsideVendor: string;

  beforeAll(async () => {
    connection = await open();
    process.env.OPERATOR_TOKEN = operatorToken;
    api = testHost(connection, { payments: await testPayments(connection.db) });
    [stranger, outsideVendor] = [await shopper(), await vendorToken()];
    type Document = { paths: Record<string, Record<string, { security?: unknown[] }>> };
    const { paths } = (await api.call('GET', '/api/openapi.json')).body as Document;
    documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]): [string, boolean] => [
        `${method.toUpperCase()} ${path}`,
        Boolean(security),
      ]),
    );
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });

  const shopper = () => makeShopper(connection.db, { password: 'banyan-tree-7' });

  /** Creates one of everything that calls can name. */
  async function belongings({ id, email, token }: Shopper): Promise<Belongings> {
    const { db } = connection;
    const product = await makeProduct(db);
    const entry = { product_id: product.id, store_id: product.storeId };
    const login = { email, password: 'banyan-tree-7' };
    await api.call('POST', '/api/user-auth/login', { body: login });
    const made = async (path: string, body: object) =>
      (await api.call('POST', path, { token, body })).body;
    const ordered = await makeCartLine(db, id, product);
    const order = (await made('/api/orders', codOrder([ordered]))).data;
    const unpaid = await makeCartLine(db, id, await makeProduct(db));
    const waiting = codOrder([unpaid], { payment_method: 'upi' });
    const aside = await makeCartLine(db, id, await makeProduct(db));
    await made(`/api/cart/${aside}/save`, {});
    const saved = (await api.call('GET', '/api/cart/saved', { token })).body.data;
    const sessions = (await api.call('GET', '/api/user-auth/sessions', { token })).body.data;
    return {
      order: order.number,
      orderId: order.id,
      unpaid: (await made('/api/orders', waiting)).data.number,
      cartLine: await makeCartLine(db, id, await makeProduct(db)),
      savedItem: saved[0].id,
      address: (await made('/api/addresses', pune)).data.id,
      wishlistEntry: (await made('/api/wishlist/add', entry)).item.id,
      session: sessions.find((each: { current: boolean }) => !each.current).id,
    };
  }

  async function vendorToken(): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await connection.db.insert(tokens).values({
      hash: createHash('sha256').update(token).digest('hex'),
      vendorId: (await makeStore(connection.db)).vendorId,
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    return token;
  }

  it('is stated in the contract for every documented route', () => {
    expect(documented.map(([route]) => route).sort()).toEqual(Object.keys(routes).sort());
  });

  it('is tried with a body wherever one is needed, and of existing routes alone', () => {
    const bodiless = guarded.filter(
      ([route, access]) =>
        rowOf(route).body && access.for !== 'vendor' && !('body' in access && access.body),
    );
    expect(bodiless.map(([route]) => route)).toEqual([]);
    const named = [ofShoppers, operatorBodies, sellerNeeds].flatMap(Object.keys);
    expect(named.filter((route) => !(route in routes))).toEqual([]);
  });

  it('is documented as protected where the contract says so', () => {
    const isGuarded = Object.fromEntries(documented);
    for (const [route, access] of entries) {
      expect([route, isGuarded[route]]).toEqual([route, access.for !== 'everybody']);
    }
  });

  it.each(shoppers)('%s is not for visitors, made-up tokens or vendors', async (route, access) => {
    const of = {
      cartLine: 1,
      savedItem: 1,
      address: 1,
      order: 'HT-1',
      orderId: 1,
      unpaid: 'HT-2',
      session: 1,
      wishlistEntry: 1,
    };
    const path = access.for === 'owner' ? access.path(of) : pathOf(route);
    const { body } = access;
    for (const token of [undefined, 'x'.repeat(43), outsideVendor]) {
      const answer = await api.call(methodOf(route), path, { token, body });
      expect(answer).toMatchObject({
        status: 401,
        body: { success: false, message: 'Please log in to perform this action.' },
      });
    }
  });

  it.each(others)('%s is not for visitors or shoppers', async (route, access) => {
    const body = 'body' in access ? access.body : undefined;
    for (const token of [undefined, 'x'.repeat(43), stranger.token]) {
      const { status } = await api.call(methodOf(route), pathOf(route), { token, body });
      expect(status).toBe(401);
    }
  });

  it.each(owned)(
    '%s answers the same 404 for what belongs to others and what does not exist',
    async (route, access) => {
      const theirs = await belongings(await shopper());
      const { token } = await shopper();
      const call = (path: string) => api.call(methodOf(route), path, { token, body: access.body });
      const [foreign, missing] = [await call(access.path(theirs)), await call(access.missing)];
      expect(foreign.status).toBe(404);
      expect([missing.status, missing.body]).toEqual([foreign.status, foreign.body]);
    },
  );

  it.each(owned)('%s is for the owner', async (route, access) => {
    const me = await shopper();
    const path = access.path(await belongings(me));
    const { status } = await api.call(methodOf(route), path, {
      token: me.token,
      body: access.body,
    });
    expect(status).toBe(200);
  });

  it("no call by another shopper changes or reveals a shopper's data", async () => {
    const me = await shopper();
    const mine = await belongings(me);
    const reads = guarded.filter(([route, access]) => {
      return route.startsWith('GET') && ['self', 'owner'].includes(access.for);
    });
    const seen = async (token: string) => {
      const answers = await Promise.all(
        reads.map(async ([route, access]) => {
          const path = access.for === 'owner' ? access.path(mine) : pathOf(route);
          return [route, (await api.call('GET', path, { token })).body];
        }),
      );
      return Object.fromEntries(answers);
    };
    const before = await seen(me.token);
    for (const [route, access] of guarded) {
      const other = await shopper();
      const path = access.for === 'owner' ? access.path(mine) : pathOf(route);
      const body = 'body' in access ? access.body : undefined;
      const answer = await api.call(methodOf(route), path, { token: other.token, body });
      const said = JSON.stringify(answer.body);
      for (const secret of [me.email, mine.order]) expect(said).not.toContain(secret);
    }
    expect(await seen(me.token)).toEqual(before);
  });
});

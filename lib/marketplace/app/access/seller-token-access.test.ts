import { sql } from 'drizzle-orm';
import { scopeOf } from '@/lib/contract/access';
import { apiScopes } from '@/lib/contract/schemas/seller/scopes';
import type { Connection } from '../../kernel/db/connection';
import { apiTokens } from '../../kernel/db/schema/api-tokens';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeSeller } from '../../modules/sellers/testing/members';
import { makeApiToken } from '../../modules/sellers/tokens/testing/make-api-token';
import { testCouriers } from '../providers/couriers';
import { nowhere } from '../testing/access-table';
import { rowOf } from '../testing/contract-rows';
import { sellerRoutes } from '../testing/seller-access/table';
import { testHost } from '../testing/test-host';

const rows = Object.entries(sellerRoutes);
const methodOf = (route: string) => route.split(' ')[0] as 'GET';
const pathOf = (route: string) => (route.split(' ')[1] ?? '').replace(/\{\w+\}/g, String(nowhere));
const open = rows.filter(([route]) => scopeOf(rowOf(route)));
const closed = rows.filter(([route]) => !scopeOf(rowOf(route)));

describe.each(testDatabases)('personal tokens at the seller area on $name', ({ open: connect }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let seller: Awaited<ReturnType<typeof makeSeller>>;
  /** Tokens that are invalid, or no longer valid. */
  let dead: string[];
  beforeAll(async () => {
    connection = await connect();
    api = testHost(connection, { couriers: await testCouriers(connection.db) });
    seller = await makeSeller(connection.db);
    const { db } = connection;
    const scopes = [...apiScopes];
    const revoked = await makeApiToken(db, seller, scopes, { revokedAt: new Date() });
    const late = { expiresAt: new Date(Date.now() - 1000) };
    const expired = await makeApiToken(db, seller, scopes, late);
    dead = [revoked.token, expired.token, `haat_${'a'.repeat(46)}`];
  });
  afterAll(() => connection.close());

  const call = async (route: string, token: string, path = pathOf(route)) =>
    api.call(methodOf(route), path, { token, body: sellerRoutes[route]?.body });

  it.each(open)('%s takes tokens with its scope alone', async (route) => {
    const scope = scopeOf(rowOf(route));
    const right = await makeApiToken(
      connection.db,
      seller,
      apiScopes.filter((one) => one === scope),
    );
    const others = apiScopes.filter((one) => one !== scope);
    const wrong = await makeApiToken(connection.db, seller, others);
    expect([401, 403]).not.toContain((await call(route, right.token)).status);
    expect(await call(route, wrong.token)).toMatchObject({
      status: 403,
      body: { data: { scope } },
    });
  });

  it.each(closed)('%s takes no token at all', async (route) => {
    const { token } = await makeApiToken(connection.db, seller, [...apiScopes]);
    expect((await call(route, token)).status).toBe(403);
  });

  it.each(rows)('%s is closed to tokens that are over or made up', async (route) => {
    for (const token of dead) {
      expect((await call(route, token)).status).toBe(401);
    }
  });

  it("answers the same 404 for another store's things and what does not exist", async () => {
    for (const [route, { own }] of open) {
      if (!own) continue;
      const other = await makeSeller(connection.db);
      const path = await own(connection.db, seller.store.id);
      const theirs = await makeApiToken(connection.db, other, [...apiScopes]);
      const mine = await makeApiToken(connection.db, seller, [...apiScopes]);
      const foreign = await call(route, theirs.token, path);
      expect([route, foreign.status]).toEqual([route, 404]);
      const missing = await call(route, theirs.token);
      expect([missing.status, missing.body]).toEqual([foreign.status, foreign.body]);
      expect([route, (await call(route, mine.token, path)).status < 300]).toEqual([route, true]);
    }
  });

  it('are nowhere but in the seller area a proof of anything', async () => {
    const { token } = await makeApiToken(connection.db, seller, [...apiScopes]);
    for (const path of ['/api/cart', '/api/stores/me', '/api/operator/me']) {
      expect((await api.call('GET', path, { token })).status).toBe(401);
    }
    const [row] = await connection.db
      .select({ used: sql<boolean>`bool_or(${apiTokens.lastUsedAt} is null)` })
      .from(apiTokens)
      .where(sql`${apiTokens.tail} = ${token.slice(-4)}`);
    expect(row?.used).toBe(true);
  });
});

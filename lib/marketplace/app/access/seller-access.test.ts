import { rolesOf } from '@/lib/contract/access';
import { sellerRoles } from '@/lib/contract/schemas/seller/roles';
import type { Connection } from '../../kernel/db/connection';
import { tokens } from '../../kernel/db/schema/accounts';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeShopper, makeStore } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { hashSecret, randomSecret } from '../../modules/accounts/sessions/bearer-tokens';
import { makeSeller } from '../../modules/sellers/testing/members';
import { testCouriers } from '../providers/couriers';
import { nowhere } from '../testing/access-table';
import { rowOf } from '../testing/contract-rows';
import { sellerRoutes } from '../testing/seller-access/table';
import { testHost } from '../testing/test-host';

const rows = Object.entries(sellerRoutes);
const owned = rows.flatMap(([route, access]) =>
  access.own ? [[route, { ...access, own: access.own }] as const] : [],
);
const methodOf = (route: string) => route.split(' ')[0] as 'GET';
const pathOf = (route: string) => (route.split(' ')[1] ?? '').replace(/\{\w+\}/g, String(nowhere));

describe.each(testDatabases)('access to the seller area on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  /** Tokens of callers outside the area. */
  let strangers: (string | undefined)[];
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection, { couriers: await testCouriers(connection.db) });
    const { db } = connection;
    const outside = randomSecret();
    const expiresAt = new Date(Date.now() + 3_600_000);
    const { vendorId } = await makeStore(db);
    await db.insert(tokens).values({ hash: hashSecret(outside), vendorId, expiresAt });
    const waiting = await makeSeller(db, { status: 'pending' });
    const shopper = await makeShopper(db);
    strangers = [undefined, 'x'.repeat(43), shopper.token, outside, waiting.token];
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  it.each(rows)(
    '%s is not for visitors, shoppers or vendors outside the area',
    async (route, { body }) => {
      for (const token of strangers) {
        const { status } = await api.call(methodOf(route), pathOf(route), { token, body });
        expect(status).toBe(401);
      }
    },
  );

  it.each(rows)('%s is for the roles that have its permission', async (route, { body }) => {
    const allowed = rolesOf(rowOf(route).access);
    for (const role of sellerRoles) {
      const { token } = await makeSeller(connection.db, { role });
      const { status } = await api.call(methodOf(route), pathOf(route), { token, body });
      const isRefused = status === 403 || status === 401;
      expect([role, isRefused]).toEqual([role, !allowed.includes(role)]);
    }
  });

  it("answers the same 404 for another store's and what does not exist, and lets the store in", async () => {
    for (const [route, { own, body }] of owned) {
      const mine = await makeSeller(connection.db);
      const other = await makeSeller(connection.db);
      const path = await own(connection.db, mine.store.id);
      const call = (where: string, token: string) =>
        api.call(methodOf(route), where, { token, body });
      const foreign = await call(path, other.token);
      const missing = await call(pathOf(route), other.token);
      expect([route, foreign.status]).toEqual([route, 404]);
      expect([missing.status, missing.body]).toEqual([foreign.status, foreign.body]);
      const { status } = await call(path, mine.token);
      expect([route, status < 300]).toEqual([route, true]);
    }
  });
});

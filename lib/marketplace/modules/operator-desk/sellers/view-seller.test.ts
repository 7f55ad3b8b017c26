import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper, makeStore } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makeOperator } from '../../operators/testing/make-operator';
import { operatorToken, placeCod } from '../../orders/testing/orders';
import { makeDelivered } from '../../returns/testing/delivered';
import { makeBankAccount } from '../../settlement/testing/bank';

describe.each(testDatabases)('a store as operators read it on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let token: string;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
    token = (await makeOperator(connection.db)).token;
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  async function read(storeId: number) {
    const [store] = await connection.db.select().from(stores).where(eq(stores.id, storeId));
    const path = `/api/operator/vendors/${store?.applicationNumber}`;
    return (await api.call('GET', path, { token })).body.data;
  }

  it('counts what was late, cancelled by the store, delivered and returned', async () => {
    const { db } = connection;
    const store = await makeStore(db);
    const shopper = await makeShopper(db);
    await makeDelivered({ db, api, storeId: store.id });
    const product = await makeProduct(db, { storeId: store.id });
    const waiting = await placeCod({ db, api, shopper }, [{ product }]);
    const id = Number(waiting.shipments[0]?.id);
    expect((await read(store.id)).performance).toEqual({
      shipments: 2,
      late: 0,
      cancelled: 0,
      delivered: 1,
      returned: 0,
    });
    const longAgo = new Date(Date.now() - 30 * 86_400_000);
    await db.update(shipmentEvents).set({ at: longAgo }).where(eq(shipmentEvents.shipmentId, id));
    expect((await read(store.id)).performance.late).toBe(1);
    await db
      .update(shipments)
      .set({ createdAt: new Date(0) })
      .where(eq(shipments.id, id));
    expect((await read(store.id)).performance.shipments).toBe(1);
  });

  it('warns of what another store has too, and shows no whole account', async () => {
    const { db } = connection;
    const [one, other] = [await makeStore(db), await makeStore(db)];
    await db.update(stores).set({ address: '7 Loom Lane', pan: 'AAPFU0939F' });
    await makeBankAccount(db, one.id);
    await makeBankAccount(db, other.id);
    const seller = await read(one.id);
    const kinds = new Set(seller.duplicates.map(({ kind }: { kind: string }) => kind));
    for (const kind of ['pan', 'address', 'bank_account'])
      expect([kind, kinds.has(kind)]).toEqual([kind, true]);
    expect(seller.duplicates).toContainEqual(expect.objectContaining({ kind: 'pan' }));
    expect(seller.bank_account.account).toMatch(/^••••\d{4}$/);
    expect(seller.commission).toEqual({ percent: 10, is_own: false });
    const missing = await api.call('GET', '/api/operator/vendors/V-NOBODY', { token });
    expect(missing.status).toBe(404);
  });
});

import { eq } from 'drizzle-orm';
import { defaultCompany } from '@/lib/company/company';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { orders, shipments } from '../../../kernel/db/schema/orders';
import { invoices } from '../../../kernel/db/schema/payments';
import { settingVersions } from '../../../kernel/db/schema/settings';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { advanceThrough, operatorToken, placeCod } from '../testing/orders';
import { viewInvoices } from './invoice-view';

describe.each(testDatabases)('packing before the company is entered on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    delete process.env.DEMO_DATA;
    await backgroundDone();
    await connection.close();
  });

  /** Creates a confirmed shipment. */
  const confirmed = async () => {
    const { db } = connection;
    const shopper = await makeShopper(db);
    const order = await placeCod({ db, api, shopper }, [{ product: await makeProduct(db) }]);
    const id = order.shipments[0]?.id ?? 0;
    await advanceThrough(api, id, 'confirmed');
    return id;
  };
  const pack = async (id: number) => (await advanceThrough(api, id, 'packed'))[0];
  let demo: number;
  /** Returns whether the shopper's invoice of a shipment is marked as a specimen. */
  const isSpecimen = async (shipmentId: number) => {
    const { db } = connection;
    const [row] = await db
      .select({ order: orders })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(eq(shipments.id, shipmentId));
    if (!row) throw new Error('no shipment');
    return (await viewInvoices(db, 'en', row.order.userId, row.order.number))[0]?.specimen;
  };
  const issued = async (id: number) =>
    (await connection.db.select().from(invoices).where(eq(invoices.shipmentId, id))).length;

  it('issues invoices in a demo market', async () => {
    const id = await confirmed();
    expect([(await pack(id))?.status, await issued(id)]).toEqual([200, 1]);
    expect(await isSpecimen(id)).toBe(true);
    demo = id;
  });

  it('is refused outside one until the company is entered, and issues nothing', async () => {
    const id = await confirmed();
    process.env.DEMO_DATA = 'off';
    const refused = await pack(id);
    expect([refused?.status, refused?.body.message]).toEqual([
      409,
      expect.stringContaining('Nothing can be packed yet'),
    ]);
    expect(await issued(id)).toBe(0);
    const value = { ...defaultCompany, is_demo: false, gstin: '27AAPFU0939F1ZV' };
    await connection.db.insert(settingVersions).values({ group: 'company', value });
    expect([(await pack(id))?.status, await issued(id)]).toEqual([200, 1]);
    expect([await isSpecimen(id), await isSpecimen(demo)]).toEqual([false, true]);
  });
});

import { eq } from 'drizzle-orm';
import type { Connection } from '../../kernel/db/connection';
import { gstRates } from '../../kernel/db/schema/settings';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct } from '../../kernel/db/testing/fixtures';
import { changeGstRates, previewGstRates } from './change-gst-rates';

const from = '2099-04-01';
const row = (hsn_prefix: string, up_to: number | null, percent: number) => {
  return { hsn_prefix, up_to, percent, notification: '1/2099' };
};

describe.each(testDatabases)('changing GST rates on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('shows how many listings change, and changes nothing', async () => {
    const { db } = connection;
    const byTable = { ownGstRate: null, gstNotification: null, hsn: '61091000' };
    const cheap = await makeProduct(db, { ...byTable, price: 200_000 });
    await makeProduct(db, { ...byTable, price: 290_000, storeId: cheap.storeId });
    await makeProduct(db, { hsn: '61091000', price: 200_000 });
    const change = { from, until: null, rows: [row('61', 1_000, 5), row('61', null, 12)] };
    expect(await previewGstRates(db, change)).toEqual({
      skus: 2,
      listings: 2,
      changes: [
        { from: 5, to: 12, skus: 1 },
        { from: 18, to: 12, skus: 1 },
      ],
    });
    expect(await db.$count(gstRates, eq(gstRates.holdsFrom, from))).toBe(0);
  });

  it('takes the place of what was entered for the same codes and day', async () => {
    const { db } = connection;
    await changeGstRates(db, { from, until: null, rows: [row('7117', null, 5)] }, null);
    await changeGstRates(db, { from, until: null, rows: [row('7117', null, 0.25)] }, null);
    const held = await db.select().from(gstRates).where(eq(gstRates.holdsFrom, from));
    expect(held).toMatchObject([{ hsnPrefix: '7117', rate: 25, valueTo: null }]);
  });

  it.each([
    ['a day that has begun', { from: '2026-01-01', rows: [row('7117', null, 5)] }],
    ['a last band with an end', { from, rows: [row('61', 1_000, 5)] }],
    [
      'bands that fall',
      { from, rows: [row('61', 1_000, 5), row('61', 900, 12), row('61', null, 18)] },
    ],
  ])('refuses %s', async (_, change) => {
    const asked = changeGstRates(connection.db, { until: null, ...change }, null);
    await expect(asked).rejects.toThrow();
  });
});

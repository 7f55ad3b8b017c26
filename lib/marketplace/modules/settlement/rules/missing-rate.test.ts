import { eq, sql } from 'drizzle-orm';
import { defaultTaxes } from '@/lib/contract/schemas/settings/taxes';
import { testHost } from '../../../app/testing/test-host';
import { type Connection, rowsOf } from '../../../kernel/db/connection';
import { jobFaults } from '../../../kernel/db/schema/ledger';
import { shipmentEvents } from '../../../kernel/db/schema/orders';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { operatorToken } from '../../orders/testing/orders';
import { postEvents } from '../ledger/post-events';
import { tcsRateAt } from '../operator/tax-sums';
import { payableByComponent } from '../testing/payable';
import { deliverSale } from '../testing/sales';
import { commissionRate } from './commission-rate';
import { taxRatesAt, tdsFormAt } from './rates';

const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);

it.each([
  ['TCS', 'tcs'],
  ['TDS', 'tds'],
  ['GST on commission', 'commission_gst'],
] as const)('names the day for which there is no rate of %s', (name, kind) => {
  const settings = { ...defaultTaxes, [kind]: [{ from: '2026-12-01', percent: 1 }] };
  const message = `no rate of ${name} holds on 2026-11-30`;
  expect(() => taxRatesAt(settings, noon('2026-11-30'))).toThrow(message);
  expect(() => taxRatesAt(settings, noon('2026-12-01'))).not.toThrow();
});

it('keeps a rate of 0 that was entered', () => {
  const settings = { ...defaultTaxes, tds: [{ from: '2026-04-01', percent: 0 }] };
  expect(taxRatesAt(settings, noon('2026-11-30')).tds).toBe(0);
});

it('reports no TDS without a form', () => {
  expect(() => tdsFormAt({ ...defaultTaxes, tds_forms: [] }, '2026-11-01')).toThrow('TDS');
});

describe.each(testDatabases)('a missing rate on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  it('refuses a commission before the first rate', async () => {
    const asked = { storeId: 1, categoryId: 1 };
    const rate = (at: Date) => commissionRate(connection.db, { ...asked, at });
    await expect(rate(noon('2019-12-31'))).rejects.toThrow(
      'no rate of commission holds on 2019-12-31',
    );
    expect(await rate(noon('2020-01-01'))).toBe(1000);
  });

  it('fails a statement that asks for TCS of a day without a rate', async () => {
    const rate = (day: string) =>
      rowsOf<{ rate: number }>(
        connection.db,
        sql`select ${tcsRateAt(sql`at`)} as rate from (values (${noon(day).toISOString()}::timestamptz)) days(at)`,
      );
    await expect(rate('2018-09-30')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('no rate of TCS holds on 2018-09-30') },
    });
    expect(await rate('2018-10-01')).toEqual([{ rate: 100 }]);
  });

  it('parks the delivery that needs it alone, and posts it once the rate is there', async () => {
    const { db } = connection;
    const early = await deliverSale({ db, api }, {}, noon('2020-09-30'));
    const today = await deliverSale({ db, api });
    expect((await payableByComponent(db, today.storeId)).commission).toBeLessThan(0);
    expect(await payableByComponent(db, early.storeId)).toEqual({});
    const [fault] = await db.select().from(jobFaults);
    expect(fault).toMatchObject({
      job: 'ledger',
      subject: `delivery ${early.shipmentId}`,
      fault: 'no rate of TDS holds on 2020-09-30',
    });
    await db
      .update(shipmentEvents)
      .set({ at: noon('2020-10-01') })
      .where(eq(shipmentEvents.shipmentId, early.shipmentId));
    await postEvents(db, new Date(Date.now() + 3_600_000));
    expect((await payableByComponent(db, early.storeId)).tds).toBeLessThan(0);
  });
});

import { eq, inArray } from 'drizzle-orm';
import { jobFaults } from '../../../kernel/db/schema/ledger';
import { shipments } from '../../../kernel/db/schema/orders';
import { payments, refunds } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { poison } from '../../../kernel/db/testing/poison';
import { type Market, openMarket } from '../testing/market';

describe.each(testDatabases)('one payment that cannot be processed on $name', ({ open }) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());
  afterEach(() => market.db.delete(jobFaults));

  const faults = () =>
    market.db.select({ job: jobFaults.job, fault: jobFaults.fault }).from(jobFaults);
  const idsOf = (begun: { order: { id: number } }[]) => begun.map(({ order }) => order.id);

  async function statuses(ids: number[]) {
    const rows = await market.db
      .select({ id: shipments.orderId, status: shipments.status })
      .from(shipments)
      .where(inArray(shipments.orderId, ids));
    return ids.map((id) => rows.find((row) => row.id === id)?.status);
  }

  it('lets the other orders lapse, and lapses once it is mended', async () => {
    const ids = idsOf([await market.begin(), await market.begin(), await market.begin()]);
    const heal = await poison(market.db, 'stock_holds', 'update', `new.order_id = ${ids[0]}`);
    await market.jobs(20);
    expect(await statuses(ids)).toEqual(['pending_payment', 'cancelled', 'cancelled']);
    expect(await faults()).toEqual([{ job: 'lapsed orders', fault: 'poisoned' }]);
    await heal();
    await market.jobs(22);
    expect(await statuses(ids)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('lets the other payments be found that nobody reported', async () => {
    const begun = [await market.begin(), await market.begin()];
    const ids = idsOf(begun);
    for (const { providerOrder } of begun) {
      await market.fault({ kind: 'drop', order_id: providerOrder, times: 9 });
      await market.press(providerOrder);
    }
    await market.quiet();
    expect(await statuses(ids)).toEqual(['pending_payment', 'pending_payment']);
    const heal = await poison(
      market.db,
      'payments',
      'update',
      `new.order_id = ${ids[0]} and new.captured`,
    );
    await market.jobs(5);
    expect(await statuses(ids)).toEqual(['pending_payment', 'placed']);
    expect(await faults()).toEqual([{ job: 'open payments', fault: 'poisoned' }]);
    await heal();
    await market.jobs(10);
    expect(await statuses(ids)).toEqual(['placed', 'placed']);
  });

  it('lets the other refunds go', async () => {
    const begun = [await market.begin(), await market.begin()];
    for (const { providerOrder } of begun) await market.press(providerOrder);
    await market.quiet();
    const ids = idsOf(begun);
    const rows = await market.db
      .select({ id: payments.id })
      .from(payments)
      .where(inArray(payments.orderId, ids))
      .orderBy(payments.id);
    const [bad, good] = rows.map(({ id }) => id);
    const heal = await poison(
      market.db,
      'refunds',
      'update',
      `new.payment_id = ${bad} and new.status = 'processed'`,
    );
    for (const { shopper, order } of begun) {
      await market.api.call('POST', `/api/orders/${order.id}/cancel`, {
        token: shopper.token,
        body: { reason: 'Ordered twice' },
      });
    }
    await market.jobs(5);
    const statusOf = async (paymentId = 0) =>
      (await market.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)))[0]?.status;
    expect([await statusOf(bad), await statusOf(good)]).toEqual(['pending', 'processed']);
    expect(await faults()).toEqual([{ job: 'refunds', fault: 'poisoned' }]);
    await heal();
    await market.jobs(10);
    expect(await statusOf(bad)).toBe('processed');
  });
});

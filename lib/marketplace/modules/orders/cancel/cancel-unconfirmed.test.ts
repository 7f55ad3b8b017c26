import { eq, sql } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { cancellations, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { type Market, openMarket } from '../../payments/testing/market';

const hour = 3_600_000;

describe.each(testDatabases)('orders that no store confirms, on $name', ({ open }) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());

  /** Shifts the placing of an order's shipments that many hours into the past. */
  const placedAgo = async (order: { id: number }, hours: number) => {
    const own = market.db
      .select({ id: shipments.id })
      .from(shipments)
      .where(eq(shipments.orderId, order.id));
    await market.db
      .update(shipmentEvents)
      .set({ at: new Date(Date.now() - hours * hour) })
      .where(sql`${shipmentEvents.shipmentId} in ${own}`);
  };
  const mailsTo = ({ email }: { email: string }) =>
    market.api.mails.filter(({ to, subject }) => to === email && subject.includes('cancelled'));

  it.each(['cod', 'upi'] as const)(
    'are cancelled three days after their time, by %s',
    async (method) => {
      const product = await makeProduct(market.db, { stock: 5 });
      const begun = await market.order([product], { method, quantity: 2 });
      const { shopper, order } = begun;
      if (method === 'upi') {
        const opened = await market.openCheckout(shopper, order.id);
        await market.press(opened.body.data.razorpay_order_id);
        await market.quiet();
      }
      await placedAgo(order, 24 + 71);
      await market.jobs();
      expect((await market.orderOf(shopper, order.number)).status).toBe('placed');
      await placedAgo(order, 24 + 73);
      await market.jobs();
      await market.jobs(1);
      expect(await market.orderOf(shopper, order.number)).toMatchObject({
        status: 'cancelled',
        refunds: method === 'upi' ? [{ amount: 249, status: 'processed' }] : [],
      });
      const [mail] = mailsTo(shopper);
      expect(mail?.text).toContain('We are sorry: the store did not confirm it in time');
      const [row] = await market.db
        .select()
        .from(cancellations)
        .where(eq(cancellations.orderId, order.id));
      expect(row).toMatchObject({ by: 'system', goods: 20_000 });
      expect(await audit(market.db)).toEqual([]);
    },
  );

  it('stay once confirmed, and while their store is on holiday', async () => {
    const { db } = market;
    const [confirmed, resting] = [await makeProduct(db), await makeProduct(db)];
    const first = await market.order([confirmed], { method: 'cod' });
    const second = await market.order([resting], { method: 'cod' });
    for (const { order } of [first, second]) await placedAgo(order, 24 * 10);
    await db
      .update(shipments)
      .set({ status: 'confirmed' })
      .where(eq(shipments.orderId, first.order.id));
    const day = (days: number) =>
      new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10);
    await db
      .update(stores)
      .set({ holidayFrom: day(-11), holidayTo: day(1) })
      .where(eq(stores.id, resting.storeId));
    await market.jobs();
    const statuses = [];
    for (const { shopper, order } of [first, second]) {
      statuses.push((await market.orderOf(shopper, order.number)).status);
    }
    expect(statuses).toEqual(['confirmed', 'placed']);
  });
});

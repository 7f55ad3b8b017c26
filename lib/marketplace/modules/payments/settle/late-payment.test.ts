import { eq } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { users } from '../../../kernel/db/schema/accounts';
import { cartLines } from '../../../kernel/db/schema/cart';
import { products } from '../../../kernel/db/schema/catalog';
import { orders, stockHolds } from '../../../kernel/db/schema/orders';
import { payments, refunds } from '../../../kernel/db/schema/payments';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { eraseAccount } from '../../accounts/delete-account';
import { type Market, openMarket } from '../testing/market';

type Begun = {
  product: Awaited<ReturnType<typeof makeProduct>>;
  shopper: { id: number };
};

describe.each(testDatabases)('paying too late on $name', ({ open }) => {
  let market: Market;

  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());

  const productNow = async ({ id }: { id: number }) => {
    const [row] = await market.db.select().from(products).where(eq(products.id, id));
    return row as typeof products.$inferSelect;
  };
  const mailsAbout = (number: string) =>
    market.api.mails.filter(({ subject }) => subject === `Your order ${number} is placed`);
  const setPrice = ({ id }: { id: number }, price: number) =>
    market.db.update(products).set({ price, mrp: price }).where(eq(products.id, id));
  const refundsOf = async (number: string) => {
    const found = await market.db
      .select({ refund: refunds })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.number, number));
    return found.map(({ refund }) => refund);
  };
  const cartOf = ({ id }: { id: number }) =>
    market.db.select().from(cartLines).where(eq(cartLines.userId, id));

  describe('when nobody pays in time', () => {
    it('returns the stock and cancels the order', async () => {
      const product = await makeProduct(market.db, { stock: 1 });
      const { shopper, order, providerOrder } = await market.begin([product]);
      await market.api.staleProducts();
      await market.jobs(16);
      expect(await market.api.staleProducts()).toContain(product.id);
      expect(await productNow(product)).toMatchObject({ stock: 1, soldCount: 0 });
      expect(await cartOf(shopper)).toHaveLength(1);
      expect(await market.orderOf(shopper, order.number)).toMatchObject({
        status: 'cancelled',
        payment: { status: 'cancelled' },
        shipments: [
          {
            timeline: [
              { status: 'pending_payment' },
              {
                status: 'cancelled',
                note: 'Not paid in time; the pieces went back on sale.',
              },
            ],
          },
        ],
      });
      expect((await market.statusOf(shopper, order.number)).state).toBe('cancelled');
      const { status, body } = await market.openCheckout(shopper, order.id);
      expect([status, body.message]).toEqual([
        409,
        'The time to pay for this order is over. Its items are still in your cart.',
      ]);
      await market.jobs(17);
      expect(await productNow(product)).toMatchObject({ stock: 1 });
      expect(providerOrder).toMatch(/^order_/);
    });

    it('holds the stock while the provider does not answer, but not for ever', async () => {
      const product = await makeProduct(market.db, { stock: 1 });
      const { order, shopper, providerOrder } = await market.begin([product]);
      await market.fault({ kind: 'server_error', order_id: providerOrder, times: 50 });
      await market.jobs(16);
      expect((await productNow(product)).stock).toBe(0);
      await market.jobs(80);
      expect((await productNow(product)).stock).toBe(1);
      expect((await market.orderOf(shopper, order.number)).status).toBe('cancelled');
    });

    it('does not lapse what was paid though no webhook came', async () => {
      const { shopper, order, providerOrder } = await market.begin();
      await market.fault({ kind: 'drop', order_id: providerOrder, times: 3 });
      await market.press(providerOrder);
      await market.jobs(16);
      expect((await market.orderOf(shopper, order.number)).status).toBe('placed');
    });
  });

  describe('when the bank authorises after the time to pay is over', () => {
    const payLate = async (product: Awaited<ReturnType<typeof makeProduct>>) => {
      const begun = await market.begin([product], { quantity: 2 });
      const { providerOrder } = begun;
      await market.fault({ kind: 'late_authorisation', order_id: providerOrder, seconds: 20 * 60 });
      expect((await market.press(providerOrder)).error).toBeDefined();
      await market.jobs(16);
      expect(await market.orderOf(begun.shopper, begun.order.number)).toMatchObject({
        status: 'cancelled',
      });
      return begun;
    };

    it('places the order while all of its stock is still there', async () => {
      const product = await makeProduct(market.db, { stock: 2 });
      const { shopper, order } = await payLate(product);
      await market.jobs(21);
      expect(await market.orderOf(shopper, order.number)).toMatchObject({
        status: 'placed',
        payment: { status: 'captured' },
      });
      expect(await productNow(product)).toMatchObject({ stock: 0, soldCount: 2 });
      expect(await cartOf(shopper)).toEqual([]);
      expect(mailsAbout(order.number)).toHaveLength(1);
    });

    it('refunds it when some of the stock is gone', async () => {
      const product = await makeProduct(market.db, { stock: 2 });
      const { shopper, order } = await payLate(product);
      await market.order([product], { method: 'cod' });
      await market.jobs(21);
      expect(await market.orderOf(shopper, order.number)).toMatchObject({ status: 'cancelled' });
      await market.jobs(22);
      expect(await market.statusOf(shopper, order.number)).toMatchObject({
        state: 'refunded',
        refunded: 249,
        refund_pending: 0,
      });
      expect(await productNow(product)).toMatchObject({ stock: 1, soldCount: 1 });
      expect(mailsAbout(order.number)).toEqual([]);
    });

    it('refunds it when the shopper has ordered the same again', async () => {
      const product = await makeProduct(market.db);
      const { shopper, order } = await payLate(product);
      const items = (await cartOf(shopper)).map(({ id }) => id);
      const { codOrder } = await import('../../orders/testing/orders');
      const newer = await market.api.call('POST', '/api/orders', {
        token: shopper.token,
        body: codOrder(items),
      });
      expect(newer.status).toBe(201);
      await market.jobs(21);
      await market.jobs(22);
      expect((await market.statusOf(shopper, order.number)).state).toBe('refunded');
      expect(await productNow(product)).toMatchObject({ stock: 8, soldCount: 2 });
    });

    it.each<[string, (begun: Begun) => Promise<unknown>]>([
      ['its price rose', ({ product }) => setPrice(product, 29_900)],
      ['its price fell', ({ product }) => setPrice(product, 9_900)],
      [
        'its product was taken down',
        ({ product }) =>
          market.db.update(products).set({ isActive: false }).where(eq(products.id, product.id)),
      ],
      [
        'its store was suspended',
        ({ product }) =>
          market.db
            .update(stores)
            .set({ status: 'suspended' })
            .where(eq(stores.id, product.storeId)),
      ],
      [
        'its account was blocked',
        ({ shopper }) =>
          market.db
            .update(users)
            .set({ blockedAt: new Date(), blockReason: 'fraud' })
            .where(eq(users.id, shopper.id)),
      ],
      ['its account was deleted', ({ shopper }) => eraseAccount(market.db, shopper.id)],
    ])('refunds it when %s', async (_, change) => {
      const product = await makeProduct(market.db, { stock: 2 });
      const begun = await payLate(product);
      await change({ ...begun, product });
      await market.jobs(21);
      await market.jobs(22);
      expect(await refundsOf(begun.order.number)).toMatchObject([
        { amount: 24_900, reason: 'paid_late', status: 'processed' },
      ]);
      expect(await productNow(product)).toMatchObject({ stock: 2, soldCount: 0 });
      expect(mailsAbout(begun.order.number)).toEqual([]);
      expect(await audit(market.db)).toEqual([]);
    });

    it('refunds it when it comes more than an hour after the lapse, and tells so kindly', async () => {
      const product = await makeProduct(market.db, { stock: 2 });
      const { shopper, order, providerOrder } = await market.begin([product], { quantity: 2 });
      const minutes = 16 + 61;
      await market.fault({
        kind: 'late_authorisation',
        order_id: providerOrder,
        seconds: minutes * 60,
      });
      // Webhooks are settled in real time: before the lapse of this test.
      await market.fault({ kind: 'drop', order_id: providerOrder, times: 9 });
      await market.press(providerOrder);
      await market.jobs(16);
      await market.jobs(minutes + 1);
      await market.jobs(minutes + 2);
      expect(await market.orderOf(shopper, order.number)).toMatchObject({
        status: 'cancelled',
        refunds: [
          { amount: 249, status: 'processed', reason: expect.stringContaining('goes back') },
        ],
      });
      const subject = `Your payment for order ${order.number} is on its way back`;
      expect(market.api.mails.filter((mail) => mail.subject === subject)).toHaveLength(1);
      expect(await audit(market.db)).toEqual([]);
    });

    it('refunds it when no job noted the lapse and the price has changed since', async () => {
      const product = await makeProduct(market.db, { stock: 2 });
      const { order, providerOrder } = await market.begin([product]);
      await market.fault({ kind: 'drop', order_id: providerOrder, times: 9 });
      await setPrice(product, 29_900);
      await market.press(providerOrder);
      await market.jobs(15 + 61);
      expect(await refundsOf(order.number)).toMatchObject([{ reason: 'paid_late' }]);
      expect(await productNow(product)).toMatchObject({ stock: 2, soldCount: 0 });
      expect(await audit(market.db)).toEqual([]);
    });
  });

  it('is never taken up later than an hour, by the database itself', async () => {
    const { order } = await market.begin();
    const lapsed = { outcome: 'lapsed', lapsedAt: new Date(0), settledAt: new Date(0) } as const;
    const ofOrder = eq(stockHolds.orderId, order.id);
    await market.db.update(stockHolds).set(lapsed).where(ofOrder);
    const sold = market.db
      .update(stockHolds)
      .set({ outcome: 'sold', settledAt: new Date(3_600_001) })
      .where(ofOrder);
    await expect(sold).rejects.toMatchObject({
      cause: { constraint: 'stock_holds_taken_up_late' },
    });
  });
});

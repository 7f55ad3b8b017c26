import { eq } from 'drizzle-orm';
import { cartLines } from '../../../kernel/db/schema/cart';
import { products } from '../../../kernel/db/schema/catalog';
import { stockHolds } from '../../../kernel/db/schema/orders';
import { refunds } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { providerOrders, providerPayments } from '../../../providers/payments/test/schema';
import { type Market, openMarket } from '../testing/market';

describe.each(testDatabases)('paying an order on $name', ({ open }) => {
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
  const cartOf = ({ id }: { id: number }) =>
    market.db.select().from(cartLines).where(eq(cartLines.userId, id));
  const refundsOf = async (number: string) =>
    (await market.db.select().from(refunds)).filter((row) => row.idempotencyKey.includes(number));

  it('waits for the money: stock held, lines still in the cart, no mail', async () => {
    const product = await makeProduct(market.db);
    const { shopper, answer, order } = await market.order([product], { quantity: 2 });
    expect(answer.status).toBe(201);
    expect(order).toMatchObject({
      status: 'pending_payment',
      payment: { method: 'upi', status: 'created', amount: 249 },
    });
    expect(await productNow(product)).toMatchObject({ stock: 8, soldCount: 0 });
    expect(await cartOf(shopper)).toHaveLength(1);
    await market.quiet();
    expect(mailsAbout(order.number)).toEqual([]);
    const status = await market.statusOf(shopper, order.number);
    expect(status).toMatchObject({ state: 'waiting', captured: false, transaction_id: null });
    const left = new Date(status.expires_at).getTime() - Date.now();
    expect(left / 60_000).toBeGreaterThan(14.5);
    expect(left / 60_000).toBeLessThanOrEqual(15);
  });

  it.each([
    ['the webhook only', ['webhook']],
    ['the callback only', ['callback']],
    ['the poller only', ['poller']],
    ['callback, then webhook', ['callback', 'webhook']],
    ['webhook twice, then callback twice', ['webhook', 'webhook', 'callback', 'callback']],
    ['all of them at once', ['together']],
  ])('is settled once by %s', async (_, steps) => {
    const product = await makeProduct(market.db);
    const { shopper, order, providerOrder } = await market.begin([product], { quantity: 3 });
    await market.fault({ kind: 'delay', order_id: providerOrder, seconds: 600 });
    if (steps.includes('poller')) {
      await market.fault({ kind: 'drop', order_id: providerOrder, times: 3 });
    }
    if (steps.filter((step) => step === 'webhook').length > 1) {
      await market.fault({ kind: 'duplicate', order_id: providerOrder, times: 3 });
    }
    const receipt = await market.press(providerOrder);
    for (const step of steps) {
      if (step === 'callback') {
        const { status, body } = await market.verify(shopper, receipt);
        expect([status, body.data.state]).toEqual([200, 'paid']);
      } else if (step === 'together') {
        const answers = await Promise.all([
          market.verify(shopper, receipt),
          market.jobs(12),
          market.verify(shopper, receipt),
          market.jobs(12),
          market.statusOf(shopper, order.number),
        ]);
        expect([answers[0].status, answers[2].status]).toEqual([200, 200]);
      } else {
        await market.jobs(12);
      }
    }
    await market.quiet();
    expect(await market.orderOf(shopper, order.number)).toMatchObject({
      status: 'placed',
      payment: { status: 'captured' },
      shipments: [{ timeline: [{ status: 'pending_payment' }, { status: 'placed' }] }],
    });
    expect(await market.statusOf(shopper, order.number)).toMatchObject({
      state: 'paid',
      captured: true,
      transaction_id: receipt.razorpay_payment_id,
      provider_status: 'captured',
      failure_reason: null,
      failure_code: null,
      expires_at: null,
    });
    expect(await productNow(product)).toMatchObject({ stock: 7, soldCount: 3 });
    expect(await cartOf(shopper)).toEqual([]);
    expect(mailsAbout(order.number)).toHaveLength(1);
  });

  it('takes only what was bought out of the cart', async () => {
    const product = await makeProduct(market.db);
    const { shopper, providerOrder } = await market.begin([product], { quantity: 2 });
    await market.db.update(cartLines).set({ quantity: 5 }).where(eq(cartLines.userId, shopper.id));
    await market.press(providerOrder);
    await market.quiet();
    expect(await cartOf(shopper)).toMatchObject([{ quantity: 3 }]);
  });

  it('lets a failed payment be tried again', async () => {
    const { shopper, order, providerOrder } = await market.begin();
    expect((await market.press(providerOrder, 'failure')).error).toBeDefined();
    await market.quiet();
    expect(await market.statusOf(shopper, order.number)).toMatchObject({
      state: 'failed',
      failure_reason: 'Payment was declined by the bank.',
      failure_code: 'payment_declined',
      provider_status: 'failed',
    });
    expect((await market.orderOf(shopper, order.number)).status).toBe('pending_payment');
    const again = await market.openCheckout(shopper, order.id);
    expect(again.body.data.razorpay_order_id).toBe(providerOrder);
    await market.press(providerOrder);
    await market.quiet();
    expect((await market.statusOf(shopper, order.number)).state).toBe('paid');
    const paid = await market.openCheckout(shopper, order.id);
    expect([paid.status, paid.body.message]).toEqual([409, 'This order is paid already.']);
  });

  it('captures what was only authorised', async () => {
    const { shopper, order, providerOrder } = await market.begin();
    await market.fault({ kind: 'authorise_only', order_id: providerOrder });
    await market.press(providerOrder);
    await market.quiet();
    expect((await market.statusOf(shopper, order.number)).state).toBe('paid');
    const [payment] = await market.db
      .select()
      .from(providerPayments)
      .where(eq(providerPayments.orderId, providerOrder));
    expect(payment).toMatchObject({ status: 'captured', captured: true });
  });

  it('settles events that arrive in the wrong order', async () => {
    const { shopper, order, providerOrder } = await market.begin();
    await market.fault({ kind: 'reorder', order_id: providerOrder });
    await market.press(providerOrder);
    await market.quiet();
    expect((await market.statusOf(shopper, order.number)).state).toBe('paid');
    expect(mailsAbout(order.number)).toHaveLength(1);
  });

  it('refunds the second of two payments', async () => {
    const { shopper, order, providerOrder } = await market.begin();
    await market.fault({ kind: 'late_authorisation', order_id: providerOrder, seconds: 60 });
    await market.press(providerOrder);
    const receipt = await market.press(providerOrder);
    await market.quiet();
    expect((await market.statusOf(shopper, order.number)).state).toBe('paid');
    await market.jobs(2);
    await market.jobs(3);
    const all = await market.db
      .select()
      .from(providerPayments)
      .where(eq(providerPayments.orderId, providerOrder));
    const kept = all.find(({ id }) => id === receipt.razorpay_payment_id);
    const unmatched = all.find(({ id }) => id !== receipt.razorpay_payment_id);
    expect(kept).toMatchObject({ status: 'captured', amountRefunded: 0 });
    expect(unmatched).toMatchObject({ status: 'refunded', amountRefunded: 14_900 });
    expect(await refundsOf(unmatched?.id as string)).toMatchObject([
      { reason: 'paid_twice', status: 'processed' },
    ]);
    expect(await market.statusOf(shopper, order.number)).toMatchObject({
      state: 'paid',
      refunded: 0,
    });
  });

  it('places no order whose money went back at the provider before we heard of it', async () => {
    const { shopper, order, providerOrder } = await market.begin();
    await market.fault({ kind: 'drop', order_id: providerOrder, times: 9 });
    const id = String((await market.press(providerOrder)).razorpay_payment_id);
    const amount = order.payment.amount * 100;
    await market.provider.refund(id, { amount, key: `by-hand-${id}` });
    await market.jobs(1);
    await market.quiet();
    expect((await market.statusOf(shopper, order.number)).captured).toBe(false);
    await market.jobs(16);
    expect((await market.orderOf(shopper, order.number)).status).toBe('cancelled');
  });

  it('refunds a payment of the wrong amount', async () => {
    const { shopper, order, providerOrder } = await market.begin();
    await market.db
      .update(providerOrders)
      .set({ amount: 100 })
      .where(eq(providerOrders.id, providerOrder));
    const receipt = await market.press(providerOrder);
    const { status, body } = await market.verify(shopper, receipt);
    expect([status, body.message]).toEqual([400, 'Payment verification failed. Please try again.']);
    await market.quiet();
    expect((await market.orderOf(shopper, order.number)).status).toBe('pending_payment');
    await market.jobs(1);
    expect(await refundsOf(receipt.razorpay_payment_id as string)).toMatchObject([
      { amount: 100, reason: 'wrong_amount', status: 'processed' },
    ]);
  });

  it('leaves holds that agree with their orders', async () => {
    const open = await market.db.select().from(stockHolds);
    expect(
      open.every(({ outcome, settledAt }) => (outcome === null) === (settledAt === null)),
    ).toBe(true);
  });
});

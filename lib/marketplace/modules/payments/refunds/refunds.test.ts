import { eq } from 'drizzle-orm';
import { payments, refunds } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { providerPayments, providerRefunds } from '../../../providers/payments/test/schema';
import { type Market, openMarket } from '../testing/market';
import { requestRefund } from './request-refund';

describe.each(testDatabases)('refunds on $name', ({ open }) => {
  let market: Market;
  /** A market with a much shorter timeout of the provider, for tests of its silence. */
  let impatient: Market;

  beforeAll(async () => {
    const connection = await open();
    market = await openMarket(connection);
    impatient = await openMarket(connection, { timeoutMs: 1000 });
  });
  afterAll(() => market.close());

  /** Makes a paid order of ₹149. */
  async function paid() {
    const begun = await market.begin([await makeProduct(market.db)]);
    await market.press(begun.providerOrder);
    await market.quiet();
    const [payment] = await market.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, begun.order.id));
    return { ...begun, payment: payment as typeof payments.$inferSelect };
  }
  let requests = 0;
  const ask = (paymentId: number, amount: number, key = `request-${++requests}`) =>
    market.db.transaction((tx) =>
      requestRefund(tx, { paymentId, amount, reason: 'order_cancelled', key }),
    );
  const backAtProvider = async (providerOrder: string) => {
    const [row] = await market.db
      .select()
      .from(providerPayments)
      .where(eq(providerPayments.orderId, providerOrder));
    return row?.amountRefunded;
  };

  it('sends a part, then the rest', async () => {
    const { shopper, order, payment, providerOrder } = await paid();
    expect(await ask(payment.id, 4_900)).toBe(4_900);
    expect(await market.statusOf(shopper, order.number)).toMatchObject({
      state: 'paid',
      refunded: 0,
      refund_pending: 49,
    });
    await market.jobs();
    expect(await backAtProvider(providerOrder)).toBe(4_900);
    expect(await market.statusOf(shopper, order.number)).toMatchObject({
      state: 'paid',
      refunded: 49,
      refund_pending: 0,
    });
    await ask(payment.id, 10_000);
    expect((await market.statusOf(shopper, order.number)).state).toBe('refunding');
    await market.jobs();
    expect(await backAtProvider(providerOrder)).toBe(14_900);
    expect(await market.statusOf(shopper, order.number)).toMatchObject({
      state: 'refunded',
      captured: true,
      refunded: 149,
    });
    expect((await market.orderOf(shopper, order.number)).payment.status).toBe('refunded');
  });

  it('asks once for each key, and never for more than was paid', async () => {
    const { payment, providerOrder } = await paid();
    expect(await ask(payment.id, 9_000, 'mine')).toBe(9_000);
    expect(await ask(payment.id, 9_000, 'mine')).toBe(9_000);
    await expect(ask(payment.id, 6_000)).rejects.toThrow('more than was paid');
    expect(await ask(payment.id, 0)).toBe(0);
    await market.jobs();
    await market.jobs(5);
    expect(await backAtProvider(providerOrder)).toBe(9_000);
  });

  it('notes nothing for what was never captured', async () => {
    const { order } = await market.begin();
    const [payment] = await market.db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(await ask(payment?.id as number, 100)).toBe(0);
  });

  it('is asked twice at once and noted once', async () => {
    const { payment } = await paid();
    const amounts = await Promise.all([1, 2, 3].map(() => ask(payment.id, 9_000, 'at once')));
    expect(amounts).toEqual([9_000, 9_000, 9_000]);
  });

  it.each([
    ['does nothing', 'server_error'],
    ['does it and loses the answer', 'answer_lost'],
    ['does it and never answers', 'hang'],
    ['takes it on and fails', 'refund_fails'],
  ] as const)('tries again when the provider %s, and pays once', async (_, kind) => {
    const { shopper, order, payment, providerOrder } = await paid();
    await market.fault({ kind, order_id: providerOrder, times: 2 });
    await ask(payment.id, 14_900);
    const { jobs } = kind === 'hang' ? impatient : market;
    for (const minutes of [0, 1, 3, 10, 20]) await jobs(minutes);
    expect(await backAtProvider(providerOrder)).toBe(14_900);
    const done = await market.db
      .select()
      .from(providerRefunds)
      .where(eq(providerRefunds.paymentId, payment.providerPaymentId as string));
    expect(done.filter(({ status }) => status === 'processed')).toHaveLength(1);
    expect((await market.statusOf(shopper, order.number)).state).toBe('refunded');
  });

  it('times out when the provider hangs', async () => {
    const { providerOrder } = await paid();
    await market.fault({ kind: 'hang', order_id: providerOrder });
    const asking = impatient.provider.listPayments(providerOrder);
    await expect(asking).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is sent once by two instances', async () => {
    const { payment, providerOrder } = await paid();
    await ask(payment.id, 5_000);
    await Promise.all([market.jobs(), market.jobs(), market.jobs()]);
    expect(await backAtProvider(providerOrder)).toBe(5_000);
    const [refund] = await market.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, payment.id));
    expect(refund).toMatchObject({ status: 'processed', tries: 1 });
  });

  it('asks about one that is still on its way', async () => {
    const { shopper, order, payment } = await paid();
    await ask(payment.id, 14_900);
    const [noted] = await market.db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
    const onItsWay = {
      id: 'rfnd_onitsway',
      paymentId: payment.providerPaymentId as string,
      amount: 14_900,
      status: 'pending' as const,
    };
    await market.db.insert(providerRefunds).values(onItsWay);
    await market.db
      .update(refunds)
      .set({ providerRefundId: onItsWay.id })
      .where(eq(refunds.id, noted?.id as number));
    await market.jobs();
    expect((await market.statusOf(shopper, order.number)).state).toBe('refunding');
    await market.db
      .update(providerRefunds)
      .set({ status: 'processed' })
      .where(eq(providerRefunds.id, onItsWay.id));
    await market.jobs(5);
    expect((await market.statusOf(shopper, order.number)).state).toBe('refunded');
  });
});

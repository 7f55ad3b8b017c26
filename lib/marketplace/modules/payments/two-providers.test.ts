import { and, eq } from 'drizzle-orm';
import { payments, refunds } from '../../kernel/db/schema/payments';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct } from '../../kernel/db/testing/fixtures';
import { type SetUp, setUp } from '../../providers/common/set-up';
import type { PaymentProvider } from '../../providers/payments/provider';
import { razorpayProvider } from '../../providers/payments/razorpay/razorpay';
import {
  asRazorpayWebhook,
  razorpaySignature,
  razorpayStandIn,
  standInKeys,
} from '../../providers/payments/razorpay/testing/stand-in';
import { pay } from '../../providers/payments/test/books';
import { providerPayments } from '../../providers/payments/test/schema';
import { receiveWebhook } from './index';
import { type Market, openMarket } from './testing/market';

describe.each(testDatabases)('two payment providers on $name', ({ open }) => {
  let market: Market;
  let razorpay: PaymentProvider;
  let test: PaymentProvider;

  beforeAll(async () => {
    market = await openMarket(await open());
    test = market.provider;
    const { fetch } = razorpayStandIn(market.db);
    razorpay = razorpayProvider({
      ...standInKeys,
      ...{ baseUrl: 'http://razorpay.test', timeoutMs: 5_000 },
      fetch: async (input, init) => fetch(new Request(input, init)),
    });
  });
  afterAll(() => market.close());

  /** Makes the market use these providers; the first is offered. */
  function startWith(...all: PaymentProvider[]): void {
    Object.assign(market.context.providers, setUp(all) satisfies SetUp<PaymentProvider>);
  }

  const rowOf = async (orderId: number) => {
    const [row] = await market.db.select().from(payments).where(eq(payments.orderId, orderId));
    return row as typeof payments.$inferSelect;
  };
  const refundsOf = (paymentId: number, provider: string) =>
    market.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), eq(refunds.provider, provider)));
  const backThere = async (orderId: string) => {
    const where = eq(providerPayments.orderId, orderId);
    const [row] = await market.db.select().from(providerPayments).where(where);
    return row?.amountRefunded;
  };
  const cancel = (token: string, id: number) =>
    market.api.call('POST', `/api/orders/${id}/cancel`, {
      ...{ token, body: { reason: 'Ordered twice' } },
    });

  /** Places an order that is paid at Razorpay; the browser has its receipt. */
  async function paidAtRazorpay() {
    const begun = await market.begin([await makeProduct(market.db)]);
    const { providerOrder: orderId } = begun;
    const now = new Date();
    const { id } = await pay(market.db, { orderId, method: 'upi', outcome: 'success', now });
    const receipt = {
      razorpay_order_id: orderId,
      razorpay_payment_id: id,
      razorpay_signature: razorpaySignature(orderId, id),
    };
    return { ...begun, receipt };
  }

  it('note in each payment by whom it is taken', async () => {
    startWith(razorpay, test);
    const there = await paidAtRazorpay();
    expect((await market.verify(there.shopper, there.receipt)).body.data.state).toBe('paid');
    startWith(test, razorpay);
    const here = await market.begin();
    await market.press(here.providerOrder);
    await market.quiet();
    expect(await rowOf(there.order.id)).toMatchObject({ provider: 'razorpay', captured: true });
    expect(await rowOf(here.order.id)).toMatchObject({ provider: 'test', captured: true });
  });

  it('take no receipt of each other', async () => {
    startWith(razorpay, test);
    const { shopper, order, receipt } = await paidAtRazorpay();
    await market.db
      .update(payments)
      .set({ provider: 'test' })
      .where(eq(payments.orderId, order.id));
    expect((await market.verify(shopper, receipt)).status).toBe(400);
    await market.db
      .update(payments)
      .set({ provider: 'razorpay' })
      .where(eq(payments.orderId, order.id));
    expect((await market.verify(shopper, receipt)).status).toBe(200);
  });

  it('finish what was begun before another one was offered', async () => {
    startWith(razorpay, test);
    const begun = await market.begin();
    startWith(test, razorpay);
    const again = await market.openCheckout(begun.shopper, begun.order.id);
    expect(again.body.data).toMatchObject({
      ...{ razorpay_order_id: begun.providerOrder, key: standInKeys.keyId, test: false },
    });
  });

  it('give money back where it was taken, also after another one is offered', async () => {
    startWith(razorpay, test);
    const { shopper, order, providerOrder, receipt } = await paidAtRazorpay();
    await market.verify(shopper, receipt);
    startWith(test, razorpay);
    expect((await cancel(shopper.token, order.id)).status).toBe(200);
    await market.jobs(1);
    const { id } = await rowOf(order.id);
    expect(await refundsOf(id, 'razorpay')).toMatchObject([
      { status: 'processed', amount: 14_900, providerPaymentId: receipt.razorpay_payment_id },
    ]);
    expect(await refundsOf(id, 'test')).toEqual([]);
    expect(await backThere(providerOrder)).toBe(14_900);
  });

  it('wait for one that is not set up any more, and lose nothing', async () => {
    startWith(razorpay, test);
    const { shopper, order, providerOrder, receipt } = await paidAtRazorpay();
    await market.verify(shopper, receipt);
    startWith(test);
    await cancel(shopper.token, order.id);
    await market.jobs(1);
    const { id } = await rowOf(order.id);
    expect(await refundsOf(id, 'razorpay')).toMatchObject([{ status: 'pending', tries: 0 }]);
    expect(await backThere(providerOrder)).toBe(0);
    startWith(test, razorpay);
    await market.jobs(2);
    expect(await refundsOf(id, 'razorpay')).toMatchObject([{ status: 'processed', tries: 1 }]);
    expect(await backThere(providerOrder)).toBe(14_900);
  });

  it('send webhooks to one address or each to its own, and are told apart by their signatures', async () => {
    startWith(test, razorpay);
    const delivery = asRazorpayWebhook('{"type":"payment.captured","about":{}}', 'evt_of_razorpay');
    await expect(receiveWebhook(market.context, delivery, 'test')).rejects.toMatchObject({
      code: 'webhook_refused',
    });
    expect(await receiveWebhook(market.context, delivery, 'razorpay')).toEqual(expect.any(Number));
    expect(await receiveWebhook(market.context, delivery)).toBeUndefined();
  });
});

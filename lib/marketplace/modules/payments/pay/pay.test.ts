import { eq } from 'drizzle-orm';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { providerOrders } from '../../../providers/payments/test/schema';
import { type Market, openMarket } from '../testing/market';

describe.each(testDatabases)('the calls of the checkout on $name', ({ open }) => {
  let market: Market;

  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());

  it('gives the checkout what it needs, and the same again', async () => {
    const { shopper, order } = await market.order([await makeProduct(market.db)]);
    const first = await market.openCheckout(shopper, order.id);
    const again = await market.openCheckout(shopper, order.number);
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({
      key: 'rzp_test_HaatStandIn',
      amount: 14_900,
      currency: 'INR',
      name: 'Haat',
      prefill: { name: 'Asha Rao', email: shopper.email, contact: '+919876543210', method: 'upi' },
      config: { display: { language: 'en' } },
      script: '/api/payments/test-provider/checkout.js',
      test: true,
      order_number: order.number,
    });
    expect(again.body.data.razorpay_order_id).toBe(first.body.data.razorpay_order_id);
    const [made] = await market.db
      .select()
      .from(providerOrders)
      .where(eq(providerOrders.id, first.body.data.razorpay_order_id));
    expect(made).toMatchObject({ amount: 14_900, receipt: order.payment.number });
  });

  describe('the callback', () => {
    it('is refused with a wrong signature', async () => {
      const { shopper, providerOrder } = await market.begin();
      await market.fault({ kind: 'drop', order_id: providerOrder, times: 3 });
      const receipt = await market.press(providerOrder);
      const razorpay_signature = 'a'.repeat(64);
      const { status, body } = await market.verify(shopper, { ...receipt, razorpay_signature });
      expect([status, body.message]).toEqual([
        400,
        'Payment verification failed. Please try again.',
      ]);
    });

    it("is not taken for another order, nor for another shopper's", async () => {
      const mine = await market.begin();
      const theirs = await market.begin();
      const receipt = await market.press(theirs.providerOrder);
      const swapped = { ...receipt, razorpay_order_id: mine.providerOrder };
      expect((await market.verify(mine.shopper, swapped)).status).toBe(400);
      expect((await market.verify(mine.shopper, receipt)).status).toBe(404);
      const unknown = { ...receipt, razorpay_order_id: 'order_unknown' };
      expect((await market.verify(mine.shopper, unknown)).status).toBe(404);
      await market.quiet();
      expect((await market.orderOf(mine.shopper, mine.order.number)).status).toBe(
        'pending_payment',
      );
    });

    it('says that we are checking while the provider does not answer', async () => {
      const { shopper, order, providerOrder } = await market.begin();
      await market.fault({ kind: 'drop', order_id: providerOrder, times: 3 });
      const receipt = await market.press(providerOrder);
      await market.fault({ kind: 'server_error', order_id: providerOrder, times: 2 });
      const { status, body } = await market.verify(shopper, receipt);
      expect([status, body.data.state, body.data.captured]).toEqual([200, 'checking', false]);
      expect(body.message).toContain('We are asking the payment provider');
      expect((await market.statusOf(shopper, order.number)).state).toBe('checking');
      expect((await market.statusOf(shopper, order.number)).state).toBe('paid');
    });
  });

  it('shows and takes nothing of another shopper', async () => {
    const { order } = await market.begin();
    const other = await makeShopper(market.db);
    const calls = [
      market.openCheckout(other, order.id),
      market.openCheckout(other, order.number),
      market.openCheckout(other, 999_999_999),
      market.api.call('GET', `/api/payments/status/${order.number}`, { token: other.token }),
      market.api.call('GET', '/api/payments/status/HT-0', { token: other.token }),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.message]).toEqual([404, 'Order not found.']);
    }
    const visitor = await market.api.call('GET', `/api/payments/status/${order.number}`);
    expect(visitor.status).toBe(401);
  });

  it('answers 503 with a message when the provider is down', async () => {
    const { shopper, order } = await market.order([await makeProduct(market.db)]);
    await market.fault({ kind: 'server_error' });
    const { status, body } = await market.openCheckout(shopper, order.id);
    expect([status, body.message]).toEqual([503, 'Failed to create order. Please try again.']);
    expect((await market.openCheckout(shopper, order.id)).status).toBe(200);
  });

  it('makes one order at the provider, however often it is asked at once', async () => {
    const { shopper, order } = await market.order([await makeProduct(market.db)]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => market.openCheckout(shopper, order.id)),
    );
    const ids = answers.map(({ body }) => body.data.razorpay_order_id);
    expect(new Set(ids).size).toBe(1);
  });
});

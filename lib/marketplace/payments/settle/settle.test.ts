import { eq } from 'drizzle-orm';
import { cartLines } from '../../db/schema/cart';
import { products } from '../../db/schema/catalog';
import { stockHolds } from '../../db/schema/orders';
import { paymentEvents, refunds } from '../../db/schema/payments';
import { testDatabases } from '../../db/testing/databases';
import { makeProduct, makeShopper } from '../../db/testing/fixtures';
import { providerOrders, providerPayments } from '../test-provider/schema';
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

  describe('the webhook', () => {
    const post = (body: string, headers: Record<string, string>) =>
      market.api.host.request('/api/payments/webhook', { method: 'POST', body, headers });

    it('is refused unless its exact bytes are signed', async () => {
      const { sign } = await import('@/lib/security/hmac');
      const { webhookSecret } = market.payments.testProvider.keys;
      const body = '{"event": "payment.captured", "payload": {}}';
      const signature = sign(body, webhookSecret);
      const answers = await Promise.all([
        post(body, { 'x-razorpay-event-id': 'evt_a', 'x-razorpay-signature': signature }),
        post(`${body} `, { 'x-razorpay-event-id': 'evt_b', 'x-razorpay-signature': signature }),
        post(body, { 'x-razorpay-event-id': 'evt_c' }),
        post(body, { 'x-razorpay-event-id': 'evt_d', 'x-razorpay-signature': '' }),
        post('[]', { 'x-razorpay-signature': sign('[]', webhookSecret) }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400]);
      const stored = await market.db.select().from(paymentEvents);
      const ids = stored.map(({ eventId }) => eventId).filter((id) => /^evt_[a-d]$/.test(id));
      expect(ids).toEqual(['evt_a']);
    });

    it('is stored once for each event id', async () => {
      const { sign } = await import('@/lib/security/hmac');
      const body = '{"event":"order.paid","payload":{}}';
      const headers = {
        'x-razorpay-event-id': 'evt_twice',
        'x-razorpay-signature': sign(body, market.payments.testProvider.keys.webhookSecret),
      };
      const answers = await Promise.all([post(body, headers), post(body, headers)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await market.quiet();
      const stored = await market.db
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.eventId, 'evt_twice'));
      expect(stored).toHaveLength(1);
      expect(stored[0]?.settledAt).not.toBeNull();
    });

    it('stays in the inbox until the provider could be asked', async () => {
      const { shopper, order, providerOrder } = await market.begin();
      await market.fault({ kind: 'server_error', order_id: providerOrder, times: 3 });
      await market.press(providerOrder);
      await market.quiet();
      expect((await market.orderOf(shopper, order.number)).status).toBe('pending_payment');
      await market.jobs(5);
      expect((await market.orderOf(shopper, order.number)).status).toBe('placed');
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

  it('leaves holds that agree with their orders', async () => {
    const open = await market.db.select().from(stockHolds);
    expect(
      open.every(({ outcome, settledAt }) => (outcome === null) === (settledAt === null)),
    ).toBe(true);
  });
});

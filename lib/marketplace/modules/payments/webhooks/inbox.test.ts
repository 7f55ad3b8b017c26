import { eq } from 'drizzle-orm';
import { sign } from '@/lib/security/hmac';
import { paymentEvents } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { type Market, openMarket } from '../testing/market';

describe.each(testDatabases)('a webhook on $name', ({ open }) => {
  let market: Market;

  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());

  const post = (body: string, headers: Record<string, string>) =>
    market.api.host.request('/api/payments/webhook', { method: 'POST', body, headers });

  it('is refused unless its exact bytes are signed', async () => {
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

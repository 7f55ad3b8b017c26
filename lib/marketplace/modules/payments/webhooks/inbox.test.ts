import { eq } from 'drizzle-orm';
import { sign } from '@/lib/security/hmac';
import { paymentEvents } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { webhookHeaders } from '../../../providers/payments/test/webhooks';
import { type Market, openMarket } from '../testing/market';

const signatureHeader = 'x-test-provider-signature';

describe.each(testDatabases)('a webhook on $name', ({ open }) => {
  let market: Market;

  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());

  const post = (body: string, headers: Record<string, string>, of = '') =>
    market.api.host.request(`/api/payments/webhook${of}`, { method: 'POST', body, headers });

  it('is refused unless its exact bytes are signed', async () => {
    const { webhookSecret } = market.payments.testProvider.keys;
    const body = '{"type": "payment.captured", "about": {}}';
    const signature = sign(body, webhookSecret);
    const answers = await Promise.all([
      post(body, { 'x-test-provider-event': 'evt_a', [signatureHeader]: signature }),
      post(`${body} `, { 'x-test-provider-event': 'evt_b', [signatureHeader]: signature }),
      post(body, { 'x-test-provider-event': 'evt_c' }),
      post(body, { 'x-test-provider-event': 'evt_d', [signatureHeader]: '' }),
      post('[]', webhookHeaders('[]', 'evt_d', webhookSecret)),
      post(body, webhookHeaders(body, 'evt_d', webhookSecret), '/razorpay'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400, 400]);
    const stored = await market.db.select().from(paymentEvents);
    const ids = stored.map(({ eventId }) => eventId).filter((id) => /^evt_[a-d]$/.test(id));
    expect(ids).toEqual(['evt_a']);
  });

  it('is stored once for each event id', async () => {
    const body = '{"type":"order.paid","about":{}}';
    const { webhookSecret } = market.payments.testProvider.keys;
    const headers = webhookHeaders(body, 'evt_twice', webhookSecret);
    const answers = await Promise.all([post(body, headers), post(body, headers, '/test')]);
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

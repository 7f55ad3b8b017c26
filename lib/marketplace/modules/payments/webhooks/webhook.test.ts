import { eq } from 'drizzle-orm';
import { paymentEvents } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { webhookHeaders } from '../../../providers/payments/test/webhooks';
import { type Market, openMarket } from '../testing/market';

describe.each(testDatabases)(
  'webhooks that the database cannot keep as they are, on $name',
  ({ open }) => {
    let market: Market;
    let events = 0;

    beforeAll(async () => {
      market = await openMarket(await open());
    });
    afterAll(() => market.close());

    async function receive(body: string) {
      const eventId = `evt_unstorable_${++events}`;
      const answer = await market.api.host.request('/api/payments/webhook', {
        method: 'POST',
        body,
        headers: webhookHeaders(body, eventId, market.payments.testProvider.keys.webhookSecret),
      });
      await market.quiet();
      const where = eq(paymentEvents.eventId, eventId);
      const [stored] = await market.db.select().from(paymentEvents).where(where);
      return { status: answer.status, stored };
    }

    it.each([
      ['NUL', '\\u0000'],
      ['half of a pair', '\\ud800'],
      ['the other half', 'x\\uDFFF'],
      ['an escaped backslash before u0000', '\\\\u0000'],
      ['more than any number', '", "amount": 1e999, "note": "'],
    ])('settles what it tells of: %s', async (_, text) => {
      const { shopper, order, providerOrder } = await market.begin();
      await market.fault({ kind: 'drop', order_id: providerOrder, times: 9 });
      await market.press(providerOrder);
      await market.quiet();
      expect((await market.orderOf(shopper, order.number)).status).toBe('pending_payment');

      const about = `{ "orderId": "${providerOrder}", "description": "${text}" }`;
      const { status, stored } = await receive(`{ "type": "payment${text}", "about": ${about} }`);
      expect([status, stored?.settledAt]).toEqual([200, expect.any(Date)]);
      expect((await market.orderOf(shopper, order.number)).status).toBe('placed');
    });

    it.each([
      ['an event that is no text', '{ "type": { "toString": 1, "valueOf": 1 } }'],
      ['an event cut inside a character', `{ "type": "${'x'.repeat(99)}👗" }`],
      ['names that cannot be kept', '{ "\\u0000": 1, "\\udc00": { "\\ud800": [] } }'],
      ['nesting', `{ "a": ${'['.repeat(500)}${']'.repeat(500)} }`],
    ])('accepts and keeps %s', async (_, body) => {
      expect(await receive(body)).toMatchObject({
        status: 200,
        stored: { settledAt: expect.any(Date) },
      });
    });

    it.each([
      ['is no JSON', '{ "type": '],
      ['is nested without end', `{ "a": ${'['.repeat(100_000)}${']'.repeat(100_000)} }`],
    ])('refuses in words what %s', async (_, body) => {
      expect(await receive(body)).toEqual({ status: 400, stored: undefined });
      expect(await receive('{ "type": "payment.captured" }')).toMatchObject({ status: 200 });
    });
  },
);

import { eq } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { paymentEvents, payments, refunds } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { makeOperator } from '../../operators/testing/make-operator';
import { type Market, openMarket } from '../../payments/testing/market';

describe.each(testDatabases)('the payments inbox on $name', ({ open }) => {
  let market: Market;
  let token: string;
  beforeAll(async () => {
    market = await openMarket(await open());
    token = (await makeOperator(market.db, { role: 'finance' })).token;
  });
  afterAll(() => market.close());

  const inbox = async () =>
    (await market.api.call('GET', '/api/operator/payments', { token })).body.data;
  const post = (path: string) =>
    market.api.call('POST', `/api/operator/payments/${path}`, { token });

  it('shows a payment that nobody reported, and settles it when asked', async () => {
    const { order, providerOrder, shopper } = await market.begin();
    await market.fault({ kind: 'drop', order_id: providerOrder, times: 9 });
    const opened = async () => (await inbox()).open;
    expect(await opened()).toEqual([]);
    await market.db.update(payments).set({ createdAt: new Date(Date.now() - 31 * 60_000) });
    const [open] = await opened();
    expect(open.order_number).toBe(order.number);
    await market.press(providerOrder);
    const asked = await post(`${open.number.toLowerCase()}/ask`);
    expect([asked.status, asked.body.data]).toEqual([200, { settled: true }]);
    expect((await market.statusOf(shopper, order.number)).state).toBe('paid');
    expect((await post('PAY-NOBODY/ask')).status).toBe(404);
  });

  it('shows events that are not settled, and settles one', async () => {
    const [event] = await market.db
      .insert(paymentEvents)
      .values({
        provider: 'test',
        eventId: 'evt_waits',
        type: 'payment.captured',
        payload: { payload: {} },
        tries: 4,
      })
      .returning();
    const id = Number(event?.id);
    expect((await inbox()).events).toMatchObject([{ id, type: 'payment.captured', tries: 4 }]);
    expect((await post(`events/${id}/settle`)).body.data).toEqual({ settled: true });
    expect((await inbox()).events).toEqual([]);
    expect((await post('events/99999999/settle')).status).toBe(404);
  });

  /** Creates an order that was paid and cancelled, and whose refund failed for good. */
  async function failed() {
    const begun = await market.begin([await makeProduct(market.db)]);
    const { order, shopper, providerOrder } = begun;
    await market.press(providerOrder);
    await market.quiet();
    const body = { reason: 'Changed my mind' };
    const path = `/api/orders/${order.id}/cancel`;
    await market.api.call('POST', path, { token: shopper.token, body });
    await market.db
      .update(refunds)
      .set({ status: 'failed', failures: 5, tries: 5 })
      .where(eq(refunds.status, 'pending'));
    const waiting = (await inbox()).refunds.at(-1);
    expect(waiting).toMatchObject({ order_number: order.number, status: 'failed' });
    return { order, id: waiting.id as number };
  }

  it('sends a refund again that had failed for good, once', async () => {
    const { id } = await failed();
    expect((await post(`refunds/${id}/retry`)).body.data).toEqual({ settled: true });
    expect((await post(`refunds/${id}/retry`)).status).toBe(404);
    await market.quiet();
    const [row] = await market.db.select().from(refunds).where(eq(refunds.id, id));
    expect(row?.status).toBe('processed');
    expect(await audit(market.db, { quiet: true })).toEqual([]);
  });

  it('sends none again whose money has gone back otherwise', async () => {
    const { order, id } = await failed();
    const body = { amount: 100, reason: 'The refund had failed' };
    const path = `/api/operator/orders/${order.number}/refunds`;
    expect((await market.api.call('POST', path, { token, body })).status).toBe(201);
    const { status, body: refused } = await post(`refunds/${id}/retry`);
    expect([status, refused.message]).toEqual([
      409,
      'Only 49 rupees of the payment are left to go back.',
    ]);
  });
});

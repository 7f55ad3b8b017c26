import { eq } from 'drizzle-orm';
import { operatorLog } from '../../../kernel/db/schema/operators';
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
} from '../../../kernel/db/schema/webhooks';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, vendorPassword } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makeOperator } from '../../operators/testing/make-operator';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeSeller } from '../../sellers/testing/members';
import { openReceiver } from '../../sellers/webhooks/testing/receiver';

describe.each(testDatabases)('webhooks that wait on $name', ({ open }) => {
  let market: Market;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let token: string;
  beforeAll(async () => {
    process.env.WEBHOOKS_TO_LOCALHOST = 'on';
    market = await openMarket(await open());
    receiver = await openReceiver();
    ({ token } = await makeOperator(market.db));
  });
  afterAll(async () => {
    delete process.env.WEBHOOKS_TO_LOCALHOST;
    receiver.close();
    await market.close();
  });

  const waiting = async () =>
    (await market.api.call('GET', '/api/operator/health/webhooks', { token })).body.data;
  const replay = async (body: object) =>
    (await market.api.call('POST', '/api/operator/health/webhooks/replay', { token, body })).body
      .data;

  it('of the provider are named with the reason, and settled when replayed', async () => {
    const orders = [await market.begin(), await market.begin()];
    for (const { providerOrder } of orders) {
      await market.fault({ kind: 'server_error', order_id: providerOrder, times: 3 });
      await market.press(providerOrder);
    }
    await market.quiet();
    const { received } = await waiting();
    expect(received).toHaveLength(6);
    expect(received[0]).toMatchObject({ fault: 'unavailable', tries: 1 });
    expect(await replay({ which: 'received', ids: [received[0].id] })).toEqual({
      done: 1,
      left: 5,
    });
    expect(await replay({ which: 'received' })).toEqual({ done: 5, left: 0 });
    for (const { shopper, order } of orders) {
      expect((await market.orderOf(shopper, order.number)).status).toBe('placed');
    }
    const lines = await market.db.select().from(operatorLog);
    expect(lines.map(({ request }) => request)).toContainEqual({ which: 'received' });
  });

  it('to sellers are named with the reason, sent once more, and not to who switched them off', async () => {
    const { db } = market;
    const { token: seller, store } = await makeSeller(db);
    const body = { url: receiver.url, events: ['stock.changed'], password: vendorPassword };
    const { data } = (
      await market.api.call('POST', '/api/seller/webhooks', { token: seller, body })
    ).body;
    for (let nth = 0; nth < 2; nth++) await makeProduct(db, { storeId: store.id });
    const failed = await db
      .update(webhookDeliveries)
      .set({ state: 'failed', tries: 10 })
      .returning();
    await db
      .insert(webhookAttempts)
      .values(
        failed.map(({ id }) => ({ deliveryId: id, status: 503, milliseconds: 7, at: new Date() })),
      );
    const { undelivered } = await waiting();
    expect(undelivered).toMatchObject([
      { store: store.name, host: new URL(receiver.url).host, state: 'failed', status: 503 },
      { off: false, tries: 10 },
    ]);
    const off = (disabledAt: Date | null) =>
      db
        .update(webhookEndpoints)
        .set({ disabledAt, disabledBy: disabledAt && 'owner' })
        .where(eq(webhookEndpoints.id, data.id));
    await off(new Date());
    expect(await replay({ which: 'undelivered' })).toEqual({ done: 0, left: 2 });
    await off(null);
    expect((await replay({ which: 'undelivered', ids: [undelivered[0].id] })).done).toBe(1);
    await backgroundDone();
    expect(receiver.received).toHaveLength(1);
    expect(await replay({ which: 'undelivered' })).toMatchObject({ done: 1 });
    await backgroundDone();
    expect([receiver.received.length, await waiting()]).toMatchObject([2, { undelivered: [] }]);
  });
});

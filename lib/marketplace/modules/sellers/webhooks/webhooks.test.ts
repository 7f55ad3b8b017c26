import { eq } from 'drizzle-orm';
import { webhookEventTypes } from '@/lib/contract/schemas/seller/webhook-events';
import { cleanUp } from '../../../app/clean-up';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { listingRevisions } from '../../../kernel/db/schema/listings';
import { stores } from '../../../kernel/db/schema/stores';
import {
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../../../kernel/db/schema/webhooks';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper, vendorPassword } from '../../../kernel/db/testing/fixtures';
import { transact } from '../../../kernel/db/transaction';
import { backgroundDone } from '../../../kernel/jobs/background';
import { correctStock } from '../../inventory/correct-stock';
import { operatorToken, placeCod } from '../../orders/testing/orders';
import { makeDelivered, returnOf } from '../../returns/testing/delivered';
import { makeSeller } from '../testing/members';
import { listDeliveries } from './list-deliveries';
import { createWebhook } from './service';

const path = '/api/seller/webhooks';
const url = 'https://system.invalid/haat';

describe.each(testDatabases)('webhooks on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    process.env.OPERATOR_TOKEN = operatorToken;
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  /** Makes a store with an endpoint for these events; returns its recorded events, oldest first. */
  async function listening(
    events: readonly (typeof webhookEventTypes)[number][] = webhookEventTypes,
  ) {
    const { db } = connection;
    const seller = await makeSeller(db);
    const storeId = seller.store.id;
    const { id } = await createWebhook(
      db,
      { storeId, vendorId: seller.vendorId },
      { url, events: [...events] },
    );
    const noted = async () => {
      const { deliveries } = await listDeliveries(db, storeId, { id, page: 1, limit: 100 });
      return deliveries.reverse().map(({ body }) => JSON.parse(body));
    };
    return { ...seller, storeId, id, noted };
  }
  const typesOf = async ({ noted }: Awaited<ReturnType<typeof listening>>) =>
    (await noted()).map(({ type }) => type);

  it('are told of an order from its placing to the refund of a return, and of the stock', async () => {
    const at = await listening();
    const { order, shipmentId, itemId, shopper, product } = await makeDelivered({
      db: connection.db,
      api,
      storeId: at.storeId,
      stock: 7,
    });
    const asked = await api.call('POST', `/api/orders/${order.number}/returns`, {
      token: shopper.token,
      body: returnOf(itemId),
    });
    const { id, number } = asked.body.data.return;
    const steps = `/api/seller/returns/${id}`;
    await api.call('POST', `${steps}/accept`, { token: at.token, body: {} });
    const condition = { condition: 'sellable' };
    await api.call('POST', `${steps}/received`, { token: at.token, body: condition });
    const noted = await at.noted();
    expect(noted.map(({ type }) => type)).toEqual([
      ...['stock.changed', 'stock.changed', 'stock.low', 'order.placed'],
      ...['shipment.confirmed', 'shipment.packed', 'shipment.shipped'],
      ...['shipment.out_for_delivery', 'shipment.delivered'],
      ...['return.requested', 'return.accepted'],
      ...noted.slice(11).map(({ type }) => type),
    ]);
    expect(
      noted
        .slice(11)
        .map(({ type }) => type)
        .sort(),
    ).toEqual([...['return.received', 'return.refunded', 'stock.changed']]);
    const { sku, id: product_id } = product;
    expect(noted[1]).toEqual({
      type: 'stock.changed',
      version: 1,
      timestamp: expect.any(String),
      data: { sku, product_id, stock: 5, delta: -2, kind: 'sale' },
    });
    expect(noted[2].data).toEqual({ sku, product_id, stock: 5, threshold: 5 });
    const about = { order_number: order.number, shipment_id: shipmentId };
    expect(noted[3].data).toEqual({ ...about, status: 'placed', is_replacement: false });
    expect(noted[9].data).toEqual({
      ...about,
      ...{ return_id: id, return_number: number, status: 'requested' },
    });
    for (const personal of [shopper.email, 'Asha', 'MG Road', '9876543210']) {
      expect(JSON.stringify(noted)).not.toContain(personal);
    }
  });

  it('are told what was cancelled, in part and as a whole, but not of orders that were never paid', async () => {
    const at = await listening(['order.placed', 'shipment.cancelled', 'shipment.items_cancelled']);
    const { db } = connection;
    const shopper = await makeShopper(db);
    const product = await makeProduct(db, { storeId: at.storeId });
    const order = await placeCod({ db, api, shopper }, [{ product, quantity: 3 }]);
    const cancel = (orderId: number, more: object = {}) =>
      api.call('POST', `/api/orders/${orderId}/cancel`, {
        token: shopper.token,
        body: { reason: 'changed_mind', ...more },
      });
    const itemId = order.shipments[0]?.items[0]?.id ?? 0;
    await cancel(order.id, { item_ids: [itemId], quantities: { [itemId]: '1' } });
    await cancel(order.id);
    const noted = await at.noted();
    expect(noted.map(({ type }) => type)).toEqual([
      ...['order.placed', 'shipment.items_cancelled', 'shipment.cancelled'],
    ]);
    expect(noted[1].data).toMatchObject({ cancelled_quantities: { [itemId]: 1 } });
  });

  it('are told what the operator decided on a listing', async () => {
    const at = await listening(['listing.approved', 'listing.rejected']);
    const product = await makeProduct(connection.db, { storeId: at.storeId });
    const values = { listingId: product.listingId, vendorId: null, document: null };
    await connection.db.insert(listingRevisions).values([
      { ...values, kind: 'saved' },
      { ...values, kind: 'approved' },
    ]);
    expect(await at.noted()).toMatchObject([
      { type: 'listing.approved', data: { listing_id: product.listingId } },
    ]);
  });

  it('are not told of what was rolled back', async () => {
    const at = await listening(['stock.changed']);
    const { id: productId } = await makeProduct(connection.db, { storeId: at.storeId, stock: 0 });
    const change = { productId, to: 4, kind: 'correction', reason: 'Counted' } as const;
    const failing = transact(connection.db, async (tx) => {
      await correctStock(tx, change);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await typesOf(at)).toEqual([]);
    await transact(connection.db, (tx) => correctStock(tx, change));
    expect(await typesOf(at)).toEqual(['stock.changed']);
  });

  it('write nothing down for stores without one, or for types that none wants', async () => {
    const { db } = connection;
    const at = await listening(['return.requested']);
    const silent = await makeSeller(db);
    for (const storeId of [at.storeId, silent.store.id]) await makeProduct(db, { storeId });
    for (const storeId of [at.storeId, silent.store.id]) {
      expect(await db.$count(webhookEvents, eq(webhookEvents.storeId, storeId))).toBe(0);
    }
  });

  it('warn of low stock once, when it falls to the threshold, and never without one', async () => {
    const at = await listening(['stock.low']);
    const { db } = connection;
    const { id: productId } = await makeProduct(db, { storeId: at.storeId, stock: 9 });
    const to = (stock: number) =>
      transact(db, (tx) =>
        correctStock(tx, { productId, to: stock, kind: 'correction', reason: 'Counted' }),
      );
    for (const stock of [6, 5, 3, 8, 0]) await to(stock);
    expect((await at.noted()).map(({ data }) => data.stock)).toEqual([5, 0]);
    await db.update(stores).set({ lowStockThreshold: null }).where(eq(stores.id, at.storeId));
    for (const stock of [9, 0]) await to(stock);
    expect(await at.noted()).toHaveLength(2);
  });

  it('note nothing while they are paused', async () => {
    const at = await listening(['stock.changed']);
    const put = (active: boolean) =>
      api.call('PUT', `${path}/${at.id}`, {
        token: at.token,
        body: { url, events: ['stock.changed'], active },
      });
    expect((await put(false)).body.data.state).toBe('paused');
    await makeProduct(connection.db, { storeId: at.storeId });
    expect(await typesOf(at)).toEqual([]);
    expect((await put(true)).body.data.state).toBe('on');
    await makeProduct(connection.db, { storeId: at.storeId });
    expect(await typesOf(at)).toEqual(['stock.changed']);
    await put(false);
    const test = await api.call('POST', `${path}/${at.id}/test`, { token: at.token });
    expect(test.status).toBe(409);
  });

  it('show a secret once, and keep it sealed', async () => {
    const { token, store } = await makeSeller(connection.db);
    const body = { url, events: ['stock.low'], password: vendorPassword };
    const made = await api.call('POST', path, { token, body });
    expect(made.body.data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { db } = connection;
    const rows = await db
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.storeId, store.id));
    expect(JSON.stringify(rows)).not.toContain(made.body.data.secret.slice(6));
    const listed = await api.call('GET', path, { token });
    expect(listed.body.data).toEqual([expect.not.objectContaining({ secret: expect.anything() })]);
  });

  it('are made and led elsewhere with the password only, and the owner is told', async () => {
    const { token } = await makeSeller(connection.db);
    const body = { url, events: ['stock.low'] };
    const make = (password?: string) =>
      api.call('POST', path, { token, body: { ...body, password } });
    for (const wrong of [undefined, 'wrong-7-words']) {
      expect(Object.keys((await make(wrong)).body.errors)).toEqual(['password']);
    }
    const { id } = (await make(vendorPassword)).body.data;
    await backgroundDone();
    expect(api.mails.at(-1)?.text).toContain('Vimal Shah');
    expect(api.mails.at(-1)?.text).toContain('system.invalid');
    const change = (sent: object) =>
      api.call('PUT', `${path}/${id}`, { token, body: { ...body, active: true, ...sent } });
    const other = { url: 'https://other.invalid/haat' };
    expect((await change({ events: ['stock.changed'] })).status).toBe(200);
    expect((await change(other)).status).toBe(422);
    expect((await change({ ...other, password: vendorPassword })).status).toBe(200);
    await backgroundDone();
    expect(api.mails.at(-1)?.text).toContain('other.invalid');
  });

  it.each([
    'http://example.in/haat',
    'https://localhost/haat',
    'https://127.0.0.1/haat',
    'https://10.0.0.8/haat',
    'https://169.254.169.254/latest',
    'https://[::1]/haat',
    'https://[fd00::1]/haat',
    'https://2130706433/haat',
    'https://user:pass@example.in/haat',
    'ftp://example.in/haat',
    'example.in',
  ])('are not made for %s', async (wrong) => {
    const { token } = await makeSeller(connection.db);
    const body = { url: wrong, events: ['stock.low'], password: vendorPassword };
    const { status, body: answer } = await api.call('POST', path, { token, body });
    expect([status, Object.keys(answer.errors)]).toEqual([422, ['url']]);
  });

  it('are ten a store at most', async () => {
    const { token, store, vendorId } = await makeSeller(connection.db);
    const maker = { storeId: store.id, vendorId };
    for (let nth = 0; nth < 9; nth++) {
      await createWebhook(connection.db, maker, { url, events: ['stock.low'] });
    }
    const body = { url, events: ['stock.low'], password: vendorPassword };
    const make = () => api.call('POST', path, { token, body });
    const statuses = (await Promise.all([make(), make()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
  });

  it('forget what is older than 30 days', async () => {
    const at = await listening(['stock.changed']);
    const { db } = connection;
    await makeProduct(db, { storeId: at.storeId });
    const old = { createdAt: new Date(Date.now() - 31 * 86_400_000) };
    await db.update(webhookEvents).set(old).where(eq(webhookEvents.storeId, at.storeId));
    await makeProduct(db, { storeId: at.storeId });
    await cleanUp(db, api.files, new Date());
    expect(await at.noted()).toHaveLength(1);
    expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, at.id))).toBe(1);
  });

  it('send an event again by its id, to whom it went and is still listening', async () => {
    const { db } = connection;
    const at = await listening(['stock.changed']);
    await makeProduct(db, { storeId: at.storeId });
    const deliveries = () =>
      listDeliveries(db, at.storeId, { id: at.id, page: 1, limit: 10 }).then((it) => it.deliveries);
    const [sent] = await deliveries();
    const replay = (token = at.token) =>
      api.call('POST', `/api/seller/webhook-events/${sent?.message_id}/replay`, { token });
    expect((await replay()).body.data).toEqual({ deliveries: 0 });
    await db.update(webhookDeliveries).set({ state: 'failed' });
    expect((await replay()).body.data).toEqual({ deliveries: 1 });
    expect((await deliveries()).map((it) => [it.message_id, it.is_replay])).toEqual([
      [sent?.message_id, true],
      [sent?.message_id, false],
    ]);
    expect((await replay((await listening()).token)).status).toBe(404);
    await db.update(webhookDeliveries).set({ state: 'failed' });
    await db.update(webhookEndpoints).set({ disabledAt: new Date(), disabledBy: 'owner' });
    expect((await replay()).status).toBe(409);
  });
});

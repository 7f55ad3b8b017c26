import { eq } from 'drizzle-orm';
import type { SellerShipment, SellerShipments } from '@/lib/contract/schemas/seller/shipments';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { payments, refunds } from '../../../kernel/db/schema/payments';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper, makeStore } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makeSeller } from '../../sellers/testing/members';
import { asPaid, placeCod } from '../testing/orders';
import { makeShipment } from '../testing/seller-shipment';
import { viewSellerShipment } from './view';

const hour = 3_600_000;

describe.each(testDatabases)("a store's shipments on $name", ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let storeId: number;
  let token: string;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  beforeEach(async () => {
    const seller = await makeSeller(connection.db, { role: 'orders' });
    storeId = seller.store.id;
    token = seller.token;
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  const path = '/api/seller/shipments';
  const post = (tail: string, body: object = {}) =>
    api.call('POST', `${path}/${tail}`, { token, body });
  const list = async (query = ''): Promise<SellerShipments> =>
    (await api.call('GET', `${path}${query}`, { token })).body.data;

  it('tell the barcode of each item as its product has it, for packing by scanning', async () => {
    const { db } = connection;
    const id = await makeShipment(db, storeId);
    const shown = async (): Promise<SellerShipment> =>
      (await api.call('GET', `${path}/${id}`, { token })).body.data;
    const [item] = (await shown()).items;
    expect(item).toMatchObject({ gtin: null, quantity: 1 });
    await db
      .update(products)
      .set({ gtin: '8901234567894' })
      .where(eq(products.id, item?.product_id ?? 0));
    expect((await shown()).items).toMatchObject([{ gtin: '8901234567894' }]);
  });

  it('are handed over by a list of AWB numbers, each row answering for itself', async () => {
    const { db } = connection;
    const numberOf = async (id: number) => {
      const [row] = await db
        .select({ number: orders.number })
        .from(shipments)
        .innerJoin(orders, eq(orders.id, shipments.orderId))
        .where(eq(shipments.id, id));
      return row?.number ?? '';
    };
    const packed = [1, 2, 3].map(() => makeShipment(db, storeId, { status: 'packed' }));
    const [first = 0, second = 0, third = 0] = await Promise.all(packed);
    const placed = await makeShipment(db, storeId);
    const other = await makeSeller(db, { role: 'orders' });
    const foreign = await makeShipment(db, other.store.id, { status: 'packed' });
    const row = (shipment: string, awb: string, tracking_url?: string) => ({
      ...{ shipment, carrier: 'Delhivery', awb, tracking_url },
    });
    const rows = [
      row(` ${(await numberOf(first)).toLowerCase()} `, 'MANY-1'),
      row(`#${second}`, 'MANY-2', 'https://x.in/2'),
      row(String(third), ''),
      row(String(third), 'MANY-3', 'http://x.in/3'),
      row(await numberOf(placed), 'MANY-4'),
      row(await numberOf(foreign), 'MANY-5'),
      row('HT-000000-NOTONE', 'MANY-6'),
    ];
    const { status, body } = await post('ship', { rows });
    expect(status).toBe(200);
    const { results } = body.data;
    expect(results.map(({ id }: { id: number }) => id)).toEqual([
      ...[first, second, third, third, placed, null, null],
    ]);
    type Told = { is_shipped: boolean; message: string | null };
    expect(results.map(({ is_shipped, message }: Told) => message ?? is_shipped)).toEqual([
      true,
      true,
      'Enter the AWB number.',
      expect.stringMatching(/https/),
      expect.stringMatching(/cannot become/),
      'Shipment not found.',
      'Shipment not found.',
    ]);
    const [sent] = await db.select().from(shipments).where(eq(shipments.id, second));
    expect(sent).toMatchObject({ carrier: 'Delhivery', awb: 'MANY-2', status: 'shipped' });
    expect((await post('ship', { rows: Array(101).fill(rows[0]) })).status).toBe(422);
  });

  it('go the way from confirming to the door, and the cash is collected', async () => {
    const { db } = connection;
    const shopper = await makeShopper(db);
    const product = await makeProduct(db, { storeId });
    const order = await placeCod({ db, api, shopper }, [{ product, quantity: 2 }]);
    const id = order.shipments[0]?.id ?? 0;
    expect((await post(`${id}/ship`, { carrier: 'Delhivery', awb: '1' })).status).toBe(409);
    expect((await post(`${id}/confirm`)).body.data).toMatchObject({
      status: 'confirmed',
      moves: ['packed', 'cancelled'],
      clock: { step: 'ship', is_late: false },
    });
    expect((await post(`${id}/pack`)).body.data.invoice_number).toMatch(/./);
    expect((await post(`${id}/ship`, { carrier: 'Delhivery' })).body.errors).toHaveProperty('awb');
    const link = { carrier: 'Delhivery', awb: 'D1', tracking_url: 'http://x.in' };
    expect((await post(`${id}/ship`, link)).body.errors).toHaveProperty('tracking_url');
    const shipped = await post(`${id}/ship`, { ...link, tracking_url: 'https://x.in/D1' });
    expect(shipped.body.data).toMatchObject({ status: 'shipped', clock: null });
    await post(`${id}/out-for-delivery`);
    await post(`${id}/fail`, { note: 'Door locked' });
    await post(`${id}/out-for-delivery`);
    const done: SellerShipment = (await post(`${id}/deliver`)).body.data;
    expect(done.money).toMatchObject({ total: 249, cash_due: null });
    expect(done.timeline.map(({ status }) => status)).toHaveLength(8);
    const seen = await api.call('GET', `/api/orders/${order.number}`, { token: shopper.token });
    expect(seen.body.data).toMatchObject({
      status: 'delivered',
      payment: { captured: false, status: 'due' },
      shipments: [{ arrival: 'ask' }],
    });
  });

  it('are listed by state and found by what is known of them', async () => {
    const { db } = connection;
    const early = new Date(Date.now() - 30 * hour);
    const late = await makeShipment(db, storeId, { placedAt: early });
    const fresh = await makeShipment(db, storeId, { address: { full_name: 'Meera Nair' } });
    await makeShipment(db, storeId, { status: 'pending_payment' });
    await makeShipment(db, (await makeStore(db)).id);
    const all = await list();
    expect(all.shipments.map(({ id }) => id)).toEqual([late, fresh]);
    expect(all.counts).toMatchObject({ to_confirm: 2, to_pack: 0, late: 1 });
    expect((await list('?state=late')).shipments.map(({ id }) => id)).toEqual([late]);
    expect((await list('?search=meera')).shipments.map(({ id }) => id)).toEqual([fresh]);
    const sku = all.shipments[0]?.items[0]?.sku;
    expect((await list(`?search=${sku}`)).shipments.map(({ id }) => id)).toEqual([late]);
  });

  it.each([
    ['before it', [30, 40], 24],
    ['around the deadline', [-1, 2], 96],
  ])('have clocks that rest on a holiday %s', async (_, [from = 0, to = 0], hours) => {
    const { db } = connection;
    const placedAt = new Date('2026-11-20T18:30:00Z');
    const dayAt = (days: number) =>
      new Date(placedAt.getTime() + 5.5 * hour + days * 24 * hour).toISOString().slice(0, 10);
    const holiday = { holidayFrom: dayAt(from), holidayTo: dayAt(to) };
    await db.update(stores).set(holiday).where(eq(stores.id, storeId));
    const id = await makeShipment(db, storeId, { placedAt });
    const { clock } = await viewSellerShipment(db, 'en', storeId, id);
    expect(clock?.due_at).toBe(new Date(placedAt.getTime() + hours * hour).toISOString());
  });

  it('are moved together, each answering for itself', async () => {
    const { db } = connection;
    const ids = [await makeShipment(db, storeId), await makeShipment(db, storeId)];
    const packed = await makeShipment(db, storeId, { status: 'packed' });
    const others = await makeShipment(db, (await makeStore(db)).id);
    const body = { ids: [...ids, packed, others], step: 'confirm' };
    const { results } = (await post('bulk', body)).body.data;
    expect(results.map(({ status }: { status: string }) => status)).toEqual([
      'confirmed',
      'confirmed',
      null,
      null,
    ]);
    const many = Array.from({ length: 101 }, (_, n) => n + 1);
    expect((await post('bulk', { ids: many, step: 'confirm' })).status).toBe(422);
  });

  it('are cancelled by items and quantities: stock, refund and tax follow, once for each key', async () => {
    const { db } = connection;
    const shopper = await makeShopper(db);
    const kurta = await makeProduct(db, { storeId, sku: 'KURTA', price: 11_800, stock: 10 });
    const lamp = await makeProduct(db, { storeId, sku: 'LAMP', price: 5_900, stock: 10 });
    const elsewhere = await makeProduct(db, { storeId: (await makeStore(db)).id, sku: 'OTHER' });
    const order = await placeCod({ db, api, shopper }, [
      { product: kurta, quantity: 3 },
      { product: lamp, quantity: 1 },
      { product: elsewhere },
    ]);
    await asPaid(db, order);
    const own = order.shipments.find(({ items }) =>
      items.some(({ product_id }) => product_id === kurta.id),
    );
    const id = own?.id ?? 0;
    const cancel = (items: object[], key?: string) =>
      api.call('POST', `${path}/${id}/cancel`, {
        token,
        body: { reason: 'Torn', items },
        headers: key ? { 'idempotency-key': key } : {},
      });
    const before = await viewSellerShipment(db, 'en', storeId, id);
    const two = () => cancel([{ sku: 'KURTA', quantity: 2 }], 'torn-1');
    expect(await two()).toMatchObject({ status: 200, body: { data: { status: 'placed' } } });
    const { body } = await two();
    const after: SellerShipment = body.data;
    const left = after.items.map(({ sku, quantity, cancelled_quantity }) => ({
      [sku]: [quantity, cancelled_quantity],
    }));
    expect(left).toEqual(expect.arrayContaining([{ KURTA: [1, 2] }, { LAMP: [1, 0] }]));
    expect(before.money.total - after.money.total).toBe(236);
    expect(before.money.tax - after.money.tax).toBeCloseTo(36, 2);
    const stockOf = async (product: number) =>
      (await db.select().from(products).where(eq(products.id, product)))[0]?.stock;
    expect([await stockOf(kurta.id), await stockOf(lamp.id)]).toEqual([9, 9]);
    const back = await db
      .select({ amount: refunds.amount })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.orderId, order.id));
    expect(back).toEqual([{ amount: 23_600 }]);

    expect((await cancel([{ sku: 'KURTA', quantity: 2 }])).status).toBe(409);
    expect((await cancel([{ sku: 'OTHER' }])).body.errors).toHaveProperty(['items.0']);
    expect((await cancel([{ sku: 'LAMP' }, { sku: 'LAMP' }])).body.errors).toHaveProperty([
      'items.1',
    ]);
    expect((await cancel([{ quantity: 1 }])).status).toBe(422);
    expect((await cancel([{ sku: 'KURTA', quantity: 1 }], 'torn-1')).status).toBe(409);

    const rest = await cancel([{ sku: 'KURTA' }, { sku: 'LAMP' }]);
    expect(rest.body.data).toMatchObject({ status: 'cancelled' });
    expect([await stockOf(kurta.id), await stockOf(lamp.id)]).toEqual([10, 10]);
  });

  it('are cancelled with a reason until they are packed, and the stock returns', async () => {
    const { db } = connection;
    const id = await makeShipment(db, storeId);
    expect((await post(`${id}/cancel`)).body.errors).toHaveProperty('reason');
    const { body } = await post(`${id}/cancel`, { reason: 'Broken in store' });
    expect(body.data).toMatchObject({ status: 'cancelled', moves: [] });
    const packed = await makeShipment(db, storeId, { status: 'packed' });
    expect((await post(`${packed}/cancel`, { reason: 'x' })).status).toBe(409);
  });

  it("answer 404 for another store's, whatever is asked", async () => {
    const id = await makeShipment(connection.db, (await makeStore(connection.db)).id);
    for (const tail of ['confirm', 'pack', 'deliver', 'fail', 'take-back']) {
      expect((await post(`${id}/${tail}`)).status).toBe(404);
    }
    for (const tail of ['', '/label', '/packing-slip', '/invoice']) {
      expect((await api.call('GET', `${path}/${id}${tail}`, { token })).status).toBe(404);
    }
    const papers = `${path}/papers?kind=label&ids=${id}`;
    expect((await api.call('GET', papers, { token })).status).toBe(404);
  });

  it('are hidden with their addresses where the order was never paid', async () => {
    const { db } = connection;
    const shopper = await makeShopper(db);
    const product = await makeProduct(db, { storeId });
    const [id = 0] = (await placeCod({ db, api, shopper }, [{ product }])).shipments.map(
      (shipment) => shipment.id,
    );
    const read = async () => (await api.call('GET', `${path}/${id}`, { token })).status;
    await post(`${id}/cancel`, { reason: 'Out of stock' });
    expect([(await list('?state=cancelled')).total, await read()]).toEqual([1, 200]);
    const lapsed = { status: 'pending_payment' } as const;
    await db.update(shipmentEvents).set(lapsed).where(eq(shipmentEvents.status, 'placed'));
    expect([(await list('?state=cancelled')).total, await read()]).toEqual([0, 404]);
  });
});

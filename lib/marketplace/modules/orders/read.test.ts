import { eq, sql } from 'drizzle-orm';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import { testHost } from '../../app/testing/test-host';
import { type Connection, rowsOf } from '../../kernel/db/connection';
import { orders, shipmentEvents, shipments } from '../../kernel/db/schema/orders';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { codOrder, placeCod } from './testing/orders';

describe.each(testDatabases)('reading orders on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });
  beforeEach(async () => {
    shopper = await makeShopper(connection.db);
  });

  const get = (path: string, token = shopper.token, lang?: 'hi') =>
    api.call('GET', path, { token, lang });

  /** Creates an order with one shipment for each status, moved to it. */
  async function orderWith(...statuses: ShipmentStatus[]) {
    const { db } = connection;
    const items: number[] = [];
    for (const [i] of statuses.entries()) {
      const product = await makeProduct(db, { name: `Thing ${i}`, nameHi: `चीज़ ${i}` });
      items.push(await makeCartLine(db, shopper.id, product, i + 1));
    }
    const { data } = (
      await api.call('POST', '/api/orders', { token: shopper.token, body: codOrder(items) })
    ).body;
    for (const [i, status] of statuses.entries()) {
      const { id } = data.shipments[i];
      await db.update(shipments).set({ status }).where(eq(shipments.id, id));
      await db
        .insert(shipmentEvents)
        .values({ shipmentId: id, status, at: new Date(Date.now() + 1e3) });
    }
    return data;
  }
  const numbers = (body: { data: { orders: { number: string }[] } }) =>
    body.data.orders.map(({ number }) => number);

  it('shows an order and its tracking, whatever case the number is typed in', async () => {
    const placed = await orderWith('shipped', 'placed');
    const { status, body } = await get(`/api/orders/${placed.number.toLowerCase()}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...placed, shipments: expect.any(Array) });
    expect(body.data.status).toBe('placed');
    expect(
      body.data.shipments.map((shipment: { can_cancel: boolean }) => shipment.can_cancel),
    ).toEqual([false, true]);

    const tracking = (await get(`/api/track/${placed.number}`, shopper.token, 'hi')).body.data;
    expect(tracking).toMatchObject({ number: placed.number, status: 'placed' });
    expect(tracking).not.toHaveProperty('totals');
    const [first] = tracking.shipments;
    expect(first.timeline.map((event: { status: string }) => event.status)).toEqual([
      'placed',
      'shipped',
    ]);
    expect(first.items[0].name).toBe('चीज़ 0');
    const { earliest, latest } = first.expected;
    expect((Date.parse(latest) - Date.parse(earliest)) / 86_400_000).toBe(1); // Transit within one city.
  });

  it("does not know other shoppers' orders, nor ones that do not exist", async () => {
    const { number } = await orderWith('placed');
    const { token } = await makeShopper(connection.db);
    for (const path of [`/api/orders/${number}`, `/api/track/${number}`, '/api/orders/HT-1']) {
      const { status, body } = await get(path, token);
      expect([status, body]).toEqual([404, { success: false, message: 'Order not found.' }]);
    }
    expect((await get(`/api/orders/HT-1`, token, 'hi')).body.message).toBe('ऑर्डर नहीं मिला।');
    expect((await api.call('GET', `/api/orders/${number}`)).status).toBe(401);
  });

  it('lists orders newest first, in pages, without other shoppers’', async () => {
    const placed = [await orderWith('placed'), await orderWith('placed', 'placed')];
    const last = await orderWith('placed');
    const first = (await get('/api/orders?limit=2')).body;
    expect(first.data).toMatchObject({ total: 3, page: 1, limit: 2 });
    expect(numbers(first)).toEqual([last.number, placed[1].number]);
    expect(first.data.orders[1]).toEqual({
      id: placed[1].id,
      number: placed[1].number,
      status: 'placed',
      placed_at: placed[1].placed_at,
      grand_total: placed[1].totals.grand_total,
      item_count: 3,
      items: [
        expect.objectContaining({ name: 'Thing 0', quantity: 1 }),
        expect.objectContaining({ name: 'Thing 1', quantity: 2 }),
      ],
    });
    expect(numbers((await get('/api/orders?limit=2&page=2')).body)).toEqual([placed[0].number]);
    expect(numbers((await get('/api/orders?limit=2&page=9')).body)).toEqual([]);
    const other = await makeShopper(connection.db);
    expect((await get('/api/orders', other.token)).body.data).toMatchObject({
      orders: [],
      total: 0,
    });
  });

  it('lists by the status that the order derives from its shipments', async () => {
    const cancelled = await orderWith('cancelled');
    const half = await orderWith('cancelled', 'delivered');
    const underWay = await orderWith('delivered', 'out_for_delivery');
    const list = async (status: string) =>
      numbers((await get(`/api/orders?status=${status}`)).body);
    expect(await list('cancelled')).toEqual([cancelled.number]);
    expect(await list('delivered')).toEqual([half.number]);
    expect(await list('out_for_delivery')).toEqual([underWay.number]);
    expect(await list('placed')).toEqual([]);
    expect(await list('nonsense')).toHaveLength(3);
    const { body } = await get('/api/orders');
    expect(body.data.orders.map(({ status }: { status: string }) => status)).toEqual([
      'out_for_delivery',
      'delivered',
      'cancelled',
    ]);
  });

  it('lists by several statuses, by number, by the names of items and by period', async () => {
    const { db } = connection;
    const kurta = await makeProduct(db, { name: 'Blue_kurta 100%', nameHi: 'नीला कुर्ता' });
    const order = async (product: { id: number; price: number }) =>
      placeCod({ db, api, shopper }, [{ product }]);
    const blue = await order(kurta);
    const other = await order(await makeProduct(db, { name: 'Bluexkurta' }));
    const old = await order(await makeProduct(db));
    const setPlaced = (at: string) =>
      db
        .update(orders)
        .set({ placedAt: new Date(at) })
        .where(eq(orders.id, old.id));
    const list = async (query: string) => numbers((await get(`/api/orders?${query}`)).body);

    expect(await list('status=placed&status=delivered')).toHaveLength(3);
    expect(await list('status=shipped&status=delivered')).toEqual([]);
    expect(await list(`search=${blue.number.slice(3).toLowerCase()}`)).toEqual([blue.number]);
    const pasted = `#\u202a${blue.number.replace('-', '\u2011')}\u200b `;
    expect(await list(`search=${encodeURIComponent(pasted)}`)).toEqual([blue.number]);
    expect(await list('search=BLUE_')).toEqual([blue.number]);
    expect(await list(`search=${encodeURIComponent('100%')}`)).toEqual([blue.number]);
    expect(await list(`search=${encodeURIComponent('कुर्ता')}`)).toEqual([blue.number]);
    expect(await list('search=kurta')).toEqual([other.number, blue.number]);
    expect(await list('search=%5C')).toEqual([]);

    await setPlaced('2024-12-31T18:29:00Z');
    expect(await list('period=2024')).toEqual([old.number]);
    expect(await list('period=2025')).toEqual([]);
    await setPlaced('2024-12-31T18:31:00Z');
    expect(await list('period=2025')).toEqual([old.number]);
    expect(await list('period=30d')).toEqual([other.number, blue.number]);
    expect(await list('period=6m&search=kurta')).toEqual([other.number, blue.number]);
    expect((await get('/api/orders?period=always')).status).toBe(422);
  });

  it('finds a page of orders by index', async () => {
    const { db } = connection;
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return rowsOf<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain select * from orders where user_id = ${shopper.id}
            order by placed_at desc, id desc limit 24`,
      );
    });
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('orders_user_idx');
  });
});

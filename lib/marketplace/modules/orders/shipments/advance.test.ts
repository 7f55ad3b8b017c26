import { eq } from 'drizzle-orm';
import type { Order, ShipmentStatus } from '@/lib/contract/schemas/orders';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { invoices } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { advanceThrough, asPaid, collectCash, operatorToken, placeCod } from '../testing/orders';

const wayToTheDoor: ShipmentStatus[] = ['confirmed', 'packed', 'shipped', 'out_for_delivery'];

describe.each(testDatabases)('advancing shipments on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    shopper = await makeShopper(connection.db);
  });
  beforeEach(() => {
    process.env.OPERATOR_TOKEN = operatorToken;
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  const place = async (...prices: number[]) => {
    const wanted = [];
    for (const price of prices) {
      wanted.push({ product: await makeProduct(connection.db, { price }) });
    }
    return placeCod({ db: connection.db, api, shopper }, wanted);
  };
  const read = async (order: Order): Promise<Order> =>
    (await api.call('GET', `/api/orders/${order.number}`, { token: shopper.token })).body.data;
  const ids = (order: Order) => order.shipments.map(({ id }) => id) as [number, number];
  const stockOf = async (order: Order) => {
    const [row] = await connection.db
      .select()
      .from(products)
      .where(eq(products.id, order.shipments[0]?.items[0]?.product_id as number));
    return [row?.stock, row?.soldCount];
  };

  it('brings a shipment to the door, writes the timeline and mails on the way', async () => {
    const order = await place(10_000);
    const [id] = ids(order);
    const answers = await advanceThrough(api, id, ...wayToTheDoor, 'delivered');
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[1]?.body.data).toMatchObject({
      id,
      order_number: order.number,
      status: 'packed',
      moves: ['shipped'],
      quantity: 1,
    });
    const after = await read(order);
    expect(after.status).toBe('delivered');
    expect(after.shipments[0]?.timeline.map(({ status }) => status)).toEqual([
      'placed',
      ...wayToTheDoor,
      'delivered',
    ]);
    expect(after.shipments[0]?.invoice_number).toMatch(/^[A-Z]{2,4}\/\d{4}\/000001$/);
    await backgroundDone();
    const subjects = api.mails.filter(({ to }) => to === shopper.email).map((mail) => mail.subject);
    const { store } = after.shipments[0] as Order['shipments'][number];
    expect(subjects).toContain(`Your parcel from ${store.name} is on its way`);
    expect(subjects).toContain(`Your parcel from ${store.name} has arrived`);
  });

  it('refuses steps that the table does not have, and repeats none', async () => {
    const order = await place(10_000);
    const [id] = ids(order);
    const [skipped] = await advanceThrough(api, id, 'shipped');
    expect([skipped?.status, skipped?.body.message]).toEqual([
      409,
      'A shipment that is placed cannot become shipped.',
    ]);
    const same = await advanceThrough(api, id, 'confirmed', 'confirmed');
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(order)).shipments[0]?.timeline).toHaveLength(2);
    const [unknown] = await advanceThrough(api, 1_000_000_000, 'packed');
    expect(unknown?.status).toBe(404);
    const body = { to: 'lost' };
    const path = `/api/operator/shipments/${id}/advance`;
    expect((await api.call('POST', path, { token: operatorToken, body })).status).toBe(422);
  });

  it('leaves the cash of what was delivered to be entered, once all has ended', async () => {
    const order = await place(99_900, 10_000);
    const [first, second] = ids(order);
    await advanceThrough(api, first, ...wayToTheDoor, 'delivered');
    expect((await read(order)).payment).toMatchObject({ status: 'due', captured: false });
    await advanceThrough(api, second, ...wayToTheDoor, 'delivery_failed', 'returned');
    const after = await read(order);
    expect(after.payment).toMatchObject({ status: 'due', captured: false, amount: 999 });
    await collectCash(connection.db, order);
    const paid = await read(order);
    expect(paid.payment).toMatchObject({ status: 'captured', captured: true, amount: 999 });
    expect(paid.payment.processed_at).not.toBeNull();
    expect([after.status, after.current_totals.grand_total]).toEqual(['delivered', 999]);
    expect(after.refunds).toEqual([]);
  });

  it('tries again after a failed delivery', async () => {
    const order = await place(10_000);
    const way = [...wayToTheDoor, 'delivery_failed', 'out_for_delivery', 'delivered'] as const;
    const answers = await advanceThrough(api, ids(order)[0], ...way);
    expect(answers.map(({ status }) => status)).toEqual(way.map(() => 200));
  });

  it('takes a returned shipment back: stock, and all that was paid, shipping too', async () => {
    const order = await place(10_000);
    await asPaid(connection.db, order);
    expect(await stockOf(order)).toEqual([9, 1]);
    await advanceThrough(api, ids(order)[0], ...wayToTheDoor, 'delivery_failed', 'returned');
    expect(await stockOf(order)).toEqual([10, 0]);
    const after = await read(order);
    expect(after.refunds).toEqual([
      expect.objectContaining({ amount: 149, reason: 'Parcel came back undelivered' }),
    ]);
    expect(after.status).toBe('returned');
  });

  it('issues one invoice when two pack the shipment at once', async () => {
    const order = await place(10_000);
    const [id] = ids(order);
    await advanceThrough(api, id, 'confirmed');
    const pack = () => advanceThrough(api, id, 'packed').then(([answer]) => answer?.status);
    expect(await Promise.all([pack(), pack(), pack()])).toEqual([200, 200, 200]);
    const rows = await connection.db.select().from(invoices).where(eq(invoices.shipmentId, id));
    expect(rows).toHaveLength(1);
  });

  it('lists what is under way, and an order by its number', async () => {
    const order = await place(10_000, 20_000);
    const [first] = ids(order);
    const list = (query: string) =>
      api.call('GET', `/api/operator/shipments${query}`, { token: operatorToken });
    const own = (await list(`?order=${order.number.toLowerCase()}`)).body.data;
    expect(own).toMatchObject({ total: 2, page: 1 });
    expect(own.shipments.map(({ id }: { id: number }) => id)).toEqual(ids(order));
    await advanceThrough(api, first, 'cancelled');
    const open = (await list('?limit=100')).body.data.shipments;
    expect(open.map(({ id }: { id: number }) => id)).not.toContain(first);
    const off = (await list('?status=cancelled&limit=100')).body.data.shipments;
    expect(off.map(({ id }: { id: number }) => id)).toContain(first);
    const shown = await api.call('GET', `/api/operator/orders/${order.number}`, {
      token: operatorToken,
    });
    expect(shown.body.data.number).toBe(order.number);
  });

  it('opens the door to no other token, and has none without a key and accounts', async () => {
    const order = await place(10_000);
    const path = `/api/operator/shipments/${ids(order)[0]}/advance`;
    const body = { to: 'confirmed' };
    for (const token of [undefined, 'wrong', shopper.token]) {
      const answer = await api.call('POST', path, { token, body });
      expect([answer.status, answer.body.message]).toEqual([
        401,
        'The operator token is missing or wrong.',
      ]);
    }
    delete process.env.OPERATOR_TOKEN;
    process.env.OPERATOR_AREA = 'off';
    for (const token of [undefined, operatorToken]) {
      expect((await api.call('POST', path, { token, body })).status).toBe(404);
      expect((await api.call('GET', '/api/operator/shipments', { token })).status).toBe(404);
    }
    delete process.env.OPERATOR_AREA;
    expect((await read(order)).status).toBe('placed');
  });
});

import { inArray } from 'drizzle-orm';
import type { Order } from '@/lib/contract/schemas/orders';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';
import { audit } from '../../../audit/audit';
import { shipments } from '../../../kernel/db/schema/orders';
import { webhookEndpoints, webhookEvents } from '../../../kernel/db/schema/webhooks';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { type CashDesk, openCashDesk } from '../../settlement/testing/cash-desk';
import { operatorToken, placeCod } from '../testing/orders';

type Parts = { shipment: SellerShipment; new_shipment: SellerShipment };

describe.each(testDatabases)('a shipment packed in two on $name', ({ open }) => {
  let desk: CashDesk;
  beforeAll(async () => {
    desk = await openCashDesk(await open());
  });
  afterEach(async () => {
    await desk.broken();
    expect(await audit(desk.db)).toEqual([]);
  });
  afterAll(() => desk.close());

  /** Places a cash order of three units at ₹333.35 and one at ₹120.45 of the store, with its confirmed shipment. */
  async function ordered() {
    const { db, api, seller } = desk;
    const shopper = await makeShopper(db);
    const lamp = await makeProduct(db, { storeId: seller.store.id, price: 33_335 });
    const mat = await makeProduct(db, { storeId: seller.store.id, price: 12_045 });
    const placed = await placeCod({ db, api, shopper }, [
      { product: lamp, quantity: 3 },
      { product: mat },
    ]);
    const id = placed.shipments[0]?.id ?? 0;
    await desk.call('POST', `${id}/confirm`, {});
    const view = async (): Promise<Order> =>
      (await api.call('GET', `/api/orders/${placed.number}`, { token: shopper.token })).body.data;
    return { ...{ db, api, shopper, lamp, mat, placed, id, view } };
  }

  const split = (id: number, items: object[], key?: string) =>
    desk.api.call('POST', `/api/seller/shipments/${id}/split`, {
      ...{ token: desk.seller.token, body: { items } },
      headers: key ? { 'idempotency-key': key } : {},
    });

  const pack = async (id: number) => (await desk.call('POST', `${id}/pack`, {})).status;

  it('shares lines and cash exactly, and each goes its own way to the door', async () => {
    const { lamp, mat, placed, id, view } = await ordered();
    const answer = await split(id, [{ sku: lamp.sku, quantity: 1 }, { sku: mat.sku }]);
    expect(answer.status).toBe(201);
    const { shipment, new_shipment: added }: Parts = answer.body.data;
    expect([shipment.part, added.part]).toEqual([
      { number: 1, of: 2 },
      { number: 2, of: 2 },
    ]);
    expect(added).toMatchObject({ status: 'confirmed', quantity: 2, placed_at: placed.placed_at });
    expect(added.timeline.map(({ status }) => status)).toEqual(['placed', 'confirmed']);
    expect([shipment.money.shipping, added.money.shipping]).toEqual([placed.totals.shipping, 0]);
    const due = placed.payment.amount;
    expect((shipment.money.cash_due ?? 0) + (added.money.cash_due ?? 0)).toBe(due);
    const order = await view();
    expect(order.status).toBe('confirmed');
    expect([order.totals.grand_total, order.current_totals.grand_total]).toEqual([due, due]);
    expect(order.shipments.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([
      [2],
      [1, 1],
    ]);

    const details = await desk.api.call('GET', `/api/operator/orders/${placed.number}/details`, {
      token: operatorToken,
    });
    const seen: Order = details.body.data.order;
    expect(seen.shipments.map(({ part }) => part)).toEqual([shipment.part, added.part]);

    const dates = await desk.db
      .select({ leaves: shipments.leavesOn, expected: shipments.expectedTo })
      .from(shipments)
      .where(inArray(shipments.id, [id, added.id]));
    expect(dates[0]).toMatchObject({ leaves: expect.any(String), expected: expect.any(Date) });
    expect(dates[1]).toEqual(dates[0]);

    await pack(id);
    expect((await view()).status).toBe('confirmed');
    await pack(added.id);
    await desk.book(added.id);
    const both = (await view()).shipments;
    expect(new Set(both.map(({ invoice_number }) => invoice_number)).size).toBe(2);
    const [booking] = await desk.bookingsOf(added.id);
    await desk.deliver({ id, awb: '', number: placed.number });
    await desk.deliver({ id: added.id, awb: '', number: placed.number });
    expect(
      (await desk.stateOf({ id, awb: '', number: placed.number })).map(([, at]) => at),
    ).toEqual(expect.arrayContaining([shipment.money.cash_due, added.money.cash_due]));
    const file: [string, number] = [booking?.awb ?? '', added.money.cash_due ?? 0];
    const { results } = await desk.remit(`UTR-SPLIT-${id}`, file);
    expect(results).toMatchObject([{ state: 'matched' }]);
  });

  it('is cancelled apart, and what is left is refunded and collected to the paisa', async () => {
    const { lamp, placed, id, view, shopper } = await ordered();
    const first: Parts = (await split(id, [{ sku: lamp.sku, quantity: 2 }])).body.data;
    const second: Parts = (await split(first.new_shipment.id, [{ sku: lamp.sku, quantity: 1 }]))
      .body.data;
    await pack(id);
    const [a, b] = [second.shipment, second.new_shipment];
    const cancelled = await desk.call('POST', `${a.id}/cancel`, { reason: 'Broken' });
    expect(cancelled.body.data.status).toBe('cancelled');
    const order = await view();
    expect(order.payment.amount).toBe(placed.payment.amount - (a.money.cash_due ?? 0));
    const item = order.shipments.find((one) => one.id === b.id)?.items[0];
    const path = `/api/orders/${placed.id}/cancel`;
    const body = { reason: 'Too late', quantities: { [item?.id ?? 0]: 1 } };
    expect((await desk.api.call('POST', path, { token: shopper.token, body })).status).toBe(200);
    const { payment, status } = await view();
    expect(payment.amount).toBe(first.shipment.money.cash_due);
    expect(status).toBe('packed');
  });

  it('is split once however often the call is repeated, and only by its store', async () => {
    const { lamp, mat, id, view } = await ordered();
    const items = [{ sku: lamp.sku, quantity: 1 }];
    const [one, again] = [await split(id, items, 'once'), await split(id, items, 'once')];
    expect(again.body.data.new_shipment.id).toBe(one.body.data.new_shipment.id);
    expect((await split(id, [{ sku: mat.sku }], 'once')).status).toBe(409);
    expect((await view()).shipments).toHaveLength(2);
    const all = [{ sku: lamp.sku }, { sku: mat.sku }];
    expect((await split(id, all)).body.errors).toHaveProperty('items');
    expect((await split(id, [{ sku: 'NOT-HERE' }])).status).toBe(422);
    await pack(id);
    expect((await split(id, [{ sku: mat.sku }])).status).toBe(409);
    const stranger = await makeShopper(desk.db);
    const path = `/api/seller/shipments/${id}/split`;
    const refused = await desk.api.call('POST', path, { token: stranger.token, body: { items } });
    expect(refused.status).toBeGreaterThanOrEqual(401);
  });

  it('tells the store of the split and of nothing twice', async () => {
    const { db, lamp, id, placed } = await ordered();
    await db.insert(webhookEndpoints).values({
      ...{ storeId: desk.seller.store.id, url: 'https://x.example/', secret: 'x'.repeat(40) },
      events: ['order.placed', 'shipment.confirmed', 'shipment.split'],
    });
    const { new_shipment: added }: Parts = (await split(id, [{ sku: lamp.sku, quantity: 1 }])).body
      .data;
    const told = await db.select().from(webhookEvents);
    expect(told).toMatchObject([
      {
        type: 'shipment.split',
        data: {
          ...{ order_number: placed.number, shipment_id: id, new_shipment_id: added.id },
          status: 'confirmed',
        },
      },
    ]);
    await db.delete(webhookEvents);
    await db.delete(webhookEndpoints);
  });

  it('is handed over by its own number where its order has several packed', async () => {
    const { lamp, id, placed } = await ordered();
    const { new_shipment: added }: Parts = (await split(id, [{ sku: lamp.sku, quantity: 1 }])).body
      .data;
    await pack(id);
    await pack(added.id);
    const row = (shipment: string, awb: string) => ({ shipment, carrier: 'DTDC', awb });
    const ship = async (...rows: object[]) =>
      (await desk.call('POST', 'ship', { rows })).body.data.results;
    const [unclear] = await ship(row(placed.number, `X${id}`));
    expect(unclear).toMatchObject({ id: null, is_shipped: false });
    expect(unclear.message).toContain(`${id}, ${added.id}`);
    const rows = [row(String(added.id), `A${id}`), row(placed.number, `B${id}`)];
    const expected = [
      { id: added.id, is_shipped: true },
      { id, is_shipped: true },
    ];
    expect(await ship(...rows)).toMatchObject(expected);
    expect(await ship(...rows)).toMatchObject(expected);
  });

  type Ordered = Awaited<ReturnType<typeof ordered>>;

  it.each([
    [
      'its cancellation',
      ({ id }: Ordered) => desk.call('POST', `${id}/cancel`, { reason: 'Torn' }),
    ],
    ['packing', ({ id }: Ordered) => pack(id)],
    ['packing and booking', async ({ id }: Ordered) => [await pack(id), await desk.book(id)]],
    [
      "the shopper's cancellation",
      ({ placed, shopper }: Ordered) =>
        desk.api.call('POST', `/api/orders/${placed.id}/cancel`, {
          ...{ token: shopper.token, body: { reason: 'Too late' } },
        }),
    ],
    ['another split', ({ id, lamp }: Ordered) => split(id, [{ sku: lamp.sku, quantity: 2 }])],
  ])('races with %s, and each unit is in one place', async (_, other) => {
    const order = await ordered();
    const { lamp, id, placed, view } = order;
    const [{ status }] = await Promise.all([
      split(id, [{ sku: lamp.sku, quantity: 2 }]),
      other(order),
    ]);
    expect([201, 409]).toContain(status);
    const after = await view();
    const items = after.shipments.flatMap((one) => one.items);
    expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(4);
    expect(after.totals.grand_total).toBe(placed.totals.grand_total);
    if (after.payment.status === 'due') {
      expect(after.payment.amount).toBe(after.current_totals.grand_total);
    }
  });
});

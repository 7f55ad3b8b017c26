import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import { audit } from '../../audit/audit';
import type { Connection } from '../../kernel/db/connection';
import { rowsOf } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { orderItems, shipments } from '../../kernel/db/schema/orders';
import { refunds } from '../../kernel/db/schema/payments';
import { returns } from '../../kernel/db/schema/returns';
import { testDatabases } from '../../kernel/db/testing/databases';
import { setStock } from '../../kernel/db/testing/set-stock';
import { backgroundDone } from '../../kernel/jobs/background';
import { operatorToken } from '../orders/testing/orders';
import { isDue, openEntries } from '../settlement/cycle/run-cycle';
import { postEvents } from '../settlement/ledger/post-events';
import { advanceReturns } from './job';
import { returnOf } from './testing/delivered';
import { deliveredTo } from './testing/delivered-to';

const day = 86_400_000;
const shipment = (awb: string) => ({ carrier: 'Delhivery', awb });

describe.each(testDatabases)('the clocks of returns on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    const found = (await audit(connection.db)).filter(({ rule }) =>
      /return|credit|back|replacement|exchange/.test(rule),
    );
    expect(found).toEqual([]);
    await connection.close();
  });

  const later = (days: number) => new Date(Date.now() + days * day);
  const jobs = (days: number) => advanceReturns(connection.db, later(days));
  const operator = (path: string, body: object) =>
    api.call('POST', `/api/operator/returns/${path}`, { token: operatorToken, body });

  async function asked(given: Parameters<typeof deliveredTo>[2] = {}, more: object = {}) {
    const it = await deliveredTo(connection, api, given);
    const { body } = await it.request(returnOf(it.itemId, more));
    const id: number = body.data.return.id;
    return {
      ...it,
      id,
      handOver: (proof: object, token?: string) => it.handOver(id, proof, token),
      now: async () => (await it.read()).returns.find((one: { id: number }) => one.id === id),
    };
  }
  const exchangeOf = (it: { itemId: number; product: { id: number } }) => ({
    kind: 'exchange',
    reason: 'size',
    items: [{ item_id: it.itemId, quantity: 1, replacement_id: it.product.id }],
  });
  async function askedToExchange(given: Parameters<typeof deliveredTo>[2] = {}) {
    const it = await deliveredTo(connection, api, given);
    const { body } = await it.request(exchangeOf(it));
    const id: number = body.data.return.id;
    return {
      ...it,
      id,
      now: async () => (await it.read()).returns.find((one: { id: number }) => one.id === id),
    };
  }
  const isHeld = async (itemId: number, days: number) => {
    await postEvents(connection.db);
    const rows = await rowsOf(
      connection.db,
      sql`select 1 from (${openEntries}) as open
        where order_item_id = ${itemId} and ${isDue(later(days))} limit 1`,
    );
    return rows.length === 0;
  };

  it('refund what was handed over and the store says nothing about', async () => {
    const it = await asked();
    await it.does(it.id, 'accept');
    expect((await it.handOver({})).body.errors).toHaveProperty('pictures');
    expect((await it.handOver({ carrier: 'Delhivery' })).body.errors).toHaveProperty('carrier');
    const told = await it.handOver(shipment('dl 100-1'));
    expect(told.body.data).toMatchObject({
      status: 'picked_up',
      handed_over: { carrier: 'DELHIVERY', awb: 'DL1001' },
      can_hand_over: false,
      can_dispute: true,
    });
    expect(await isHeld(it.itemId, 90)).toBe(true);
    await jobs(9);
    expect((await it.now()).status).toBe('picked_up');
    await jobs(11);
    expect((await it.now()).status).toBe('refunded');
    const [refund] = await connection.db
      .select()
      .from(refunds)
      .where(eq(refunds.idempotencyKey, `return-${it.id}`));
    expect(refund?.amount).toBe(99_900);
  });

  it('take no proof that another parcel is', async () => {
    const [one, other] = [await asked(), await asked()];
    for (const it of [one, other]) await it.does(it.id, 'accept');
    expect((await one.handOver(shipment('DL2002'))).status).toBe(200);
    expect((await other.handOver(shipment(' dl-2002'))).body.errors).toHaveProperty('awb');
    expect((await other.handOver(shipment('DL2003'), one.shopper.token)).status).toBe(404);
  });

  it('end an accepted return that nobody handed over, whose units can be asked for again', async () => {
    const it = await asked();
    await it.does(it.id, 'accept');
    await jobs(13);
    expect((await it.now()).status).toBe('accepted');
    await jobs(15);
    expect(await it.now()).toMatchObject({ status: 'lapsed', can_hand_over: true });
    const again = await it.request(
      returnOf(it.itemId, { items: [{ item_id: it.itemId, quantity: 2 }] }),
    );
    expect(again.status).toBe(201);
    // Its units belong to another return now.
    expect((await it.handOver(shipment('DL3003'))).status).toBe(409);
  });

  it('let a shopper who did send it say so after the end', async () => {
    const it = await asked();
    await it.does(it.id, 'accept');
    await jobs(15);
    expect((await it.handOver(shipment('DL4004'))).body.data.status).toBe('picked_up');
    await jobs(11);
    expect((await it.now()).status).toBe('refunded');
  });

  it('let the store contest what did not arrive, and the market decide', async () => {
    for (const accept of [true, false]) {
      const it = await asked();
      await it.does(it.id, 'accept');
      expect((await it.does(it.id, 'not-received', { reason: 'No' })).status).toBe(409);
      await it.handOver(shipment(`DL500${accept}`));
      const told = await it.does(it.id, 'not-received', {
        reason: 'The courier has no such parcel',
      });
      expect(told.body.data).toMatchObject({ status: 'disputed', disputed_by: 'seller' });
      await jobs(12);
      expect((await it.now()).status).toBe('disputed');
      expect(
        (await operator(`${it.id}/decide`, { accept, note: 'Asked the courier' })).status,
      ).toBe(200);
      expect((await it.now()).status).toBe(accept ? 'refunded' : 'lapsed');
      expect((await it.dispute(it.id)).status).toBe(409);
    }
  });

  it('open a dispute from accepted on, once, and decide it where the market does not', async () => {
    const it = await asked();
    expect((await it.dispute(it.id)).status).toBe(409);
    await it.does(it.id, 'accept');
    expect((await it.dispute(it.id, 'Nobody comes')).body.data.status).toBe('disputed');
    expect(await isHeld(it.itemId, 90)).toBe(true);
    await operator(`${it.id}/decide`, { accept: false, note: 'Send it yourself' });
    expect(await it.now()).toMatchObject({ status: 'accepted', can_dispute: false });
    const other = await asked();
    await other.does(other.id, 'accept');
    await other.dispute(other.id);
    await jobs(16);
    expect((await other.now()).status).toBe('refunded');
  });

  it('hold a line while its refusal can be disputed, and no longer', async () => {
    const it = await asked();
    await it.does(it.id, 'refuse', { reason: 'The tags are gone' });
    expect(await isHeld(it.itemId, 29)).toBe(true);
    expect(await isHeld(it.itemId, 31)).toBe(false);
  });

  it('refund an exchange whose replacement is not sent, and take it back into stock', async () => {
    const { db } = connection;
    const it = await askedToExchange();
    expect(await it.stock()).toEqual([7, 3]);
    await it.does(it.id, 'accept');
    await it.does(it.id, 'received', { condition: 'damaged' });
    await it.does(it.id, 'decide', { outcome: 'settle' });
    expect(await it.now()).toMatchObject({ status: 'exchanged', can_dispute: true });
    expect(await isHeld(it.itemId, 90)).toBe(true);
    await jobs(6);
    expect((await it.now()).status).toBe('exchanged');
    await jobs(8);
    expect((await it.now()).status).toBe('refunded');
    expect(await it.stock()).toEqual([8, 2]);
    const sent = await db
      .select({ status: shipments.status })
      .from(shipments)
      .innerJoin(orderItems, eq(orderItems.shipmentId, shipments.id))
      .where(eq(orderItems.productId, it.product.id))
      .orderBy(shipments.id);
    expect(sent.map(({ status }) => status)).toEqual(['delivered', 'cancelled']);
  });

  it('reserve a replacement when it is asked for, and give it back with a refusal', async () => {
    const it = await askedToExchange();
    await setStock(connection.db, it.product.id, 0);
    await it.does(it.id, 'accept');
    await it.does(it.id, 'received', { condition: 'damaged' });
    const done = await it.does(it.id, 'decide', { outcome: 'settle' });
    expect(done.body.data.status).toBe('exchanged');
    const other = await askedToExchange();
    expect(await other.stock()).toEqual([7, 3]);
    await other.does(other.id, 'refuse', { reason: 'Worn' });
    expect(await other.stock()).toEqual([8, 2]);
  });

  it('pay no money for exchange-only goods because the rest of the stock is held', async () => {
    const { db } = connection;
    const it = await deliveredTo(connection, api, { returnPolicy: 'exchange_7' });
    await setStock(db, it.product.id, 0);
    const money = await it.request(returnOf(it.itemId));
    expect(money.status).toBe(409);
    const { body } = await it.request(exchangeOf(it));
    const { id } = body.data.return;
    await it.does(id, 'accept');
    const back = await it.does(id, 'received', { condition: 'damaged' });
    expect(back.body.data.kind).toBe('exchange');
    const settled = await it.does(id, 'decide', { outcome: 'settle' });
    expect(settled.body.data).toMatchObject({ status: 'received', awaits_stock: true });
    expect((await it.does(id, 'decide', { outcome: 'settle' })).status).toBe(409);
    await jobs(5);
    expect((await it.read()).returns[0]).toMatchObject({ status: 'received', kind: 'exchange' });
    await setStock(db, it.product.id, 1);
    await jobs(6);
    expect((await it.read()).returns[0].status).toBe('exchanged');
  });

  it('pay money once the replacement has been sold out for days, or the store says so', async () => {
    for (const isStores of [true, false]) {
      const it = await askedToExchange();
      await connection.db
        .update(returns)
        .set({ replacementReserved: false })
        .where(eq(returns.id, it.id));
      await setStock(connection.db, it.product.id, 0);
      await it.does(it.id, 'accept');
      await it.does(it.id, 'received', { condition: 'damaged' });
      await it.does(it.id, 'decide', { outcome: 'settle' });
      if (isStores) await it.does(it.id, 'decide', { outcome: 'refund' });
      else await jobs(8);
      expect((await it.now()).status).toBe('refunded');
      const [left] = await connection.db
        .select({ stock: products.stock })
        .from(products)
        .where(eq(products.id, it.product.id));
      expect(left?.stock).toBe(0);
    }
  });
});

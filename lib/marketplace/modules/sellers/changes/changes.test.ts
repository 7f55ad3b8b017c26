import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import { changeEdge } from '../../../kernel/db/change-cursor';
import type { Connection, Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { describeOnPostgres, testDatabases } from '../../../kernel/db/testing/databases';
import { makeListing, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { operatorToken, placeCod } from '../../orders/testing/orders';
import { makeShipment } from '../../orders/testing/seller-shipment';
import { makeDelivered, returnOf } from '../../returns/testing/delivered';
import { makeSeller } from '../testing/members';

type Api = ReturnType<typeof testHost>;
type Sku = { id: number; sku: string; price: number; is_removed: boolean };

/** Follows the SKUs of a store as its system would: `read` returns the changes since its last call. */
function follow(api: Api, token: string, limit = 2) {
  let cursor = '';
  return async (): Promise<Sku[]> => {
    const rows: Sku[] = [];
    for (;;) {
      const query = cursor ? `&cursor=${cursor}` : '';
      const { body } = await api.call('GET', `/api/seller/skus?limit=${limit}${query}`, { token });
      rows.push(...body.data.skus);
      cursor = body.data.next_cursor;
      if (!body.data.has_more) return rows;
    }
  };
}

type Listed = { id: number; status: string; quantity?: number };

/** Follows a list of the store that also reports its changes, like `follow`. */
function followList(api: Api, token: string, list: 'shipments' | 'returns') {
  let start = 'updated_since=2020-01-01T00:00:00Z';
  return async (): Promise<Listed[]> => {
    const rows: Listed[] = [];
    for (;;) {
      const { body } = await api.call('GET', `/api/seller/${list}?limit=1&${start}`, { token });
      rows.push(...body.data[list]);
      start = `cursor=${body.data.next_cursor}`;
      if (!body.data.has_more) return rows;
    }
  };
}

/** Waits until the clock, in milliseconds with the embedded database, has gone on, so that earlier writes are read. */
async function clockGoneOn(db: Database): Promise<void> {
  const before = await changeEdge(db);
  while ((await changeEdge(db)) === before);
}

describe.each(testDatabases)('changes of a store on $name', ({ open }) => {
  let connection: Connection;
  let api: Api;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  it('are told once each, of equal times too, and again only for what changed meanwhile', async () => {
    const { db } = connection;
    const { token, store } = await makeSeller(db);
    const made = [];
    for (let n = 0; n < 5; n++) made.push(await makeProduct(db, { storeId: store.id }));
    const ids = made.map(({ id }) => id);
    await db.execute(sql`alter table products disable trigger products_changed`);
    await db.update(products).set({ changedAt: sql`timestamptz '2026-01-01T00:00:00.123456Z'` });
    await db.execute(sql`alter table products enable trigger products_changed`);
    const path = '/api/seller/skus?limit=2';
    const first = (await api.call('GET', path, { token })).body.data;
    expect(first.skus.map(({ id }: Sku) => id)).toEqual(ids.slice(0, 2));
    await db
      .update(products)
      .set({ price: 9_000 })
      .where(eq(products.id, Number(ids[0])));
    await db
      .update(products)
      .set({ price: 9_100 })
      .where(eq(products.id, Number(ids[3])));
    await clockGoneOn(db);
    const seen: Sku[] = [];
    for (let at = first; at.has_more; ) {
      const next = await api.call('GET', `${path}&cursor=${at.next_cursor}`, { token });
      at = next.body.data;
      seen.push(...at.skus);
    }
    expect(seen.map(({ id, price }) => [id, price])).toEqual([
      [ids[2], 100],
      [ids[4], 100],
      [ids[0], 90],
      [ids[3], 91],
    ]);
  });

  it('begin at a time, and go on where nothing more was there', async () => {
    const { db } = connection;
    const { token, store } = await makeSeller(db);
    const one = await makeProduct(db, { storeId: store.id });
    await makeProduct(db);
    const read = follow(api, token);
    await clockGoneOn(db);
    expect((await read()).map(({ id }) => id)).toEqual([one.id]);
    expect(await read()).toEqual([]);
    const edge = await changeEdge(db);
    await db.update(products).set({ soldCount: 3 }).where(eq(products.id, one.id));
    await db
      .update(products)
      .set({ isRemoved: true, isActive: false })
      .where(eq(products.id, one.id));
    await clockGoneOn(db);
    expect(await read()).toMatchObject([{ id: one.id, is_removed: true }]);
    const since = async (at: string) =>
      (await api.call('GET', `/api/seller/skus?updated_since=${at}`, { token })).body.data;
    expect((await since(edge)).skus).toHaveLength(1);
    expect((await since('2999-01-01T00:00:00Z')).skus).toHaveLength(0);
  });

  it('tell of listings in every state, with what the table of prices did', async () => {
    const { db } = connection;
    const { token, store } = await makeSeller(db);
    const { listingId, id } = await makeProduct(db, { storeId: store.id });
    const { id: other } = await makeListing(db, store.id);
    await db.update(listings).set({ status: 'archived' }).where(eq(listings.id, other));
    await clockGoneOn(db);
    const path = '/api/seller/listings';
    const since = '?updated_since=2020-01-01T00:00:00%2B05:30';
    const all = (await api.call('GET', `${path}${since}`, { token })).body.data;
    expect(all).toMatchObject({ total: 2, has_more: false });
    const draft = (await api.call('GET', `${path}/${listingId}`, { token })).body.data;
    const body = { version: 1, document: draft.document };
    await api.call('PUT', `${path}/${listingId}`, { token, body });
    await api.call('PATCH', '/api/seller/skus', { token, body: { skus: [{ id, price: 91 }] } });
    await clockGoneOn(db);
    const next = await api.call('GET', `${path}?cursor=${all.next_cursor}`, { token });
    expect(next.body.data).toMatchObject({
      total: 1,
      listings: [{ id: listingId, skus: [{ price: 91 }] }],
    });
  });

  it('tell of shipments with each step, and with what is cancelled of them', async () => {
    const { db } = connection;
    const { token, store } = await makeSeller(db, { role: 'orders' });
    const shopper = await makeShopper(db);
    const product = await makeProduct(db, { storeId: store.id });
    const order = await placeCod({ db, api, shopper }, [{ product, quantity: 3 }]);
    const other = await makeShipment(db, store.id);
    const read = followList(api, token, 'shipments');
    await clockGoneOn(db);
    const id = order.shipments[0]?.id ?? 0;
    expect((await read()).map((row) => row.id)).toEqual([id, other]);
    await api.call('POST', `/api/seller/shipments/${id}/confirm`, { token });
    await clockGoneOn(db);
    expect(await read()).toMatchObject([{ id, status: 'confirmed' }]);
    const itemId = order.shipments[0]?.items[0]?.id ?? 0;
    const cancelled = await api.call('POST', `/api/orders/${order.id}/cancel`, {
      token: shopper.token,
      body: { reason: 'Changed my mind', quantities: { [itemId]: 1 } },
    });
    expect(cancelled.status).toBe(200);
    await clockGoneOn(db);
    expect(await read()).toMatchObject([{ id, quantity: 2 }]);
    expect(await read()).toEqual([]);
  });

  it('tell of returns with each step', async () => {
    const { db } = connection;
    const { token, store } = await makeSeller(db, { role: 'orders' });
    const { shopper, order, itemId } = await makeDelivered({ db, api, storeId: store.id });
    const made = await api.call('POST', `/api/orders/${order.number}/returns`, {
      token: shopper.token,
      body: returnOf(itemId),
    });
    expect(made.status).toBe(201);
    const read = followList(api, token, 'returns');
    await clockGoneOn(db);
    const [first] = await read();
    expect(first).toMatchObject({ status: 'requested' });
    await api.call('POST', `/api/seller/returns/${first?.id}/accept`, { token });
    await clockGoneOn(db);
    expect(await read()).toMatchObject([{ id: first?.id, status: 'accepted' }]);
    expect(await read()).toEqual([]);
  });

  it('refuse what they cannot follow', async () => {
    const { token } = await makeSeller(connection.db);
    const statusOf = async (path: string) =>
      (await api.call('GET', `/api/seller/${path}`, { token })).status;
    expect(await statusOf('skus?cursor=yesterday')).toBe(422);
    expect(await statusOf('skus?cursor=2026-99-99T99:99:99.000000Z_1')).toBe(422);
    expect(await statusOf('skus?updated_since=yesterday')).toBe(422);
    expect(await statusOf('listings?updated_since=2026-01-01T00:00:00Z&status=live')).toBe(422);
    expect(await statusOf('shipments?updated_since=2026-01-01T00:00:00Z&state=late')).toBe(422);
    expect(await statusOf('returns?cursor=yesterday')).toBe(422);
    expect(await statusOf('returns?updated_since=2026-01-01T00:00:00Z&tab=closed')).toBe(422);
  });
});

describeOnPostgres('changes of a store on PostgreSQL', (make) => {
  let connection: Connection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const made = await make();
    connection = await made.open();
    close = async () => {
      await connection.close();
      await made.drop();
    };
  });
  afterAll(() => close());

  it('that commit late, and out of order, are missed by no reader', async () => {
    const { db } = connection;
    const { token, store } = await makeSeller(db);
    const [late, early] = [
      await makeProduct(db, { storeId: store.id }),
      await makeProduct(db, { storeId: store.id }),
    ];
    const read = follow(testHost(connection), token);
    expect(await read()).toHaveLength(2);
    const setPrice = (tx: Database, id: number, price: number) =>
      tx.update(products).set({ price }).where(eq(products.id, id));
    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const open = db.transaction(async (tx) => {
      await setPrice(tx, late.id, 9_000);
      written();
      await mayCommit;
    });
    await isWritten;
    await setPrice(db, early.id, 9_500);
    const meanwhile = await read();
    commit();
    await open;
    const afterwards = await read();
    expect([...meanwhile, ...afterwards].map(({ id, price }) => [id, price])).toEqual([
      [late.id, 90],
      [early.id, 95],
    ]);
  });

  it('are told while others only read for long', async () => {
    const { db } = connection;
    const { token, store } = await makeSeller(db);
    const read = follow(testHost(connection), token);
    await db.transaction(async (tx) => {
      await tx.execute(sql`select count(*) from products`);
      await makeProduct(db, { storeId: store.id });
      expect(await read()).toHaveLength(1);
    });
  });
});

import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { flashDeals, products } from '../../../kernel/db/schema/catalog';
import { orderItems } from '../../../kernel/db/schema/orders';
import { priceHistory } from '../../../kernel/db/schema/price-history';
import { staleProducts } from '../../../kernel/db/schema/stale-products';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makeOperator } from '../../operators/testing/make-operator';
import { makeShipment } from '../../orders/testing/seller-shipment';
import { makeSeller } from '../../sellers/testing/members';

const path = '/api/seller/promotions/deals';
const day = 24 * 3600 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

describe.each(testDatabases)("a store's deals on $name", ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let seller: Awaited<ReturnType<typeof makeSeller>>;
  let product: { id: number; sku: string };

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    seller = await makeSeller(connection.db);
    product = await makeProduct(connection.db, { storeId: seller.store.id });
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    tail = '',
    body?: object,
    lang?: 'en' | 'hi',
  ) => api.call(method, path + tail, { token: seller.token, body, lang });
  type Wanted = { from?: number; to?: number; percent?: number; price?: number; ids?: number[] };
  const bodyOf = ({ from, to = 2, percent, price, ids = [product.id] }: Wanted = {}) => {
    // The end is computed first, so that the next deal does not begin a millisecond before it.
    const ends_at = inDays(to);
    return {
      name: 'Diwali',
      percent: price ? undefined : (percent ?? 20),
      ...(from !== undefined && { starts_at: inDays(from) }),
      ends_at,
      skus: ids.map((product_id) => ({ product_id, price })),
    };
  };
  const create = (wanted?: Wanted, lang?: 'en' | 'hi') => call('POST', '', bodyOf(wanted), lang);
  const setPrice = (price: number) =>
    connection.db.update(products).set({ price }).where(eq(products.id, product.id));
  /** Moves the product's price history back by a number of days. */
  const wait = (days: number) =>
    connection.db.execute(sql`update ${priceHistory} set
      valid_from = valid_from - ${days} * interval '1 day',
      valid_to = valid_to - ${days} * interval '1 day' where product_id = ${product.id}`);
  const shopPrice = async () => (await api.call('GET', `/api/products/${product.id}`)).body.data;

  it('begin at once, by percent, and the shop shows them', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'Diwali', percent: 20, state: 'running' });
    expect(body.data.skus).toMatchObject([{ sku: product.sku, price: 80, regular_price: 100 }]);
    expect(await shopPrice()).toMatchObject({ price: 80, regular_price: 100 });
    expect(await api.staleProducts()).toContain(product.id);
  });

  it('have prices of their own for many SKUs, and mark pages stale when they begin and end', async () => {
    const other = await makeProduct(connection.db, { storeId: seller.store.id });
    await connection.db.delete(staleProducts);
    const { body } = await create({ from: 1, to: 3, price: 75.5, ids: [product.id, other.id] });
    expect(body.data.skus.map(({ price }: { price: number }) => price)).toEqual([75.5, 75.5]);
    expect((await shopPrice()).price).toBe(100);
    await api.staleProducts();
    const later = await connection.db.select().from(staleProducts);
    const at = (days: number) => expect.closeTo(Date.parse(inDays(days)), -4);
    const times = later.map(({ subjectId, tryAt }) => [subjectId, Number(tryAt)]);
    expect(times).toHaveLength(4);
    expect(times).toEqual(
      expect.arrayContaining([
        [product.id, at(1)],
        [other.id, at(3)],
      ]),
    );
  });

  it('are refused, with the facts, below a price that has not been charged for the larger part of 30 days', async () => {
    await setPrice(14_000);
    const { status, body } = await create();
    expect(status).toBe(409);
    const [refused] = body.data.refused;
    expect(refused).toMatchObject({ product_id: product.id, sku: product.sku });
    expect(refused.message).toMatch(/₹140, .*since .*\d{4}.* may begin .*\d{4}/);
    const hindi = await create({}, 'hi');
    expect(hindi.body.data.refused[0].message).toMatch(/₹140/);
    await wait(14.9);
    expect((await create()).status).toBe(409);
    await wait(0.2);
    expect((await create()).status).toBe(201);
  });

  it('name an earliest begin that is then accepted', async () => {
    await setPrice(14_000);
    await wait(14.5);
    expect((await create({ to: 1 })).status).toBe(409);
    expect((await create({ from: 0.51, to: 1 })).status).toBe(201);
  });

  it('do not follow each other until the full price is no longer the usual one', async () => {
    await create({ to: 10 });
    const { status, body } = await create({ from: 10, to: 20 });
    expect(status).toBe(409);
    expect(body.data.refused[0].message).toMatch(/until .*\d{4}/);
    expect((await create({ from: 10, to: 14.9 })).status).toBe(201);
  });

  it('name no earliest begin by a price of two days', async () => {
    await setPrice(14_000);
    await wait(2.05);
    const { body } = await create({ to: 1 });
    const [, from] = /begin on (.+) at the earliest/.exec(body.data.refused[0].message) ?? [];
    const days = (Date.parse(`${from} GMT+0530`) - Date.now()) / day;
    expect(days).toBeCloseTo(12.95, 1);
  });

  it('are refused by the database itself, too', async () => {
    const put = (from: number, to: number, price = 8_000) =>
      connection.db.insert(flashDeals).values({
        productId: product.id,
        price,
        startsAt: new Date(inDays(from)),
        endsAt: new Date(inDays(to)),
      });
    const by = (constraint: string) => ({ cause: expect.objectContaining({ constraint }) });
    await expect(put(0, 15.1)).rejects.toMatchObject(by('flash_deals_honest'));
    await put(20, 21);
    // This deal would leave the next one with 14 days at the full price.
    await expect(put(0.5, 14.9)).rejects.toMatchObject(by('flash_deals_honest'));
    await expect(put(20.5, 22)).rejects.toMatchObject(by('flash_deals_no_overlap'));
  });

  it('do not overlap, and are lower than the price', async () => {
    await create({ from: 1, to: 3 });
    const twice = await create({ from: 2, to: 4 });
    expect([twice.status, twice.body.data.refused[0].message]).toEqual([
      409,
      expect.stringMatching(/Another deal/),
    ]);
    const dear = await create({ from: 4, to: 5, price: 100 });
    expect(dear.body.data.refused[0].message).toMatch(/below .*₹100/);
    expect((await create({ to: 40 })).status).toBe(422);
    expect((await create({ from: 3, to: 3 })).status).toBe(422);
  });

  it('change before they begin, and not after', async () => {
    const { id } = (await create({ from: 1, to: 3 })).body.data;
    const changed = await call('PUT', `/${id}`, bodyOf({ from: 1.5, to: 2.5, percent: 30 }));
    expect(changed.body.data).toMatchObject({ percent: 30, skus: [{ price: 70 }] });
    expect((await call('POST', `/${id}/end`)).status).toBe(409);
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    const running = (await create()).body.data;
    expect((await call('PUT', `/${running.id}`, bodyOf({ from: 1 }))).status).toBe(409);
    expect((await call('DELETE', `/${running.id}`)).status).toBe(409);
  });

  it('end early, and stay in the price history', async () => {
    const { id } = (await create()).body.data;
    await api.staleProducts();
    const { body } = await call('POST', `/${id}/end`);
    expect(body.data).toMatchObject({ state: 'ended', ended_at: expect.any(String) });
    expect(await shopPrice()).toMatchObject({ price: 100, lowest_price_30_days: 80 });
    expect(await api.staleProducts()).toContain(product.id);
    expect((await call('POST', `/${id}/end`)).status).toBe(409);
  });

  it('are seen and stopped by an operator, with a reason for the store', async () => {
    const running = (await create()).body.data.id;
    const coming = (await create({ from: 10, to: 12 })).body.data.id;
    const { token } = await makeOperator(connection.db, { role: 'catalogue' });
    const list = await api.call('GET', '/api/operator/deals?state=running', { token });
    const { slug } = seller.store;
    expect(list.body.data.deals).toContainEqual(
      expect.objectContaining({ id: running, store: expect.objectContaining({ slug }) }),
    );
    const stop = (id: number, reason = 'The price is wrong.') =>
      api.call('POST', `/api/operator/deals/${id}/stop`, { token, body: { reason } });
    expect((await stop(running, ' ')).status).toBe(422);
    const before = api.mails.length;
    expect((await stop(running)).status).toBe(200);
    expect((await stop(coming)).status).toBe(200);
    await backgroundDone();
    expect(api.mails.slice(before).map(({ text }) => /The price is wrong/.test(text))).toEqual([
      true,
      true,
    ]);
    expect((await shopPrice()).price).toBe(100);
    expect((await call('GET', `/${coming}`)).status).toBe(404);
    expect((await stop(running)).status).toBe(409);
    expect((await stop(coming)).status).toBe(404);
  });

  it('of before the rule of honest prices are found for an operator to stop', async () => {
    const honest = (await create()).body.data.id;
    const other = await makeProduct(connection.db, { storeId: seller.store.id });
    const old = (await create({ ids: [other.id] })).body.data.id;
    await connection.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update ${priceHistory} set valid_from = now() - interval '2 days'
        where product_id = ${other.id}`);
    });
    const { token } = await makeOperator(connection.db, { role: 'catalogue' });
    const { body } = await api.call('GET', '/api/operator/deals?dishonest=1&limit=100', { token });
    const ids = body.data.deals.map(({ id }: { id: number }) => id);
    expect([ids.includes(old), ids.includes(honest)]).toEqual([true, false]);
  });

  it('are listed by state and by days', async () => {
    const running = (await create()).body.data.id;
    const coming = (await create({ from: 10, to: 12 })).body.data.id;
    const { body } = await call('GET');
    expect(body.data.counts).toEqual({ running: 1, coming: 1, ended: 0 });
    expect(body.data.deals[0]).toMatchObject({ id: coming, skus: 1, first: { price: 80 } });
    const ids = async (query: string) =>
      (await call('GET', query)).body.data.deals.map(({ id }: { id: number }) => id);
    expect(await ids('?state=running')).toEqual([running]);
    const date = (days: number) => inDays(days).slice(0, 10);
    expect(await ids(`?from=${date(11)}&to=${date(11)}`)).toEqual([coming]);
    expect(await ids(`?from=${date(14)}&to=${date(20)}`)).toEqual([]);
  });

  it('tell what was sold in them and in as long a time before', async () => {
    const { db } = connection;
    const { id } = (await create()).body.data;
    await db.execute(sql`update deals set starts_at = now() - interval '2 days' where id = ${id}`);
    const sold = async (days: number) => {
      const placedAt = new Date(inDays(days));
      const shipmentId = await makeShipment(db, seller.store.id, { placedAt });
      await db
        .update(orderItems)
        .set({ productId: product.id })
        .where(eq(orderItems.shipmentId, shipmentId));
    };
    for (const days of [-1, -0.5, -3, -5]) await sold(days);
    const { during, before, skus } = (await call('GET', `/${id}`)).body.data;
    expect(during.units).toBe(2 * before.units);
    expect(during.revenue).toBe(2 * before.revenue);
    expect(skus[0]).toMatchObject({ during, before });
  });

  it("are of the store's own SKUs only", async () => {
    const strange = await makeProduct(connection.db);
    expect((await create({ ids: [product.id, strange.id] })).status).toBe(404);
  });
});

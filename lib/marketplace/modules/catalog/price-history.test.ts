import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import { type Connection, rowsOf } from '../../kernel/db/connection';
import { flashDeals, products } from '../../kernel/db/schema/catalog';
import { priceHistory } from '../../kernel/db/schema/price-history';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeDeal, makeProduct } from '../../kernel/db/testing/fixtures';

const day = 24 * 3600 * 1000;

describe.each(testDatabases)('the history of prices on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let id: number;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    id = (await makeProduct(connection.db, { price: 10_000, mrp: 20_000 })).id;
  });

  const ago = (days: number) => new Date(Date.now() - days * day);
  const setPrice = (price: number) =>
    connection.db.update(products).set({ price }).where(eq(products.id, id));
  /** Shifts each row of the history that many days into the past. */
  const wait = (days: number) =>
    connection.db.execute(sql`update ${priceHistory} set
      valid_from = valid_from - ${days} * interval '1 day',
      valid_to = valid_to - ${days} * interval '1 day' where product_id = ${id}`);
  const lowest = async () =>
    (await api.call('GET', `/api/products/${id}`)).body.data.lowest_price_30_days;
  const prices = () =>
    rowsOf<{ price: number; present: boolean }>(
      connection.db,
      sql`select price::int as price, valid_to is null as present from ${priceHistory}
        where product_id = ${id} order by id`,
    );
  const deal = (values: Partial<typeof flashDeals.$inferInsert> = {}) =>
    connection.db
      .insert(flashDeals)
      .values({ productId: id, price: 8_000, startsAt: ago(1), endsAt: ago(-1), ...values });

  it('is written by every change of a price, and by no other change', async () => {
    await setPrice(9_000);
    await connection.db.update(products).set({ rating: 3 }).where(eq(products.id, id));
    await setPrice(9_000);
    expect(await prices()).toEqual([
      { price: 10_000, present: false },
      { price: 9_000, present: true },
    ]);
    await connection.db.transaction(async (tx) => {
      for (const price of [1_000, 9_500]) {
        await tx.update(products).set({ price }).where(eq(products.id, id));
      }
    });
    expect((await prices()).map(({ price }) => price)).toEqual([10_000, 9_000, 9_500]);
  });

  it('says the lowest price of the last 30 days', async () => {
    expect(await lowest()).toBe(100);
    await setPrice(7_000);
    await wait(1);
    await setPrice(12_000);
    expect(await lowest()).toBe(70);
    await wait(29);
    expect(await lowest()).toBe(70);
    await wait(1.5);
    expect(await lowest()).toBe(120);
  });

  it('says the highest usual price of them, so that a lowest one is told where there was a higher', async () => {
    const highest = async () =>
      (await api.call('GET', `/api/products/${id}`)).body.data.highest_price_30_days;
    expect(await highest()).toBe(100);
    await setPrice(8_000);
    expect(await highest()).toBe(100);
    await wait(31);
    expect(await highest()).toBe(80);
    await deal({ price: 7_000 });
    expect(await highest()).toBe(80);
  });

  it('counts deals, over ones too, but none to come', async () => {
    await deal({ price: 5_000, startsAt: ago(-2), endsAt: ago(-3) });
    expect(await lowest()).toBe(100);
    await deal({ price: 6_000, startsAt: ago(5), endsAt: ago(4) });
    expect(await lowest()).toBe(60);
  });

  it('remembers a deal that was ended early or taken away', async () => {
    await makeDeal(connection.db, id, 6_000);
    await connection.db.delete(flashDeals).where(eq(flashDeals.productId, id));
    expect(await lowest()).toBe(60);
    await connection.db.delete(products).where(eq(products.id, id));
    expect(await prices()).toEqual([]);
  });

  const honest = { cause: expect.objectContaining({ constraint: 'flash_deals_honest' }) };

  it('refuses a deal below a price that the product has had for the smaller part of 30 days', async () => {
    await setPrice(15_000);
    await expect(deal({ price: 10_000 })).rejects.toMatchObject(honest);
    await wait(14.9);
    await expect(deal({ startsAt: new Date() })).rejects.toMatchObject(honest);
    await wait(0.2);
    await deal({ startsAt: new Date() });
  });

  it('takes a price that was reached before within the last 30 days', async () => {
    await setPrice(15_000);
    await wait(20);
    await setPrice(9_000);
    await setPrice(15_000);
    await deal({ startsAt: new Date() });
  });

  it('refuses to raise a price under a deal that runs or begins within 15 days', async () => {
    await deal({ startsAt: ago(-14), endsAt: ago(-16) });
    await expect(setPrice(11_000)).rejects.toMatchObject(honest);
    await setPrice(9_000);
    await connection.db.delete(flashDeals).where(eq(flashDeals.productId, id));
    await setPrice(11_000);
  });
});

import { eq, sql } from 'drizzle-orm';
import type { SkuPrices } from '@/lib/contract/schemas/promotions/prices';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { flashDeals, products } from '../../../kernel/db/schema/catalog';
import { priceHistory } from '../../../kernel/db/schema/price-history';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeDeal, makeListing, makeProduct } from '../../../kernel/db/testing/fixtures';
import { makeOperator } from '../../operators/testing/make-operator';
import { makeSeller } from '../../sellers/testing/members';

const day = 24 * 3600 * 1000;

describe.each(testDatabases)('what a listing has cost, on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  async function listed() {
    const { db } = connection;
    const seller = await makeSeller(db);
    const product = await makeProduct(db, { storeId: seller.store.id, price: 10_000, mrp: 20_000 });
    const { id, listingId } = product;
    const path = `/api/seller/listings/${listingId}/prices`;
    const prices = async (): Promise<SkuPrices[]> =>
      (await api.call('GET', path, { token: seller.token })).body.data;
    const setPrice = (price: number) =>
      db.update(products).set({ price }).where(eq(products.id, id));
    /** Moves the product's price history back by a number of days. */
    const wait = (days: number) =>
      db.execute(sql`update ${priceHistory} set
        valid_from = valid_from - ${days} * interval '1 day',
        valid_to = valid_to - ${days} * interval '1 day' where product_id = ${id}`);
    return { ...seller, id, listingId, path, prices, setPrice, wait };
  }

  it('is told with its deals, the latest first', async () => {
    const { id, prices, setPrice, wait } = await listed();
    await setPrice(12_000);
    await wait(16);
    await makeDeal(connection.db, id, 9_000);
    const [sku] = await prices();
    expect(sku).toMatchObject({
      product_id: id,
      price: 120,
      lowest_30_days: 90,
      history: [
        { price: 90, is_deal: true, to: expect.any(String) },
        { price: 120, is_deal: false, to: null },
        { price: 100, is_deal: false, to: expect.any(String) },
      ],
    });
  });

  it('names the lowest price of its own history', async () => {
    const others = [await listed(), await listed()];
    const { prices, setPrice, wait } = await listed();
    await setPrice(8_000);
    await wait(3);
    await setPrice(12_000);
    expect((await prices())[0]).toMatchObject({ price: 120, lowest_30_days: 80 });
    for (const other of others) {
      expect((await other.prices())[0]).toMatchObject({ price: 100, lowest_30_days: 100 });
    }
  });

  it('says from when a deal is honest, as the database takes it', async () => {
    const { id, prices, setPrice, wait } = await listed();
    const now = Date.now();
    expect(Date.parse((await prices())[0]?.deal_from ?? '')).toBeLessThanOrEqual(Date.now());
    await setPrice(15_000);
    await wait(10);
    const [raised] = await prices();
    const from = Date.parse(raised?.deal_from ?? '');
    const until = Date.parse(raised?.deal_until ?? '');
    expect((from - now) / day).toBeGreaterThan(5);
    expect((from - now) / day).toBeLessThan(6.1);
    const put = (startsAt: number, endsAt: number) =>
      connection.db.insert(flashDeals).values({
        productId: id,
        price: 9_900,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
      });
    await expect(put(from - day / 2, from + day / 2)).rejects.toThrow();
    await expect(put(from, until + day)).rejects.toThrow();
    await put(from, until);
  });

  it('is for its store and the market alone', async () => {
    const { db } = connection;
    const { listingId, path, store, token } = await listed();
    const other = await makeSeller(db);
    expect((await api.call('GET', path, { token: other.token })).status).toBe(404);
    const operator = await makeOperator(db, { role: 'catalogue' });
    const market = `/api/operator/listings/${listingId}/prices`;
    const seen = await api.call('GET', market, { token: operator.token });
    expect(seen.body.data).toMatchObject([{ price: 100 }]);
    const support = await makeOperator(db, { role: 'support' });
    expect((await api.call('GET', market, { token: support.token })).status).toBe(403);
    const { id } = await makeListing(db, store.id);
    const unpublished = await api.call('GET', `/api/seller/listings/${id}/prices`, { token });
    expect(unpublished.body.data).toEqual([]);
  });
});

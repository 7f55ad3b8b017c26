import { eq } from 'drizzle-orm';
import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import type { Connection } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct, makeStore } from '../../kernel/db/testing/fixtures';
import { openSearch } from '../search';
import { isActive, isApproved, isOnSale, isOnSaleByItself } from './on-sale';

describe.each(testDatabases)('a product is on sale on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
    for (const status of stores.status.enumValues) {
      const { id: storeId } = await makeStore(connection.db, { status });
      for (const active of [true, false]) {
        await makeProduct(connection.db, { storeId, isActive: active });
      }
    }
  });
  afterAll(() => connection.close());

  const rows = () =>
    connection.db
      .select({
        id: products.id,
        product: products,
        store: stores,
        joined: isOnSale.mapWith(Boolean),
        alone: isOnSaleByItself.mapWith(Boolean),
      })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId));

  it('when it is active and its store approved, of every combination', async () => {
    const found = (await rows()).filter(({ joined }) => joined);
    expect(found.map(({ product, store }) => [product.isActive, store.status])).toEqual([
      [true, 'approved'],
    ]);
  });

  it('by the same rule in SQL, in the code and in the search', async () => {
    const all = await rows();
    expect(all).toHaveLength(2 * stores.status.enumValues.length);
    const search = openSearch(connection.db);
    const query = productQuerySchema.parse({ limit: 100 });
    const { ids } = await search.list(query, 'en');
    for (const { id, product, store, joined, alone } of all) {
      expect(alone).toBe(joined);
      expect(isActive(product) && isApproved(store)).toBe(joined);
      expect(ids.includes(id)).toBe(joined);
    }
    await search.close();
  });
});

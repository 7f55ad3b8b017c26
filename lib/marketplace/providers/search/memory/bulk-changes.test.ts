import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCategory, makeListing, makeStore } from '../../../kernel/db/testing/fixtures';
import { LiveIndex } from './live-index';
import { memorySearch } from './memory-search';

describe.each(testDatabases)('the index follows $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('when 5,000 products are inserted in one transaction', async () => {
    const { db } = connection;
    const { id: storeId } = await makeStore(db);
    const { id: categoryId } = await makeCategory(db);
    const { id: listingId } = await makeListing(db, storeId);
    const search = memorySearch(new LiveIndex(db));
    const query = productQuerySchema.parse({ search: 'bulk', limit: 1, group: 'sku' });
    const count = async () => {
      search.catalogueChanged(); // looks for changes at once, not only after a second
      return (await search.list(query, 'en')).facets.categories[0]?.count ?? 0;
    };
    expect(await count()).toBe(0);
    const rows = Array.from({ length: 5000 }, (_, n) => ({
      ...{ storeId, categoryId, listingId, mrp: 900, price: 800, hsn: '1', productCode: 'B' },
      ...{ name: `Bulk ${n}`, slug: `bulk-${n}`, sku: `bulk-${n}` },
    }));
    await db.transaction(async (tx) => {
      for (let at = 0; at < rows.length; at += 1000) {
        await tx.insert(products).values(rows.slice(at, at + 1000));
      }
    });
    let counted = await count();
    for (const deadline = Date.now() + 100_000; counted !== 5000 && Date.now() < deadline; ) {
      counted = await count();
    }
    expect(counted).toBe(5000);
    await search.close();
  });
});

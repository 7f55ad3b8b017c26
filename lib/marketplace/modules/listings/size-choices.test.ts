import type { Connection } from '../../kernel/db/connection';
import { categories } from '../../kernel/db/schema/catalog';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory, makeProduct, makeStore } from '../../kernel/db/testing/fixtures';
import { sizeChoices } from './attribute-choices';

describe.each(testDatabases)('sizes that a category proposes on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('are those of its chart, then the most frequent, each by one name', async () => {
    const { db } = connection;
    const { id: categoryId } = await makeCategory(db);
    const chart = { measures: ['waist' as const], rows: [{ size: 'S', values: [76] }] };
    await db.update(categories).set({ sizeChart: chart });
    const store = await makeStore(db, {});
    for (const size of ['Petite', 'Medium', 'M', 'm', 'S', undefined]) {
      await makeProduct(db, { storeId: store.id, categoryId, size });
    }
    const [first, ...others] = await sizeChoices(db, categoryId);
    expect(first).toBe('S');
    expect(others.sort()).toEqual(['M', 'Petite']);
  });
});

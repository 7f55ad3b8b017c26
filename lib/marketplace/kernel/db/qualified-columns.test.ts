import { eq, sql } from 'drizzle-orm';
import type { Connection } from './connection';
import { categories, products } from './schema/catalog';
import { testDatabases } from './testing/databases';
import { makeProduct } from './testing/fixtures';

describe.each(testDatabases)('columns of selected expressions on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
    const { id } = await makeProduct(connection.db);
    const [full] = await connection.db
      .insert(categories)
      .values([
        { name: 'Full', slug: 'full', position: 1 },
        { name: 'Empty', slug: 'empty', position: 2 },
      ])
      .returning({ id: categories.id });
    await connection.db.update(products).set({ categoryId: full?.id }).where(eq(products.id, id));
  });
  afterAll(() => connection.close());

  const inIt = sql<number>`(select count(*) from ${products} where ${products.categoryId} = ${categories.id})`;
  const counts = { full: 1, empty: 0 };
  const bySlug = (rows: { slug: string; n: unknown }[]) =>
    Object.fromEntries(
      rows.filter(({ slug }) => slug in counts).map(({ slug, n }) => [slug, Number(n)]),
    );

  it('name their table in a sub-select of a statement of one table', async () => {
    const { db } = connection;
    const read = (from: typeof db) =>
      from.select({ slug: categories.slug, n: inIt }).from(categories);
    expect(bySlug(await read(db))).toEqual(counts);
    expect(bySlug(await db.transaction(async (tx) => read(tx as typeof db)))).toEqual(counts);
    const named = db
      .select({ slug: categories.slug, n: inIt.as('n') })
      .from(categories)
      .as('named');
    expect(bySlug(await db.select({ slug: named.slug, n: named.n }).from(named))).toEqual(counts);
  });

  it('name their table in what a change returns', async () => {
    const changed = await connection.db
      .update(categories)
      .set({ position: sql`${categories.position}` })
      .returning({ slug: categories.slug, n: inIt });
    expect(bySlug(changed)).toEqual(counts);
  });
});

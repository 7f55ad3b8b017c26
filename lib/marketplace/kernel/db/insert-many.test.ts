import { eq, sql } from 'drizzle-orm';
import { rowsOf } from './connection';
import { insertMany } from './insert-many';
import { productMedia, products, productTranslations } from './schema/catalog';
import { testDatabases } from './testing/databases';
import { makeProduct, makeStore } from './testing/fixtures';

describe.each(testDatabases)('many rows in one parameter on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('writes every kind of column as `values` does, and leaves what is not named at its default', async () => {
    const { db } = opened;
    const { id: storeId } = await makeStore(db);
    const { id } = await makeProduct(db, { storeId });
    const [found] = await db.select().from(products).where(eq(products.id, id));
    if (!found) throw new Error('nothing was made');
    const { id: _, createdAt: __, changedAt: ___, ...given } = found;
    const row = {
      ...given,
      slug: `${given.slug}-copy`,
      sku: `${given.sku}-copy`,
      attributes: ['Fabric: Cotton', 'a "quoted", {braced} one', 'सूती'],
      gtin: null,
    };
    const [written] = await rowsOf<{ id: number }>(
      db,
      sql`${insertMany(products, [row])} returning id::float8 as id`,
    );
    const newId = Number(written?.id);
    const [copy] = await db.select().from(products).where(eq(products.id, newId));
    const now = expect.any(Date);
    expect(copy).toEqual({ ...row, id: newId, createdAt: now, changedAt: now });
  });

  it('takes what the caller adds for rows that are there', async () => {
    const { db } = opened;
    const { id: storeId } = await makeStore(db);
    const { id: productId } = await makeProduct(db, { storeId });
    const write = (name: string) =>
      db.execute(sql`${insertMany(productTranslations, [{ productId, locale: 'hi', name, description: '' }])}
        on conflict (product_id, locale) do update set name = excluded.name`);
    await write('कमीज़');
    await write('सूती कमीज़');
    const rows = await db
      .select({ name: productTranslations.name })
      .from(productTranslations)
      .where(eq(productTranslations.productId, productId));
    expect(rows).toEqual([{ name: 'सूती कमीज़' }]);
  });

  it('writes some rows in a statement', async () => {
    const { db } = opened;
    const { id: storeId } = await makeStore(db);
    const { id: productId } = await makeProduct(db, { storeId });
    const media = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        productId,
        position: n + 2,
        url: `/u/${n}.webp`,
      }));
    await db.execute(insertMany(productMedia, media(8)));
    const kept = await db.$count(productMedia, sql`product_id = ${productId} and position >= 2`);
    expect(kept).toBe(8);
  });
});

import { eq, inArray } from 'drizzle-orm';
import { productQuerySchema } from '@/lib/contract/schemas/catalog';
import type { Connection } from '../../../kernel/db/connection';
import {
  categories,
  flashDeals,
  products,
  productTranslations,
} from '../../../kernel/db/schema/catalog';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import {
  makeCategory,
  makeDeal,
  makeProduct,
  makeStore,
} from '../../../kernel/db/testing/fixtures';
import { setStock } from '../../../kernel/db/testing/set-stock';
import { defaultSettings } from '../../../kernel/settings/registry';
import { listProducts } from '../../../modules/catalog/list-products';
import { LiveIndex } from './live-index';
import { memorySearch } from './memory-search';

describe.each(testDatabases)('the index follows $name', ({ open }) => {
  let connection: Connection;
  let search: LiveIndex;
  let other: LiveIndex;
  let store: { id: number };
  let category: { id: number };
  const made: Record<string, number> = {};
  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    store = await makeStore(db, { slug: 'stall' });
    category = await makeCategory(db, { slug: 'lamps', name: 'Lamps' });
    for (const [name, price] of [
      ['Amber Lamp', 10_000],
      ['Clay Lamp', 20_000],
      ['Ember Lamp', 30_000],
    ] as const) {
      const product = await makeProduct(db, {
        storeId: store.id,
        categoryId: category.id,
        name,
        price,
        mrp: 40_000,
      });
      made[name] = product.id;
    }
    search = new LiveIndex(db);
    other = new LiveIndex(db);
    await Promise.all([search.current(), other.current()]);
  });
  afterAll(() => connection.close());

  /** Lists names as both instances do, right after a write. */
  async function list(query: Record<string, unknown> = {}, lang: 'en' | 'hi' = 'en') {
    const parsed = productQuerySchema.parse({ sort: 'name_asc', ...query });
    const lists = [];
    for (const one of [search, other]) {
      // A query waits a quarter of a second for changes, which a busy machine exceeds.
      await one.settled();
      const { products: found, facets } = await listProducts(
        { db: connection.db, search: memorySearch(one), settings: defaultSettings },
        lang,
        parsed,
      );
      lists.push({ names: found.map(({ name }) => name), facets });
    }
    expect(lists[1]).toEqual(lists[0]);
    return lists[0] as (typeof lists)[number];
  }
  async function update(name: string, { stock, ...values }: Partial<typeof products.$inferInsert>) {
    const id = made[name] ?? 0;
    if (stock !== undefined) await setStock(connection.db, id, stock);
    const changed = { ...values, updatedAt: new Date() };
    await connection.db.update(products).set(changed).where(eq(products.id, id));
  }

  it('when a price changes', async () => {
    await update('Clay Lamp', { price: 5_000 });
    expect((await list({ sort: 'price_asc' })).names).toEqual([
      'Clay Lamp',
      'Amber Lamp',
      'Ember Lamp',
    ]);
    await update('Clay Lamp', { price: 20_000 });
    expect((await list({ sort: 'price_asc' })).names).toEqual([
      'Amber Lamp',
      'Clay Lamp',
      'Ember Lamp',
    ]);
  });

  it('when the last piece is sold', async () => {
    await update('Clay Lamp', { stock: 0 });
    const { names, facets } = await list({ in_stock: '1' });
    expect([names, facets.in_stock]).toEqual([['Amber Lamp', 'Ember Lamp'], 2]);
    await update('Clay Lamp', { stock: 4 });
    expect((await list({ in_stock: '1' })).names).toHaveLength(3);
  });

  it('when a product is sold more often or rated better', async () => {
    await update('Ember Lamp', { soldCount: 50, rating: 5, reviewCount: 4 });
    await update('Clay Lamp', { soldCount: 20, rating: 4, reviewCount: 9 });
    expect((await list({ sort: 'default' })).names[0]).toBe('Ember Lamp');
    expect((await list({ section: 'top_rated', sort: 'default' })).names).toEqual([
      'Ember Lamp',
      'Clay Lamp',
    ]);
  });

  it('when a product gets another name', async () => {
    await update('Clay Lamp', { name: 'Zinc Lantern' });
    expect((await list()).names).toEqual(['Amber Lamp', 'Ember Lamp', 'Zinc Lantern']);
    expect((await list({ search: 'lantern' })).names).toEqual(['Zinc Lantern']);
    expect((await list({ search: 'clay' })).names).toEqual([]);
    await update('Clay Lamp', { name: 'Clay Lamp' });
    expect((await list()).names).toEqual(['Amber Lamp', 'Clay Lamp', 'Ember Lamp']);
  });

  it('when products come, each at its place by name', async () => {
    for (const name of ['Brass Lamp', 'aloe Lamp', 'Dune Lamp']) {
      made[name] = (
        await makeProduct(connection.db, {
          storeId: store.id,
          categoryId: category.id,
          name,
          nameHi: `${name === 'Dune Lamp' ? 'अ' : 'ह'} लैंप`,
        })
      ).id;
    }
    expect((await list()).names).toEqual([
      'aloe Lamp',
      'Amber Lamp',
      'Brass Lamp',
      'Clay Lamp',
      'Dune Lamp',
      'Ember Lamp',
    ]);
    expect((await list({}, 'hi')).names).toEqual([
      'Amber Lamp',
      'Clay Lamp',
      'Ember Lamp',
      'अ लैंप',
      'ह लैंप',
      'ह लैंप',
    ]);
    expect((await list({ search: 'brass' })).names).toEqual(['Brass Lamp']);
  });

  it('when a translation changes with its product', async () => {
    const { db } = connection;
    const id = made['Brass Lamp'] ?? 0;
    await db
      .update(productTranslations)
      .set({ name: 'पीतल का लैंप' })
      .where(eq(productTranslations.productId, id));
    await update('Brass Lamp', {});
    expect((await list({ search: 'पीतल' }, 'hi')).names).toEqual(['पीतल का लैंप']);
  });

  it('when a product moves to another category', async () => {
    const bulbs = await makeCategory(connection.db, { slug: 'bulbs', name: 'Bulbs' });
    await update('Brass Lamp', { categoryId: bulbs.id });
    expect((await list({ category: 'bulbs' })).names).toEqual(['Brass Lamp']);
    expect((await list({ category: 'lamps' })).names).not.toContain('Brass Lamp');
  });

  it('when a product comes that only its category names, which was searched for before', async () => {
    const { db } = connection;
    const zithers = await makeCategory(db, { slug: 'zithers', name: 'Zithers' });
    const inIt = { storeId: store.id, categoryId: zithers.id };
    const ids = [(await makeProduct(db, { ...inIt, name: 'Glow' })).id];
    expect((await list({ search: 'zithers' })).names).toEqual(['Glow']);
    ids.push((await makeProduct(db, { ...inIt, name: 'Shine' })).id);
    expect((await list({ search: 'zithers' })).names).toEqual(['Glow', 'Shine']);
    await db.delete(products).where(inArray(products.id, ids));
    expect((await list({ search: 'zithers' })).names).toEqual([]);
  });

  it('when a product is taken off the snapshot, and when its row goes', async () => {
    await update('aloe Lamp', { isActive: false });
    expect((await list()).names).not.toContain('aloe Lamp');
    await connection.db.delete(products).where(eq(products.id, made['Dune Lamp'] ?? 0));
    const { names } = await list();
    expect(names).toEqual(['Amber Lamp', 'Brass Lamp', 'Clay Lamp', 'Ember Lamp']);
  });

  it('when it is told of products that were deleted, in the next list', async () => {
    const { id } = await makeProduct(connection.db, { storeId: store.id, name: 'Fig Lamp' });
    expect((await list({ search: 'fig' })).names).toEqual(['Fig Lamp']);
    await connection.db.delete(products).where(eq(products.id, id));
    const query = productQuerySchema.parse({ search: 'fig' });
    for (const one of [search, other]) {
      one.productsChanged([id]);
      expect((await memorySearch(one).list(query, 'en')).ids).toEqual([]);
    }
  });

  it('when a deal begins and ends', async () => {
    await makeDeal(connection.db, made['Ember Lamp'] ?? 0, 1_000);
    expect((await list({ section: 'flash_deal' })).names).toEqual(['Ember Lamp']);
    expect((await list({ sort: 'price_asc' })).names[0]).toBe('Ember Lamp');
    await connection.db.update(flashDeals).set({ endsAt: new Date() });
    expect((await list({ section: 'flash_deal' })).names).toEqual([]);
    expect((await list({ sort: 'price_asc' })).names[0]).not.toBe('Ember Lamp');
  });

  it('by the clock: a deal that is to come begins and ends without anybody telling', async () => {
    const minute = 60_000;
    const now = Date.now();
    await connection.db.insert(flashDeals).values({
      productId: made['Amber Lamp'] ?? 0,
      price: 500,
      startsAt: new Date(now + 10 * minute),
      endsAt: new Date(now + 20 * minute),
    });
    search.noteChange();
    const index = await search.current();
    const query = productQuerySchema.parse({ section: 'flash_deal' });
    const at = (minutes: number) => index.find(query, 'en', now + minutes * minute).total;
    expect([at(0), at(11), at(19), at(21)]).toEqual([0, 1, 1, 0]);
  });

  it('when a category is renamed and a store suspended', async () => {
    await connection.db
      .update(categories)
      .set({ name: 'Lights' })
      .where(eq(categories.slug, 'lamps'));
    expect((await list()).facets.categories[0]).toMatchObject({ slug: 'lamps', name: 'Lights' });
    expect((await list({ search: 'lights' })).names).toContain('Amber Lamp');
    await connection.db.update(stores).set({ status: 'suspended' }).where(eq(stores.slug, 'stall'));
    expect((await list()).names).toEqual([]);
    await connection.db.update(stores).set({ status: 'approved' }).where(eq(stores.slug, 'stall'));
    expect((await list()).names).toHaveLength(4);
  });

  it('when a transaction commits a change with an older time than others that were seen', async () => {
    const aMinuteAgo = new Date(Date.now() - 60_000);
    await update('Clay Lamp', { stock: 7 });
    await list();
    await connection.db
      .update(products)
      .set({ name: 'Late Lamp', updatedAt: aMinuteAgo })
      .where(eq(products.id, made['Amber Lamp'] ?? 0));
    expect((await list()).names).toContain('Late Lamp');
  });
});

import { eq } from 'drizzle-orm';
import { categoryBodySchema } from '@/lib/contract/schemas/operators/catalogue';
import type { Connection } from '../../../kernel/db/connection';
import { categories, products } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { staleProducts } from '../../../kernel/db/schema/stale-products';
import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { makeCategory, makeProduct } from '../../../kernel/db/testing/fixtures';
import { defaultSettings } from '../../../kernel/settings/registry';
import { deliveryRules } from '../../delivery/rules';
import { findProduct } from '../product-queries';
import { addBrand, changeBrand, listManagedBrands, mergeBrand, removeBrand } from './brands';
import {
  addCategory,
  changeCategory,
  listManagedCategories,
  mergeCategory,
  removeCategory,
} from './categories';
import { presentSlug } from './former-slugs';
import { placeCategory } from './place-category';

const body = (values: object) => categoryBodySchema.parse(values);

describe('categories', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openTestDatabase();
  });
  afterAll(() => connection.close());
  const add = (slug: string, parent_id: number | null = null) =>
    addCategory(connection.db, body({ name: slug, name_hi: `नाम ${slug}`, slug, parent_id }));
  const stale = async () => {
    const rows = await connection.db.delete(staleProducts).returning();
    return rows.map(({ kind, subjectId }) => `${kind} ${subjectId}`).sort();
  };

  const place = (
    { id, parent_id: from }: { id: number; parent_id: number | null },
    parent_id: number | null,
    ids: number[],
  ) => placeCategory(connection.db, id, { from, parent_id, ids });
  const slugs = async () => (await listManagedCategories(connection.db)).map(({ slug }) => slug);

  it('stand under their department, in the order that they are put in', async () => {
    const lamps = await add('lamps');
    const desk = await add('desk-lamps', lamps.id);
    const floor = await add('floor-lamps', lamps.id);
    await place(floor, lamps.id, [floor.id, desk.id]);
    const own = (await slugs()).filter((slug) => slug.endsWith('lamps'));
    expect(own).toEqual(['lamps', 'floor-lamps', 'desk-lamps']);
  });

  it('move to a place of another department, and their products’ pages are marked stale', async () => {
    const [spoons, pans] = [await add('spoons'), await add('pans')];
    const [tea, iron] = [await add('tea', spoons.id), await add('iron', pans.id)];
    const product = await makeProduct(connection.db, { categoryId: tea.id });
    await stale();
    await place(tea, pans.id, [tea.id, iron.id]);
    expect((await slugs()).slice(-4)).toEqual(['spoons', 'pans', 'tea', 'iron']);
    expect(await stale()).toEqual(['catalogue 0', `product ${product.id}`]);
    const tops = (await listManagedCategories(connection.db)).filter((one) => !one.parent_id);
    const order = tops.map(({ id }) => id);
    await place({ ...tea, parent_id: pans.id }, null, [tea.id, ...order]);
    expect((await slugs())[0]).toBe('tea');
    await place({ ...tea, parent_id: null }, spoons.id, [tea.id]);
    expect((await slugs()).slice(-4)).toEqual(['spoons', 'tea', 'pans', 'iron']);
  });

  it('are not moved into themselves, nor deeper than two levels', async () => {
    const [toys, games] = [await add('toys'), await add('games')];
    const [blocks, cards] = [await add('blocks', toys.id), await add('cards', games.id)];
    const refused = (code: string) => ({ status: 409, code });
    await expect(place(toys, toys.id, [blocks.id, toys.id])).rejects.toMatchObject(
      refused('category_into_itself'),
    );
    await expect(place(toys, blocks.id, [toys.id])).rejects.toMatchObject(
      refused('category_into_itself'),
    );
    await expect(place(toys, games.id, [toys.id, cards.id])).rejects.toMatchObject(
      refused('category_too_deep'),
    );
    await expect(place(blocks, cards.id, [blocks.id])).rejects.toMatchObject(
      refused('category_too_deep'),
    );
  });

  it('stay where they are once somebody else has moved, added or removed something there', async () => {
    const [desks, chairs] = [await add('desks'), await add('chairs')];
    const oak = await add('oak-desks', desks.id);
    const [a, b] = [await add('arm-chairs', chairs.id), await add('beach-chairs', chairs.id)];
    const before = await slugs();
    const changed = { status: 409, code: 'categories_changed' };
    const stays = async (moving: Promise<unknown>) => {
      await expect(moving).rejects.toMatchObject(changed);
      expect(await slugs()).toEqual(before);
    };
    await stays(place(oak, chairs.id, [oak.id, b.id, a.id]));
    await stays(place(oak, chairs.id, [oak.id, a.id]));
    await stays(place(oak, chairs.id, [a.id, b.id]));
    await stays(place(oak, 99_999_999, [oak.id]));
    await stays(place({ ...oak, parent_id: null }, chairs.id, [oak.id, a.id, b.id]));
    const both = [place(oak, chairs.id, [oak.id, a.id, b.id]), place(b, chairs.id, [b.id, a.id])];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are two levels deep, and have an address of their own', async () => {
    const rugs = await add('rugs');
    const wool = await add('wool-rugs', rugs.id);
    const field = (name: string, key: string) => ({ details: { fields: { [name]: key } } });
    await expect(add('deeper', wool.id)).rejects.toMatchObject(
      field('parent_id', 'catalogue_parent'),
    );
    await expect(add('rugs')).rejects.toMatchObject(field('slug', 'catalogue_slug_taken'));
    const under = body({ name: 'Rugs', slug: 'rugs', parent_id: rugs.id });
    await expect(changeCategory(connection.db, rugs.id, under)).rejects.toMatchObject(
      field('parent_id', 'catalogue_parent'),
    );
  });

  it('lead on from an address that they had, until another takes it', async () => {
    const bags = await add('bags');
    await changeCategory(connection.db, bags.id, body({ name: 'Bags', slug: 'all-bags' }));
    expect(await presentSlug(connection.db, 'category', 'bags')).toBe('all-bags');
    await add('bags');
    expect(await presentSlug(connection.db, 'category', 'bags')).toBeUndefined();
  });

  it('give a size chart to goods that have a size, and no chart of their listing', async () => {
    const { db } = connection;
    const size_chart = { measures: ['chest' as const], rows: [{ size: 'M', values: [96] }] };
    const shirts = await add('chart-shirts');
    const change = body({ name: 'Shirts', slug: 'chart-shirts', size_chart });
    expect((await changeCategory(db, shirts.id, change)).size_chart).toEqual(size_chart);
    const sized = await makeProduct(db, { categoryId: shirts.id, size: 'M' });
    const plain = await makeProduct(db, { categoryId: shirts.id });
    const own = await makeProduct(db, { categoryId: shirts.id, size: 'M' });
    const other = { ...size_chart, rows: [{ size: 'M', values: [99] }] };
    await db.update(listings).set({ sizeChart: other }).where(eq(listings.id, own.listingId));
    const shown = async ({ id }: { id: number }) =>
      (await findProduct(db, 'en', { id }, deliveryRules(defaultSettings)))?.size_chart;
    expect(await shown(sized)).toEqual(size_chart);
    expect(await shown(plain)).toBeNull();
    expect(await shown(own)).toEqual(other);
  });

  it('merge with products, drafts and addresses, and their pages are marked stale', async () => {
    const from = await makeCategory(connection.db);
    const into = await makeCategory(connection.db);
    const product = await makeProduct(connection.db, { categoryId: from.id });
    await stale();
    await mergeCategory(connection.db, { id: from.id, into: into.id });
    const [moved] = await connection.db.select().from(products).where(eq(products.id, product.id));
    expect(moved?.categoryId).toBe(into.id);
    expect(await connection.db.$count(categories, eq(categories.id, from.id))).toBe(0);
    expect(await presentSlug(connection.db, 'category', from.slug)).toBe(into.slug);
    expect(await stale()).toEqual(['catalogue 0', `product ${product.id}`]);
  });

  it('go only when nothing is in them', async () => {
    const full = await makeCategory(connection.db);
    await makeProduct(connection.db, { categoryId: full.id });
    await expect(removeCategory(connection.db, full.id)).rejects.toMatchObject({
      code: 'category_in_use',
    });
    const top = await add('kitchen-things');
    const below = await add('kitchen-knives', top.id);
    await expect(removeCategory(connection.db, top.id)).rejects.toMatchObject({
      code: 'category_has_children',
    });
    await removeCategory(connection.db, below.id);
    await removeCategory(connection.db, top.id);
    const left = await listManagedCategories(connection.db);
    expect(left.some(({ id }) => id === top.id || id === below.id)).toBe(false);
  });

  it('are listed each with the number of its own products, and go once they are empty', async () => {
    const { db } = connection;
    const [full, empty] = [await add('own-products'), await add('no-products')];
    await makeProduct(db, { categoryId: full.id });
    await makeProduct(db, { categoryId: full.id });
    const counts = async () =>
      Object.fromEntries(
        (await listManagedCategories(db)).map((each) => [each.slug, each.product_count]),
      );
    expect(await counts()).toMatchObject({ 'own-products': 2, 'no-products': 0 });
    await removeCategory(db, empty.id);
    expect(await counts()).not.toHaveProperty('no-products');
  });

  it('have brands beside them that change, merge and go likewise', async () => {
    const { db } = connection;
    const old = await addBrand(db, { name: 'Diya', slug: 'diya', image: null });
    const kept = await addBrand(db, { name: 'Deepak', slug: 'deepak', image: null });
    const product = await makeProduct(db, { brandId: old.id });
    await makeProduct(db, { brandId: old.id });
    const counts = (await listManagedBrands(db)).map((brand) => [brand.name, brand.product_count]);
    expect(Object.fromEntries(counts)).toMatchObject({ Diya: 2, Deepak: 0 });
    await changeBrand(db, old.id, { name: 'Diya', slug: 'diya-lights', image: null });
    await expect(removeBrand(db, old.id)).rejects.toMatchObject({ code: 'brand_in_use' });
    await mergeBrand(db, { id: old.id, into: kept.id });
    const [moved] = await db.select().from(products).where(eq(products.id, product.id));
    expect(moved?.brandId).toBe(kept.id);
    expect(await presentSlug(db, 'brand', 'diya')).toBe('deepak');
    expect(await presentSlug(db, 'brand', 'diya-lights')).toBe('deepak');
  });
});

import { and, eq, isNull, max, ne, sql } from 'drizzle-orm';
import type { CategoryBody, ManagedCategory } from '@/lib/contract/schemas/operators/catalogue';
import { otherLocales } from '@/lib/i18n/locales';
import { fieldIn, translatedFields } from '@/lib/i18n/translated';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { categories, products } from '../../../kernel/db/schema/catalog';
import { categoryTranslations } from '../../../kernel/db/schema/former-slugs';
import { listings } from '../../../kernel/db/schema/listings';
import { transact } from '../../../kernel/db/transaction';
import { translationsOfCategory } from '../../../kernel/db/translations';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import { markCatalogueStale } from '../../../kernel/events/stale-products/mark';
import { dropFormerSlugs, forgetFormerSlug, keepFormerSlug, passFormerSlugs } from './former-slugs';
import { markStaleWithProducts, refuseWhereReferred } from './stale';

/** Returns all categories in the order of the shop's menus: each department, then its categories. */
export async function listManagedCategories(db: Database): Promise<ManagedCategory[]> {
  const found = await select(db).orderBy(categories.position, categories.id);
  const rows = found.map(toManaged);
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((department) => [
      department,
      ...rows.filter(({ parent_id }) => parent_id === department.id),
    ]);
}

/**
 * Returns one category.
 * @throws {NotFound} category_not_found
 */
async function managedCategory(db: Database, id: number): Promise<ManagedCategory> {
  const [row] = await select(db).where(eq(categories.id, id));
  if (!row) throw new NotFound('category_not_found');
  return toManaged(row);
}

const select = (db: Database) =>
  db
    .select({
      id: categories.id,
      parent_id: categories.parentId,
      name: categories.name,
      translations: translationsOfCategory(sql`${categories.id}`),
      slug: categories.slug,
      image: categories.image,
      hsn: categories.hsn,
      gst_rate: categories.gstRate,
      attributes: categories.attributes,
      size_chart: categories.sizeChart,
      product_count: sql<number>`(
        select count(*) from ${products} where ${products.categoryId} = ${categories.id}
      )`.mapWith(Number),
    })
    .from(categories);

type Row = Awaited<ReturnType<typeof select>>[number];

const toManaged = ({ translations, ...row }: Row): ManagedCategory => ({
  ...row,
  ...translatedFields({ translations }, 'name'),
});

/**
 * Adds a category at the end of its department, or a new department.
 * @throws {InvalidFields} catalogue_slug_taken, catalogue_parent
 */
export const addCategory = (db: Database, body: CategoryBody) =>
  transact(db, async (tx) => {
    await checkBody(tx, body);
    const [last] = await tx
      .select({ position: max(categories.position) })
      .from(categories)
      .where(isIn(body.parent_id));
    const { id } = firstRow(
      await tx
        .insert(categories)
        .values({ ...rowOf(body), position: (last?.position ?? 0) + 1 })
        .returning({ id: categories.id }),
    );
    await writeTranslations(tx, id, body);
    await forgetFormerSlug(tx, 'category', body.slug);
    await markCatalogueStale(tx);
    return managedCategory(tx, id);
  });

/**
 * Changes a category. Its former slug redirects to the new one.
 * @throws {NotFound} category_not_found
 * @throws {InvalidFields} catalogue_slug_taken, catalogue_parent: categories are two levels deep
 */
export const changeCategory = (db: Database, id: number, body: CategoryBody) =>
  transact(db, async (tx) => {
    const before = await managedCategory(tx, id);
    await checkBody(tx, body, id);
    await tx.update(categories).set(rowOf(body)).where(eq(categories.id, id));
    await writeTranslations(tx, id, body);
    if (before.slug !== body.slug) {
      await forgetFormerSlug(tx, 'category', body.slug);
      await keepFormerSlug(tx, 'category', { slug: before.slug, subjectId: id });
    }
    await markStaleWithProducts(tx, { categoryId: id });
    return managedCategory(tx, id);
  });

/**
 * Moves the products and drafts of a category into another, and removes it; its slugs redirect.
 * @throws {DomainError} category_has_children, category_merge_self; category_in_use if a coupon or commission
 * names it
 */
export const mergeCategory = (db: Database, { id, into }: { id: number; into: number }) =>
  transact(db, async (tx) => {
    if (id === into) throw new DomainError(409, 'category_merge_self');
    const { slug } = await managedCategory(tx, id);
    await managedCategory(tx, into);
    await refuseChildren(tx, id);
    await tx
      .update(products)
      .set({ categoryId: into, updatedAt: sql`now()` })
      .where(eq(products.categoryId, id));
    await tx
      .update(listings)
      .set({ draft: sql`jsonb_set(${listings.draft}, '{category_id}', to_jsonb(${into}::bigint))` })
      .where(sql`${listings.draft} -> 'category_id' = to_jsonb(${id}::bigint)`);
    await passFormerSlugs(tx, 'category', { id, slug, into });
    await remove(tx, id);
    await markStaleWithProducts(tx, { categoryId: into });
  });

/**
 * Removes a category that has neither products nor subcategories.
 * @throws {DomainError} category_has_children, category_in_use
 */
export const removeCategory = (db: Database, id: number) =>
  transact(db, async (tx) => {
    const { product_count } = await managedCategory(tx, id);
    if (product_count > 0) throw new DomainError(409, 'category_in_use');
    await refuseChildren(tx, id);
    await dropFormerSlugs(tx, 'category', id);
    await remove(tx, id);
    await markCatalogueStale(tx);
  });

const remove = (tx: Database, id: number) =>
  refuseWhereReferred('category_in_use', tx.delete(categories).where(eq(categories.id, id)));

const isIn = (parentId: number | null) =>
  parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId);

async function refuseChildren(tx: Database, id: number): Promise<void> {
  const children = await tx.$count(categories, eq(categories.parentId, id));
  if (children > 0) throw new DomainError(409, 'category_has_children');
}

/** Checks that the slug is unique, and that the parent is a department outside the category. */
async function checkBody(tx: Database, body: CategoryBody, id?: number): Promise<void> {
  const others = id === undefined ? undefined : ne(categories.id, id);
  if (await tx.$count(categories, and(eq(categories.slug, body.slug), others))) {
    throw new InvalidFields({ slug: 'catalogue_slug_taken' });
  }
  if (body.parent_id === null) return;
  const isDepartment = and(eq(categories.id, body.parent_id), isNull(categories.parentId), others);
  const hasChildren =
    id !== undefined && (await tx.$count(categories, eq(categories.parentId, id)));
  if (hasChildren || !(await tx.$count(categories, isDepartment))) {
    throw new InvalidFields({ parent_id: 'catalogue_parent' });
  }
}

const rowOf = ({ name, slug, image, hsn, attributes, ...body }: CategoryBody) => ({
  ...{ name, slug, image, hsn, attributes },
  parentId: body.parent_id,
  gstRate: body.gst_rate,
  sizeChart: body.size_chart,
});

async function writeTranslations(tx: Database, categoryId: number, body: CategoryBody) {
  await tx.delete(categoryTranslations).where(eq(categoryTranslations.categoryId, categoryId));
  const rows = otherLocales.flatMap((locale) => {
    const name = body[fieldIn('name', locale)];
    return name ? [{ categoryId, locale, name }] : [];
  });
  if (rows.length) await tx.insert(categoryTranslations).values(rows);
}

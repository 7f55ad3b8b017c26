import { eq, sql } from 'drizzle-orm';
import type { ManagedCategory } from '@/lib/api/schemas/operators/catalogue';
import { translatedFields } from '@/lib/i18n/translated';
import type { Database } from '../../../kernel/db/connection';
import { categories, products } from '../../../kernel/db/schema/catalog';
import { translationsOfCategory } from '../../../kernel/db/translations';
import { NotFound } from '../../../kernel/errors';

/** All categories in the order of the shop's menus: each department, then what is in it. */
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

/** @throws {NotFound} category_not_found */
export async function managedCategory(db: Database, id: number): Promise<ManagedCategory> {
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

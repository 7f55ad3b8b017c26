import { eq, sql } from 'drizzle-orm';
import type { ManagedCategory } from '@/lib/api/schemas/operators/catalogue';
import type { Database } from '../../../kernel/db/connection';
import { categories, products } from '../../../kernel/db/schema/catalog';
import { categoryTranslations } from '../../../kernel/db/schema/category-translations';
import { NotFound } from '../../../kernel/errors';

/** All categories in the order of the shop's menus: each department, then what is in it. */
export async function listManagedCategories(db: Database): Promise<ManagedCategory[]> {
  const rows = await select(db).orderBy(categories.position, categories.id);
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
  return row;
}

const select = (db: Database) =>
  db
    .select({
      id: categories.id,
      parent_id: categories.parentId,
      name: categories.name,
      name_hi: categoryTranslations.name,
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
    .from(categories)
    .leftJoin(
      categoryTranslations,
      sql`${categoryTranslations.categoryId} = ${categories.id} and ${categoryTranslations.locale} = 'hi'`,
    );

import { eq, sql } from 'drizzle-orm';
import { canonicalSize } from '@/lib/i18n/canonical-size';
import type { Database } from '../../kernel/db/connection';
import { categories, products } from '../../kernel/db/schema/catalog';

/** Sizes that are proposed at most. */
const most = 20;

/**
 * Names of sizes for a new listing in a category: those of its size chart, then those that its goods have most often,
 * each once by the name that filters know it by.
 */
export async function sizeChoices(db: Database, categoryId: number): Promise<string[]> {
  const [category] = await db
    .select({ chart: categories.sizeChart })
    .from(categories)
    .where(eq(categories.id, categoryId));
  const used = await db
    .select({ size: sql<string>`${products.size}` })
    .from(products)
    .where(
      sql`${products.categoryId} = ${categoryId} and ${products.size} <> '' and not ${products.isRemoved}`,
    )
    .groupBy(products.size)
    .orderBy(sql`count(*) desc, 1`)
    .limit(most * 2);
  const sizes = [...(category?.chart?.rows ?? []), ...used].map(({ size }) => canonicalSize(size));
  return [...new Set(sizes)].slice(0, most);
}

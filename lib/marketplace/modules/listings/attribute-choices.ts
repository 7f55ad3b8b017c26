import { eq, sql } from 'drizzle-orm';
import type { AttributeChoices } from '@/lib/contract/schemas/seller/listings';
import { canonicalSize } from '@/lib/i18n/canonical-size';
import type { Database } from '../../kernel/db/connection';
import { categories, products } from '../../kernel/db/schema/catalog';

/**
 * Returns the attributes that the market requires for a category, then those of its goods, with their usual
 * values.
 */
export async function attributeChoices(
  db: Database,
  categoryId: number,
): Promise<AttributeChoices> {
  const rows = await db
    .select({
      name: sql<string>`split_part(a, ':', 1)`,
      value: sql<string>`substr(a, strpos(a, ':') + 1)`,
    })
    .from(sql`${products}, unnest(${products.attributes}) a`)
    .where(sql`${products.categoryId} = ${categoryId} and not ${products.isRemoved}`)
    .groupBy(sql`1, 2`)
    .orderBy(sql`count(*) desc, 2`)
    .limit(300);
  const [category] = await db
    .select({ attributes: categories.attributes })
    .from(categories)
    .where(eq(categories.id, categoryId));
  const choices = new Map<string, string[]>();
  for (const { name, values } of category?.attributes ?? []) choices.set(name, values);
  for (const { name, value } of rows) choices.set(name, [...(choices.get(name) ?? []), value]);
  return [...choices].map(([name, values]) => ({
    name,
    values: [...new Set(values)].slice(0, 30),
  }));
}

/** Maximum number of proposed sizes. */
const most = 20;

/**
 * Returns size names for a new listing in a category: those of its size chart, then the most frequent ones of its
 * goods, each once by the name that filters use.
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

import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { staleProducts } from '../../../kernel/db/schema/stale-products';
import { DomainError } from '../../../kernel/errors';
import { markCatalogueStale } from '../../../kernel/events/stale-products/mark';

/** Marks everything that shows a category or brand as stale: menus, lists, and the pages of all its products. */
export async function markStaleWithProducts(
  tx: Database,
  of: { categoryId: number } | { brandId: number },
): Promise<void> {
  const isOf =
    'brandId' in of ? eq(products.brandId, of.brandId) : eq(products.categoryId, of.categoryId);
  await tx.execute(
    sql`insert into ${staleProducts} (kind, subject_id, store_id)
      select 'product', ${products.id}, ${products.storeId} from ${products} where ${isOf}`,
  );
  await markCatalogueStale(tx);
}

const foreignKeyViolation = '23503';

/** Runs a deletion; refuses with 409 and `code` if another table still refers to the row. */
export async function refuseWhereReferred(
  code: string,
  deletion: PromiseLike<unknown>,
): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code === foreignKeyViolation) throw new DomainError(409, code);
    throw error;
  }
}

import { and, eq } from 'drizzle-orm';
import type { SkusPage, SkusQuery } from '@/lib/contract/schemas/seller/listings';
import {
  byChange,
  changedBetween,
  changeEdge,
  cursorOf,
  placeOf,
  startOf,
} from '../../kernel/db/change-cursor';
import type { Database } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { rupees } from '../../kernel/money/rupees';

/**
 * Returns the store's SKUs in the order of their changes, including removed ones, but not the SKUs of unpublished
 * drafts. Each appears once for its last change, however often it changes during the reading.
 * @throws {InvalidFields} cursor: invalid
 */
export async function listSkus(
  db: Database,
  storeId: number,
  { updated_since: since, cursor, limit }: SkusQuery,
): Promise<SkusPage> {
  const after = startOf({ cursor, since });
  const edge = await changeEdge(db);
  const rows = await db
    .select({ product: products, at: placeOf(products.changedAt) })
    .from(products)
    .where(and(eq(products.storeId, storeId), changedBetween(products, after, edge)))
    .orderBy(byChange(products))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    skus: page.map(({ product, at }) => ({
      id: product.id,
      sku: product.sku,
      listing_id: product.listingId,
      name: product.name,
      colour: product.colour ?? '',
      size: product.size ?? '',
      mrp: rupees(product.mrp),
      price: rupees(product.price),
      stock: product.stock,
      low_stock: product.lowStockThreshold,
      is_active: product.isActive,
      is_removed: product.isRemoved,
      changed_at: at,
    })),
    next_cursor: last ? cursorOf({ at: last.at, id: last.product.id }) : cursorOf(after),
    has_more: rows.length > limit,
  };
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { productMedia, products } from '../../kernel/db/schema/catalog';
import { translationsOfProduct } from '../../kernel/db/translations';
import { presentGstRate } from '../tax';

/** What an order's item says of these SKUs. */
export function listReplacementFacts(db: Database, productIds: number[]) {
  return db
    .select({
      productId: products.id,
      name: products.name,
      translations: translationsOfProduct(sql`${products.id}`),
      colour: products.colour,
      size: products.size,
      slug: products.slug,
      image: productMedia.url,
      sku: products.sku,
      hsn: products.hsn,
      gstBasisPoints: presentGstRate,
      mrp: products.mrp,
    })
    .from(products)
    .leftJoin(
      productMedia,
      and(eq(productMedia.productId, products.id), eq(productMedia.position, 1)),
    )
    .where(inArray(products.id, productIds));
}

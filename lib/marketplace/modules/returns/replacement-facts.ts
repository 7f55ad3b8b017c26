import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { productMedia, products, productTranslations } from '../../kernel/db/schema/catalog';
import { presentGstRate } from '../tax';

/** What an order's item says of these SKUs. */
export function listReplacementFacts(db: Database, productIds: number[]) {
  return db
    .select({
      productId: products.id,
      name: products.name,
      nameHi: productTranslations.name,
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
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, 'hi')),
    )
    .leftJoin(
      productMedia,
      and(eq(productMedia.productId, products.id), eq(productMedia.position, 1)),
    )
    .where(inArray(products.id, productIds));
}

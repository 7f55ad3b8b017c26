import { and, asc, eq, inArray } from 'drizzle-orm';
import { livePrice } from '../../catalog/price';
import type { Database } from '../../db/connection';
import { cartLines } from '../../db/schema/cart';
import { productMedia, products, productTranslations } from '../../db/schema/catalog';
import { stores } from '../../db/schema/stores';

/** The shopper's own lines of those ids, locked, by ascending product. */
export function lockLines(tx: Database, userId: number, ids: number[]) {
  return tx
    .select({ id: cartLines.id, productId: cartLines.productId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.id, ids)))
    .orderBy(asc(cartLines.productId))
    .for('update');
}

/** The facts of products that an order copies, at their present prices. */
export function listSnapshots(tx: Database, productIds: number[]) {
  return tx
    .select({
      productId: products.id,
      name: products.name,
      nameHi: productTranslations.name,
      slug: products.slug,
      image: productMedia.url,
      sku: products.sku,
      hsn: products.hsn,
      gstRate: products.gstRate,
      mrp: products.mrp,
      unitPrice: livePrice,
      store: {
        id: stores.id,
        name: stores.name,
        pincode: stores.pincode,
        state: stores.state,
        gstin: stores.gstin,
        shippingFee: stores.shippingFee,
        freeShippingFrom: stores.freeShippingFrom,
      },
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
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

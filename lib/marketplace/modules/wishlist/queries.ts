import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { wishlistItems } from '../../kernel/db/schema/cart';
import { products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';
import { isOnSale, livePrice } from '../offers';

export type WishlistEntry = {
  id: number;
  productId: number;
  unitPrice: number;
  priceWhenAdded: number;
  isOnSale: boolean;
  addedAt: Date;
};

/** Returns a shopper's items, the newest first; all, or the one of a product. */
export function listItems(
  db: Database,
  userId: number,
  productId?: number,
): Promise<WishlistEntry[]> {
  return db
    .select({
      id: wishlistItems.id,
      productId: wishlistItems.productId,
      unitPrice: livePrice,
      priceWhenAdded: wishlistItems.priceWhenAdded,
      isOnSale: sql<boolean>`${isOnSale}`,
      addedAt: wishlistItems.createdAt,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(
      and(
        eq(wishlistItems.userId, userId),
        productId === undefined ? undefined : eq(wishlistItems.productId, productId),
      ),
    )
    .orderBy(desc(wishlistItems.id));
}

/** Counts items of other products. */
export async function countOthers(
  db: Database,
  userId: number,
  productId: number,
): Promise<number> {
  const [counted] = await db
    .select({ n: count() })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), ne(wishlistItems.productId, productId)));
  return counted?.n ?? 0;
}

/** Inserts a product, unless it is on the list. */
export async function insertItem(
  db: Database,
  item: typeof wishlistItems.$inferInsert,
): Promise<void> {
  await db
    .insert(wishlistItems)
    .values(item)
    .onConflictDoNothing({ target: [wishlistItems.userId, wishlistItems.productId] });
}

/** Deletes the shopper's item; returns whether there was one. */
export async function deleteItem(db: Database, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.id, id), eq(wishlistItems.userId, userId)))
    .returning({ id: wishlistItems.id });
  return deleted.length > 0;
}

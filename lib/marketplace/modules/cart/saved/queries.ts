import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { cartLines, savedItems } from '../../../kernel/db/schema/cart';
import { products } from '../../../kernel/db/schema/catalog';
import { stores } from '../../../kernel/db/schema/stores';
import { isOnSale, livePrice } from '../../offers';

export type SavedRow = typeof savedItems.$inferSelect;

/** Returns a shopper's saved items, the newest first. */
export function listSavedRows(db: Database, userId: number) {
  return db
    .select({
      id: savedItems.id,
      productId: savedItems.productId,
      quantity: savedItems.quantity,
      priceWhenAdded: savedItems.priceWhenAdded,
      unitPrice: livePrice,
      isOnSale: sql<boolean>`${isOnSale}`,
    })
    .from(savedItems)
    .innerJoin(products, eq(products.id, savedItems.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(eq(savedItems.userId, userId))
    .orderBy(desc(savedItems.id));
}

const own = (userId: number, id: number) =>
  and(eq(savedItems.id, id), eq(savedItems.userId, userId));

/** Removes a shopper's own line from the cart and returns it. */
export async function takeLine(tx: Database, userId: number, id: number) {
  const [line] = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.id, id), eq(cartLines.userId, userId)))
    .returning();
  return line;
}

/** Counts the other products among a shopper's saved items. */
export async function countOtherSaved(
  db: Database,
  userId: number,
  productId: number,
): Promise<number> {
  const [counted] = await db
    .select({ n: count() })
    .from(savedItems)
    .where(and(eq(savedItems.userId, userId), ne(savedItems.productId, productId)));
  return counted?.n ?? 0;
}

type Line = Pick<SavedRow, 'userId' | 'productId' | 'quantity' | 'priceWhenAdded'>;

/** Saves a line for later; replaces the quantity of the same product saved before. */
export async function insertSaved(
  tx: Database,
  { userId, productId, quantity, priceWhenAdded }: Line,
): Promise<void> {
  await tx
    .insert(savedItems)
    .values({ userId, productId, quantity, priceWhenAdded })
    .onConflictDoUpdate({
      target: [savedItems.userId, savedItems.productId],
      set: { quantity, priceWhenAdded, createdAt: sql`now()` },
    });
}

/** Removes a shopper's own saved item and returns it. */
export async function takeSaved(
  db: Database,
  userId: number,
  id: number,
): Promise<SavedRow | undefined> {
  const [row] = await db.delete(savedItems).where(own(userId, id)).returning();
  return row;
}

/** Returns the quantity of a product in the cart. */
export async function quantityInCart(
  tx: Database,
  userId: number,
  productId: number,
): Promise<number> {
  const [line] = await tx
    .select({ quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.productId, productId)));
  return line?.quantity ?? 0;
}

import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { cartLines } from '../../kernel/db/schema/cart';
import { products, productTranslations } from '../../kernel/db/schema/catalog';
import { orders, stockHolds } from '../../kernel/db/schema/orders';
import { stores } from '../../kernel/db/schema/stores';
import { isOnSale, livePrice } from '../offers';
import { gstTerms } from '../tax';

/** Returns the quantity of a product held for this shopper's own unpaid orders, which a new order may use. */
const heldFor = (userId: number) =>
  sql<number>`coalesce((
  select sum(${stockHolds.quantity}) from ${stockHolds}
  join ${orders} on ${orders.id} = ${stockHolds.orderId}
  where ${orders.userId} = ${userId} and ${stockHolds.productId} = ${products.id}
    and ${stockHolds.settledAt} is null), 0)`.mapWith(Number);

export type Offer = {
  productId: number;
  storeId: number;
  name: string;
  price: number;
  available: number;
};

/**
 * Returns a product's current price and the available quantity; undefined if it is not on sale.
 * @param most the maximum quantity of one product in a line
 */
export async function findOffer(
  db: Database,
  lang: Locale,
  userId: number,
  productId: number,
  most: number,
): Promise<Offer | undefined> {
  const [offer] = await db
    .select({
      productId: products.id,
      storeId: products.storeId,
      name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
      price: livePrice,
      available: sql<number>`least(${products.stock} + ${heldFor(userId)}, ${most})`.mapWith(
        Number,
      ),
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, lang)),
    )
    .where(and(isOnSale, eq(products.id, productId)));
  return offer;
}

/** Counts the lines of other products. */
export async function countOtherLines(
  db: Database,
  userId: number,
  productId: number,
): Promise<number> {
  const [counted] = await db
    .select({ n: count() })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), ne(cartLines.productId, productId)));
  return counted?.n ?? 0;
}

/**
 * Adds a quantity to the product's line unless the line would exceed the available quantity.
 * @param price in paise, as the shopper saw it
 */
export async function addQuantity(
  db: Database,
  userId: number,
  { productId, price, available }: Offer,
  { quantity, fromSearch = false }: { quantity: number; fromSearch?: boolean },
): Promise<{ id: number; quantity: number } | undefined> {
  const [line] = await db
    .insert(cartLines)
    .values({ userId, productId, quantity, priceWhenAdded: price, fromSearch })
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.productId],
      set: {
        quantity: sql`${cartLines.quantity} + excluded.quantity`,
        priceWhenAdded: sql`excluded.price_when_added`,
        fromSearch: sql`${cartLines.fromSearch} or excluded.from_search`,
      },
      setWhere: sql`${cartLines.quantity} + excluded.quantity <= ${available}`,
    })
    .returning({ id: cartLines.id, quantity: cartLines.quantity });
  return line;
}

const ownLine = (userId: number, id: number) =>
  and(eq(cartLines.id, id), eq(cartLines.userId, userId));

/** Returns the product of a shopper's own line. */
export async function findLineProduct(
  db: Database,
  userId: number,
  id: number,
): Promise<{ productId: number; name: string } | undefined> {
  const [line] = await db
    .select({ productId: products.id, name: products.name })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(ownLine(userId, id));
  return line;
}

/**
 * Sets a line's quantity; returns whether the shopper has such a line.
 * @param change `seenPrice` in paise; if undefined, the price seen before stays
 */
export async function setQuantity(
  db: Database,
  userId: number,
  { id, quantity, seenPrice }: { id: number; quantity: number; seenPrice: number | undefined },
): Promise<boolean> {
  const changed = await db
    .update(cartLines)
    .set({ quantity, priceWhenAdded: seenPrice })
    .where(ownLine(userId, id))
    .returning({ id: cartLines.id });
  return changed.length > 0;
}

/** Deletes a line; returns whether the shopper had such a line. */
export async function deleteLine(db: Database, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(cartLines)
    .where(ownLine(userId, id))
    .returning({ id: cartLines.id });
  return deleted.length > 0;
}

/** Empties a shopper's cart. */
export async function deleteLines(db: Database, userId: number): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.userId, userId));
}

/** Returns a shopper's lines in the order they were added, with the inputs of their totals. */
export function listLines(db: Database, userId: number, ids?: number[]) {
  return db
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      priceWhenAdded: cartLines.priceWhenAdded,
      productId: cartLines.productId,
      unitPrice: livePrice,
      gst: gstTerms(),
      isOnSale: sql<boolean>`${isOnSale}`,
      held: heldFor(userId),
      store: {
        id: stores.id,
        name: stores.name,
        slug: stores.slug,
        pincode: stores.pincode,
        state: stores.state,
        gstin: stores.gstin,
        shippingFee: stores.shippingFee,
        freeShippingFrom: stores.freeShippingFrom,
        holidayFrom: stores.holidayFrom,
        holidayTo: stores.holidayTo,
      },
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(cartLines.userId, userId), ids && inArray(cartLines.id, ids)))
    .orderBy(asc(cartLines.id));
}

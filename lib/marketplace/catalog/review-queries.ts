import { and, eq, lt, sql } from 'drizzle-orm';
import type { Review } from '@/lib/api/schemas/catalog';
import type { Database } from '../db/connection';
import { users } from '../db/schema/accounts';
import { products, reviews } from '../db/schema/catalog';
import { orderItems, orders, shipments } from '../db/schema/orders';
import { stores } from '../db/schema/stores';
import { isOnSale } from './on-sale';

export type ReviewRow = typeof reviews.$inferSelect;

/** A row as the contract's review, which names its author only by the shown name. */
export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    author: row.authorName,
    rating: row.rating,
    title: row.title,
    comment: row.comment,
    language: row.locale,
    created_at: row.createdAt.toISOString(),
  };
}

/** Whether shoppers may see this product at all. */
export async function isProductOnSale(db: Database, productId: number): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, productId), isOnSale));
  return rows.length > 0;
}

/** Whether at least one unit of the product was delivered to the shopper and not cancelled. */
export async function hasReceived(
  db: Database,
  userId: number,
  productId: number,
): Promise<boolean> {
  const received = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(shipments, eq(shipments.id, orderItems.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orderItems.productId, productId),
        eq(shipments.status, 'delivered'),
        lt(orderItems.cancelledQuantity, orderItems.quantity),
      ),
    )
    .limit(1);
  return received.length > 0;
}

/** The shopper's review of the product. */
export async function findOwnReview(
  db: Database,
  userId: number,
  productId: number,
): Promise<ReviewRow | undefined> {
  const [review] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)));
  return review;
}

/** Locks the product's reviews until the transaction ends. */
export async function lockProduct(tx: Database, productId: number): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
}

/** The row written, or undefined when the shopper has reviewed this product before. */
export async function insertReview(
  tx: Database,
  values: typeof reviews.$inferInsert,
): Promise<ReviewRow | undefined> {
  const [review] = await tx.insert(reviews).values(values).onConflictDoNothing().returning();
  return review;
}

/** Sets the product's rating and number of reviews to what its reviews say; it must be locked. */
export async function summariseReviews(tx: Database, productId: number): Promise<void> {
  const over = (what: string) =>
    sql`(select ${sql.raw(what)} from ${reviews} where ${reviews.productId} = ${productId})`;
  await tx
    .update(products)
    .set({
      rating: sql`coalesce(${over('avg(rating)')}, 0)`,
      reviewCount: sql`${over('count(*)')}`,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, productId));
}

/** First and last name of a shopper. */
export async function nameOf(db: Database, userId: number) {
  const [user] = await db
    .select({ first: users.firstName, last: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? { first: '', last: '' };
}

import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Review } from '@/lib/contract/schemas/reviews';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { products, reviews } from '../../kernel/db/schema/catalog';
import { listings } from '../../kernel/db/schema/listings';
import { orderItems, orders, shipments } from '../../kernel/db/schema/orders';
import { stores } from '../../kernel/db/schema/stores';
import { isOnSale } from '../offers';
import { type ReviewJson, review, reviewJson, toReview } from './review-json';

/** Returns whether shoppers may see this product at all. */
export async function isProductOnSale(db: Database, productId: number): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, productId), isOnSale));
  return rows.length > 0;
}

/** Returns the listing of the product; 0 if there is no such product. */
export async function listingOf(db: Database, productId: number): Promise<number> {
  const [row] = await db
    .select({ listingId: products.listingId })
    .from(products)
    .where(eq(products.id, productId));
  return row?.listingId ?? 0;
}

/** Returns whether a unit of the listing, in any colour and size, was delivered to the shopper and not cancelled. */
export async function hasReceived(
  db: Database,
  userId: number,
  listingId: number,
): Promise<boolean> {
  const received = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(shipments, eq(shipments.id, orderItems.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(products.listingId, listingId),
        eq(shipments.status, 'delivered'),
        lt(orderItems.cancelledQuantity, orderItems.quantity),
      ),
    )
    .limit(1);
  return received.length > 0;
}

/** Finds the shopper's review of the listing. */
export const findOwnReview = (db: Database, userId: number, listingId: number) =>
  findReview(db, sql`${review.listingId} = ${listingId} and ${review.userId} = ${userId}`);

/** Finds a review by its id. */
export const reviewById = (db: Database, id: number) => findReview(db, eq(review.id, id));

async function findReview(db: Database, which: SQL): Promise<Review | undefined> {
  const [row] = await rowsOf<{ found: ReviewJson }>(
    db,
    sql`select ${reviewJson} as found from ${reviews} review where ${which} limit 1`,
  );
  return row && toReview(row.found);
}

/** Locks the listing's reviews until the transaction ends. */
export async function lockListing(tx: Database, listingId: number): Promise<void> {
  await tx
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for('no key update');
}

/** Inserts a review; returns its id, or undefined when the shopper has reviewed this listing before. */
export async function insertReview(
  tx: Database,
  values: typeof reviews.$inferInsert,
): Promise<number | undefined> {
  const [written] = await tx
    .insert(reviews)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  return written?.id;
}

/**
 * Sets rating and number of reviews of all the listing's products from its reviews; it must be locked.
 * @returns the products' ids
 */
export async function summariseReviews(tx: Database, listingId: number): Promise<number[]> {
  const over = (what: string) =>
    sql`(select ${sql.raw(what)} from ${reviews} where ${reviews.listingId} = ${listingId})`;
  const changed = await tx
    .update(products)
    .set({
      rating: sql`coalesce(${over('avg(rating)')}, 0)`,
      reviewCount: sql`${over('count(*)')}`,
      updatedAt: sql`now()`,
    })
    .where(eq(products.listingId, listingId))
    .returning({ id: products.id });
  return changed.map(({ id }) => id);
}

/** Returns the first and last name of a shopper. */
export async function nameOf(db: Database, userId: number) {
  const [user] = await db
    .select({ first: users.firstName, last: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? { first: '', last: '' };
}

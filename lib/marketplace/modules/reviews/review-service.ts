import { and, eq, exists, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OwnReview, Review, reviewBodySchema } from '@/lib/contract/schemas/reviews';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { reviews } from '../../kernel/db/schema/catalog';
import { reviewVotes } from '../../kernel/db/schema/reviews';
import { transact } from '../../kernel/db/transaction';
import { DomainError, NotFound } from '../../kernel/errors';
import { markProductsStale } from '../../kernel/events/stale-products/mark';
import { shownName, writtenIn } from '../catalog';
import { usePictures } from './review-pictures';
import {
  findOwnReview,
  hasReceived,
  insertReview,
  isProductOnSale,
  listingOf,
  lockListing,
  nameOf,
  reviewById,
  summariseReviews,
} from './review-queries';

type NewReview = {
  userId: number;
  productId: number;
  /** The language of the site the shopper writes on. */
  lang: Locale;
  body: z.output<typeof reviewBodySchema>;
};

/**
 * Writes a shopper's one review of a product in any of its colours and sizes and brings the rating of all of
 * them up to date, in one transaction.
 * @throws {NotFound} product_not_found
 * @throws {DomainError} 403 review_needs_delivery, 409 already_reviewed
 * @throws {InvalidFields} picture_gone
 */
export function addReview(db: Database, { userId, productId, lang, body }: NewReview) {
  const { rating, title = '', comment = '', pictures = [] } = body;
  return transact(db, async (tx): Promise<Review> => {
    await mustBeOnSale(tx, productId);
    const listingId = await listingOf(tx, productId);
    if (!(await hasReceived(tx, userId, listingId))) {
      throw new DomainError(403, 'review_needs_delivery');
    }
    await lockListing(tx, listingId);
    const id = await insertReview(tx, {
      listingId,
      productId,
      userId,
      authorName: shownName(await nameOf(tx, userId)) || textOf(lang, 'api.former_shopper'),
      locale: writtenIn(`${title} ${comment}`) ?? lang,
      rating,
      title,
      comment,
      isVerified: true,
    });
    if (id === undefined) throw new DomainError(409, 'already_reviewed');
    await usePictures(tx, { userId, reviewId: id, pictures });
    await markProductsStale(tx, await summariseReviews(tx, listingId));
    const review = await reviewById(tx, id);
    if (!review) throw new Error('a review was not found where it was written');
    return review;
  });
}

/**
 * Returns whether the shopper may review the product now, the review they wrote, and the others they found
 * helpful.
 * @throws {NotFound} product_not_found
 */
export async function ownReview(
  db: Database,
  userId: number,
  productId: number,
): Promise<OwnReview> {
  await mustBeOnSale(db, productId);
  const listingId = await listingOf(db, productId);
  const helpful = await ownVotes(db, userId, listingId);
  const review = await findOwnReview(db, userId, listingId);
  if (review) return { can_review: false, review, helpful };
  return { can_review: await hasReceived(db, userId, listingId), review: null, helpful };
}

async function mustBeOnSale(db: Database, productId: number): Promise<void> {
  if (!(await isProductOnSale(db, productId))) throw new NotFound('product_not_found');
}

type Vote = { userId: number; reviewId: number; isHelpful: boolean };

/**
 * Sets or removes a shopper's vote that a review is helpful; repeating it changes nothing.
 * @returns how many shoppers find it helpful now
 * @throws {NotFound} review_not_found
 * @throws {DomainError} 403 own_review
 */
export function voteReview(db: Database, { userId, reviewId, isHelpful }: Vote): Promise<number> {
  return transact(db, async (tx) => {
    const [review] = await tx
      .select({ writer: reviews.userId, helpfulCount: reviews.helpfulCount })
      .from(reviews)
      .where(eq(reviews.id, reviewId))
      .for('no key update');
    if (!review) throw new NotFound('review_not_found');
    if (review.writer === userId) throw new DomainError(403, 'own_review');
    const mine = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId));
    const changed = await (isHelpful
      ? tx.insert(reviewVotes).values({ reviewId, userId }).onConflictDoNothing().returning()
      : tx.delete(reviewVotes).where(mine).returning());
    if (!changed.length) return review.helpfulCount;
    const helpfulCount = review.helpfulCount + (isHelpful ? 1 : -1);
    await tx.update(reviews).set({ helpfulCount }).where(eq(reviews.id, reviewId));
    return helpfulCount;
  });
}

/** Returns ids of the reviews of a listing that the shopper found helpful. */
async function ownVotes(db: Database, userId: number, listingId: number) {
  const rows = await db
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .where(and(eq(reviewVotes.userId, userId), eq(reviews.listingId, listingId)));
  return rows.map(({ id }) => id);
}

/** Removes all votes of a shopper who leaves. */
export async function removeVotes(tx: Database, userId: number): Promise<void> {
  const voted = tx
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(and(eq(reviewVotes.reviewId, reviews.id), eq(reviewVotes.userId, userId)));
  await tx
    .update(reviews)
    .set({ helpfulCount: sql`${reviews.helpfulCount} - 1` })
    .where(exists(voted));
  await tx.delete(reviewVotes).where(eq(reviewVotes.userId, userId));
}

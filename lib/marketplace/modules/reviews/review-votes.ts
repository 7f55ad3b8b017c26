import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { reviews } from '../../kernel/db/schema/catalog';
import { reviewVotes } from '../../kernel/db/schema/reviews';
import { transact } from '../../kernel/db/transaction';
import { DomainError, NotFound } from '../../kernel/errors';

type Vote = { userId: number; reviewId: number; isHelpful: boolean };

/**
 * Says, or takes back, that a shopper finds a review helpful; doing so again changes nothing.
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

/** Ids of the reviews of a listing that the shopper found helpful. */
export async function ownVotes(db: Database, userId: number, listingId: number) {
  const rows = await db
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .where(and(eq(reviewVotes.userId, userId), eq(reviews.listingId, listingId)));
  return rows.map(({ id }) => id);
}

/** Takes back all votes of a shopper who leaves. */
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

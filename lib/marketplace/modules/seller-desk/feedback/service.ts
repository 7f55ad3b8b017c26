import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ReviewReport, reportBodySchema } from '@/lib/contract/schemas/seller/feedback';
import type { Database } from '../../../kernel/db/connection';
import { products, reviews } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { productQuestions, reviewReports } from '../../../kernel/db/schema/reviews';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { markProductsStale } from '../../../kernel/events/stale-products/mark';
import { skusOfListing } from '../../offers';
import { lockListing, summariseReviews } from '../../reviews';

/**
 * Writes a store's reply to a review of its product, or replaces it.
 * @throws {NotFound} review_not_found, also for a review of another store's product
 */
export function replyToReview(
  db: Database,
  storeId: number,
  id: number,
  reply: string,
): Promise<void> {
  return transact(db, async (tx) => {
    const { productId } = await ownReview(tx, storeId, id);
    await tx.update(reviews).set({ reply, repliedAt: new Date() }).where(eq(reviews.id, id));
    await markProductsStale(tx, await skusOfListing(tx, productId));
  });
}

type Report = z.output<typeof reportBodySchema> & { vendorId: number };

/**
 * Asks the operator to remove a review. Once decided, a review is not reported again.
 * @throws {NotFound} review_not_found
 * @throws {DomainError} 409 already_reported
 */
export function reportReview(
  db: Database,
  storeId: number,
  id: number,
  { vendorId, reason, comment }: Report,
): Promise<void> {
  return transact(db, async (tx) => {
    const { rating, title, comment: text, productId } = await ownReview(tx, storeId, id);
    const was = { rating, title, text };
    const [reported] = await tx
      .insert(reviewReports)
      .values({ reviewId: id, storeId, productId, vendorId, reason, comment, ...was })
      .onConflictDoNothing({ target: reviewReports.reviewId })
      .returning({ id: reviewReports.id });
    if (!reported) throw new DomainError(409, 'already_reported');
  });
}

async function ownReview(tx: Database, storeId: number, id: number) {
  const [row] = await tx
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(and(eq(reviews.id, id), eq(listings.storeId, storeId)));
  if (!row) throw new NotFound('review_not_found');
  return row.review;
}

/** Returns reports that wait for the operator, the oldest first, at most 200. */
export async function findReports(db: Database): Promise<ReviewReport[]> {
  const rows = await db
    .select({ report: reviewReports, store: stores.name, product: products.name })
    .from(reviewReports)
    .innerJoin(stores, eq(stores.id, reviewReports.storeId))
    .innerJoin(products, eq(products.id, reviewReports.productId))
    .where(isNull(reviewReports.decidedAt))
    .orderBy(asc(reviewReports.id))
    .limit(200);
  return rows.map(({ report, store, product }) => ({
    id: report.id,
    store,
    product,
    rating: report.rating,
    title: report.title,
    text: report.text,
    reason: report.reason,
    comment: report.comment,
    created_at: report.createdAt.toISOString(),
  }));
}

/**
 * Keeps a reported review, or deletes it and brings the listing's rating up to date.
 * @throws {NotFound} report_not_found, also for one that was decided
 */
export function decideReport(db: Database, id: number, isKept: boolean): Promise<void> {
  return transact(db, async (tx) => {
    const [report] = await tx
      .update(reviewReports)
      .set({ decidedAt: sql`now()`, isKept })
      .where(and(eq(reviewReports.id, id), isNull(reviewReports.decidedAt)))
      .returning({ reviewId: reviewReports.reviewId });
    if (!report) throw new NotFound('report_not_found');
    if (isKept || report.reviewId === null) return;
    const [gone] = await tx
      .select({ listingId: reviews.listingId })
      .from(reviews)
      .where(eq(reviews.id, report.reviewId));
    if (!gone) return;
    await lockListing(tx, gone.listingId);
    await tx.delete(reviews).where(eq(reviews.id, report.reviewId));
    await markProductsStale(tx, await summariseReviews(tx, gone.listingId));
  });
}

/** @throws {NotFound} question_not_found, also for one about another store's product */
export async function mustBeOwnQuestion(db: Database, storeId: number, id: number) {
  const [row] = await db
    .select({ id: productQuestions.id })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(
      and(
        eq(productQuestions.id, id),
        eq(products.storeId, storeId),
        isNull(productQuestions.hiddenAt),
      ),
    );
  if (!row) throw new NotFound('question_not_found');
}

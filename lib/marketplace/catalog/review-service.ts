import type { z } from 'zod';
import type { OwnReview, reviewBodySchema } from '@/lib/api/schemas/reviews';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { transact } from '../db/transaction';
import { DomainError, NotFound } from '../host/errors';
import {
  findOwnReview,
  hasReceived,
  insertReview,
  isProductOnSale,
  listingOf,
  lockListing,
  nameOf,
  type ReviewRow,
  summariseReviews,
  toReview,
} from './review-queries';
import { markProductsStale } from './stale-products/mark';

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
 */
export function addReview(db: Database, { userId, productId, lang, body }: NewReview) {
  const { rating, title = '', comment = '' } = body;
  return transact(db, async (tx): Promise<ReviewRow> => {
    await mustBeOnSale(tx, productId);
    const listingId = await listingOf(tx, productId);
    if (!(await hasReceived(tx, userId, listingId))) {
      throw new DomainError(403, 'review_needs_delivery');
    }
    await lockListing(tx, listingId);
    const review = await insertReview(tx, {
      listingId,
      productId,
      userId,
      authorName: shownName(await nameOf(tx, userId)),
      locale: writtenIn(`${title} ${comment}`) ?? lang,
      rating,
      title,
      comment,
    });
    if (!review) throw new DomainError(409, 'already_reviewed');
    await markProductsStale(tx, await summariseReviews(tx, listingId));
    return review;
  });
}

/**
 * Whether the shopper may review the product now, and the review they wrote.
 * @throws {NotFound} product_not_found
 */
export async function ownReview(
  db: Database,
  userId: number,
  productId: number,
): Promise<OwnReview> {
  await mustBeOnSale(db, productId);
  const listingId = await listingOf(db, productId);
  const review = await findOwnReview(db, userId, listingId);
  if (review) return { can_review: false, review: toReview(review) };
  return { can_review: await hasReceived(db, userId, listingId), review: null };
}

async function mustBeOnSale(db: Database, productId: number): Promise<void> {
  if (!(await isProductOnSale(db, productId))) throw new NotFound('product_not_found');
}

/** 'Asha R.': the public sees no more of a name than its first letter as one reads it. */
export function shownName({ first, last }: { first: string; last: string }): string {
  const [initial] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(last);
  return initial ? `${first} ${initial.segment}.` : first;
}

/** The language whose script a text is mostly in, or undefined when it has no letters. */
export function writtenIn(text: string): Locale | undefined {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (devanagari + latin === 0) return undefined;
  return devanagari >= latin ? 'hi' : 'en';
}

import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Review } from '@/lib/contract/schemas/reviews';
import type { Locale } from '@/lib/i18n/locales';
import { jsonObject } from '../../kernel/db/prepared';
import { reviews } from '../../kernel/db/schema/catalog';
import { reviewPictures } from '../../kernel/db/schema/reviews';
import { publicAnswer } from '../catalog';

/** A review as `reviewJson` selects it. */
export type ReviewJson = {
  id: number;
  author: string;
  rating: number;
  title: string;
  comment: string;
  language: Locale;
  createdAt: string;
  isVerified: boolean;
  helpfulCount: number;
  pictures: Review['pictures'];
  reply: string | null;
  repliedAt: string | null;
};

/** The alias of `reviews` in statements that select `reviewJson`: `from reviews review`. */
export const review = alias(reviews, 'review');
const picture = alias(reviewPictures, 'picture');

const pictures = sql`(select coalesce(json_agg(json_build_object(
    'id', ${picture.id}, 'image', ${picture.url}, 'width', ${picture.width},
    'height', ${picture.height}) order by ${picture.position}), '[]')
  from ${reviewPictures} picture where ${picture.reviewId} = ${review.id})`;

export const reviewJson = jsonObject<ReviewJson>({
  id: review.id,
  author: review.authorName,
  rating: review.rating,
  title: review.title,
  comment: review.comment,
  language: review.locale,
  createdAt: review.createdAt,
  isVerified: review.isVerified,
  helpfulCount: review.helpfulCount,
  pictures,
  reply: review.reply,
  repliedAt: review.repliedAt,
});

/** Converts a row to the contract's review, which names its author only by the shown name. */
export const toReview = (row: ReviewJson): Review => ({
  id: row.id,
  author: row.author,
  rating: row.rating,
  title: row.title,
  comment: row.comment,
  language: row.language,
  created_at: new Date(row.createdAt).toISOString(),
  verified: row.isVerified,
  helpful: row.helpfulCount,
  pictures: row.pictures,
  reply:
    row.reply === null || row.repliedAt === null
      ? null
      : {
          ...publicAnswer(row.reply, row.language),
          created_at: new Date(row.repliedAt).toISOString(),
        },
});

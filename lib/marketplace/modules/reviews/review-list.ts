import { type SQL, sql } from 'drizzle-orm';
import type { ReviewSort, Reviews } from '@/lib/contract/schemas/reviews';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { prepared } from '../../kernel/db/prepared';
import { reviews } from '../../kernel/db/schema/catalog';
import { listingOfProduct } from '../offers';
import { type ReviewJson, review, reviewJson, toReview } from './review-json';

type ReviewsRow = {
  list: ReviewJson[];
  counts: Record<string, number>;
};

const ofListing = sql`${review.listingId} = ${listingOfProduct(sql.placeholder('productId'))}`;
const readersLanguage = sql`${sql.placeholder('language')}::text`;
const stars = sql`${sql.placeholder('rating')}::integer`;

/** SQL: one page of the reviews of a product's listing, all or those of some stars, and their counts by rating. */
const reviewsIn = (order: SQL) => sql<ReviewsRow>`select json_build_object(
  'list', (select coalesce(json_agg(${reviewJson} order by ${order}), '[]')
    from (select * from ${reviews} review
      where ${ofListing} and (${stars} is null or ${review.rating} = ${stars})
      order by ${order}
      limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) review),
  'counts', (select coalesce(json_object_agg(rating, n), '{}') from (
    select rating, count(*) as n from ${reviews} review where ${ofListing}
    group by rating) counted))`;

type Page = {
  productId: number;
  rating: number | null;
  language: Locale | null;
  limit: number;
  offset: number;
};

const newestFirst = sql`${review.createdAt} desc, ${review.id} desc`;

const rowsBy: Record<ReviewSort, (db: Database, page: Page) => Promise<ReviewsRow[]>> = {
  newest: prepared('reviews_newest', () => reviewsIn(newestFirst)),
  language: prepared('reviews_language', () =>
    reviewsIn(sql`(${review.locale} = ${readersLanguage}) desc, ${newestFirst}`),
  ),
  helpful: prepared('reviews_helpful', () =>
    reviewsIn(sql`${review.helpfulCount} desc, ${newestFirst}`),
  ),
  highest: prepared('reviews_highest', () => reviewsIn(sql`${review.rating} desc, ${newestFirst}`)),
  lowest: prepared('reviews_lowest', () => reviewsIn(sql`${review.rating} asc, ${newestFirst}`)),
};

type Wanted = {
  page: number;
  limit: number;
  sort: ReviewSort;
  /** The reader's language, for the sort of that name. */
  language?: Locale | undefined;
  rating?: number | undefined;
};

/** Without a language there is nothing to put first. */
const toNewest = (sort: ReviewSort) => (sort === 'language' ? 'newest' : sort);

/** Returns one page of the reviews of a product in all colours and sizes, with a summary of all of them. */
export async function findReviews(
  db: Database,
  productId: number,
  { page, limit, sort, rating, language }: Wanted,
): Promise<Reviews> {
  const wanted = { productId, rating: rating ?? null, limit, offset: (page - 1) * limit };
  const [row] = await rowsBy[language ? sort : toNewest(sort)](db, {
    ...wanted,
    language: language ?? null,
  });
  const { list, counts: counted } = row ?? { list: [], counts: {} };
  const of = (each: number) => counted[each] ?? 0;
  const counts = { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
  const ratings = [1, 2, 3, 4, 5];
  const total = ratings.reduce((sum, each) => sum + of(each), 0);
  const sum = ratings.reduce((all, each) => all + each * of(each), 0);
  return {
    reviews: list.map(toReview),
    summary: {
      average: total ? Math.round((sum / total) * 10) / 10 : 0,
      total,
      counts,
    },
  };
}

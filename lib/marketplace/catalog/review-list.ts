import { type SQL, sql } from 'drizzle-orm';
import type { Review, ReviewSort, Reviews } from '@/lib/api/schemas/catalog';
import type { Database } from '../db/connection';
import { prepared } from '../db/prepared';
import { reviews } from '../db/schema/catalog';

type ReviewsRow = {
  list: Review[];
  counts: Record<string, number>;
};

const ofListing = sql`listing_id = (
  select listing_id from products where id = ${sql.placeholder('productId')})`;

/** One page of the reviews of a product's listing, and how many there are by rating. */
const reviewsIn = (order: SQL) => sql<ReviewsRow>`select json_build_object(
  'list', (select coalesce(json_agg(json_build_object(
      'id', r.id, 'author', r.author_name, 'rating', r.rating, 'title', r.title,
      'comment', r.comment, 'language', r.locale, 'created_at', r.created_at)
      order by ${order}), '[]')
    from (select * from ${reviews} where ${ofListing} order by ${order}
      limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) r),
  'counts', (select coalesce(json_object_agg(rating, n), '{}') from (
    select rating, count(*) as n from ${reviews} where ${ofListing}
    group by rating) c))`;

type Page = { productId: number; limit: number; offset: number };

const newestFirst = sql`created_at desc, id desc`;

const rowsBy: Record<ReviewSort, (db: Database, page: Page) => Promise<ReviewsRow[]>> = {
  newest: prepared('reviews_newest', () => reviewsIn(newestFirst)),
  highest: prepared('reviews_highest', () => reviewsIn(sql`rating desc, ${newestFirst}`)),
  lowest: prepared('reviews_lowest', () => reviewsIn(sql`rating asc, ${newestFirst}`)),
};

/** One page of the reviews of a product in all colours and sizes, with their summary over all of them. */
export async function findReviews(
  db: Database,
  productId: number,
  { page, limit, sort }: { page: number; limit: number; sort: ReviewSort },
): Promise<Reviews> {
  const [row] = await rowsBy[sort](db, { productId, limit, offset: (page - 1) * limit });
  const { list, counts: counted } = row ?? { list: [], counts: {} };
  const of = (stars: number) => counted[stars] ?? 0;
  const counts = { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
  const ratings = [1, 2, 3, 4, 5];
  const total = ratings.reduce((sum, rating) => sum + of(rating), 0);
  const stars = ratings.reduce((sum, rating) => sum + rating * of(rating), 0);
  return {
    reviews: list.map(({ created_at, ...review }) => ({
      ...review,
      created_at: new Date(created_at).toISOString(),
    })),
    summary: {
      average: total ? Math.round((stars / total) * 10) / 10 : 0,
      total,
      counts,
    },
  };
}

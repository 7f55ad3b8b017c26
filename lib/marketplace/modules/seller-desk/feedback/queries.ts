import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  SellerQuestion,
  SellerReview,
  sellerReviewsQuerySchema,
} from '@/lib/contract/schemas/seller/feedback';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { jsonObject } from '../../../kernel/db/prepared';
import {
  productMedia,
  products,
  productTranslations,
  reviews,
} from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { productQuestions, reviewReports } from '../../../kernel/db/schema/reviews';
import { toQuestion } from '../../questions';
import { type ReviewJson, review, reviewJson, toReview } from '../../reviews';

type About = SellerReview['product'];

const about = (lang: Locale) => ({
  name: sql<string>`coalesce((select ${productTranslations.name} from ${productTranslations}
    where ${productTranslations.productId} = ${products.id}
      and ${productTranslations.locale} = ${lang}), ${products.name})`,
  slug: products.slug,
  image: sql<string | null>`(select ${productMedia.url} from ${productMedia}
    where ${productMedia.productId} = ${products.id} and ${productMedia.position} = 1)`,
});

type Show = 'open' | 'done' | 'all';
type Page = { page: number; limit: number };

const ofStore = (storeId: number) =>
  sql`${review.listingId} in (select ${listings.id} from ${listings} where ${listings.storeId} = ${storeId})`;

const replied: Record<Show, SQL> = {
  open: sql`${review.reply} is null`,
  done: sql`${review.reply} is not null`,
  all: sql`true`,
};

/** Returns reviews of a store's products, the newest first. */
export async function findReviews(
  db: Database,
  storeId: number,
  lang: Locale,
  { show, rating, page, limit }: z.output<typeof sellerReviewsQuerySchema>,
) {
  const own = ofStore(storeId);
  const wanted = sql`${own} and ${replied[show]} and ${
    rating === undefined ? sql`true` : sql`${review.rating} = ${rating}`
  }`;
  const report = sql`(select case when ${reviewReports.decidedAt} is null then 'waiting' else 'kept' end
    from ${reviewReports} where ${reviewReports.reviewId} = ${review.id})`;
  const count = async (which: SQL) => {
    const [row] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${reviews} review where ${which}`,
    );
    return row?.n ?? 0;
  };
  const [rows, total, open] = await Promise.all([
    rowsOf<{ found: ReviewJson; product: About; report: SellerReview['report'] }>(
      db,
      sql`select ${reviewJson} as found, ${jsonObject<About>(about(lang))} as product,
          ${report} as report
        from ${reviews} review join ${products} on ${products.id} = ${review.productId}
        where ${wanted} order by ${review.createdAt} desc, ${review.id} desc
        limit ${limit} offset ${(page - 1) * limit}`,
    ),
    count(wanted),
    count(sql`${own} and ${replied.open}`),
  ]);
  const shown = rows.map(({ found, ...more }): SellerReview => ({ ...toReview(found), ...more }));
  return { reviews: shown, total, open };
}

const answered: Record<Show, SQL | undefined> = {
  open: isNull(productQuestions.answer),
  done: isNotNull(productQuestions.answer),
  all: undefined,
};

/** Returns questions about a store's products that the operator has not hidden. */
export async function findQuestionsOf(
  db: Database,
  storeId: number,
  lang: Locale,
  { show, page, limit }: { show: Show } & Page,
) {
  const own = and(eq(products.storeId, storeId), isNull(productQuestions.hiddenAt));
  const wanted = and(own, answered[show]);
  const count = async (which: SQL | undefined) => {
    const [row] = await db
      .select({ n: sql<number>`count(*)::int` })
      .from(productQuestions)
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .where(which);
    return row?.n ?? 0;
  };
  const order = show === 'open' ? asc : desc;
  const [rows, total, open] = await Promise.all([
    db
      .select({ question: productQuestions, product: about(lang) })
      .from(productQuestions)
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .where(wanted)
      .orderBy(order(productQuestions.createdAt), order(productQuestions.id))
      .limit(limit)
      .offset((page - 1) * limit),
    count(wanted),
    count(and(own, answered.open)),
  ]);
  const questions = rows.map(
    ({ question, product }): SellerQuestion => ({
      ...toQuestion(question),
      product,
      reported: question.reportedAt !== null && question.clearedAt === null,
    }),
  );
  return { questions, total, open };
}

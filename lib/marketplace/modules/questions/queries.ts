import { and, asc, desc, eq, isNotNull, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { OpenQuestion, Question, Questions } from '@/lib/contract/schemas/questions';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { prepared } from '../../kernel/db/prepared';
import { products } from '../../kernel/db/schema/catalog';
import { productQuestions } from '../../kernel/db/schema/reviews';
import { stores } from '../../kernel/db/schema/stores';
import { publicAnswer } from '../catalog';
import { isOfListing } from '../offers';

type QuestionRow = typeof productQuestions.$inferSelect;

/** Converts a row to the contract's question, which names its author only by the shown name. */
export const toQuestion = (row: QuestionRow): Question => ({
  id: row.id,
  author: row.authorName,
  question: row.question,
  language: row.locale,
  created_at: row.createdAt.toISOString(),
  answer:
    row.answer === null || row.answeredAt === null
      ? null
      : {
          ...publicAnswer(row.answer, row.locale),
          created_at: row.answeredAt.toISOString(),
        },
});

const isStanding = and(
  isNull(productQuestions.hiddenAt),
  or(isNull(productQuestions.reportedAt), isNotNull(productQuestions.clearedAt)),
);

/** SQL condition: answered, and neither hidden nor waiting because of a report. */
const isShown = (productId: SQLWrapper) =>
  and(
    isOfListing(productQuestions.productId, productId),
    isNotNull(productQuestions.answer),
    isStanding,
  );

type ListRow = { total: number; list: Question[] };
type Page = { productId: number; language: Locale | null; limit: number; offset: number };

const rowsOfPage = prepared<Page, ListRow>('questions', () => {
  const shown = isShown(sql.placeholder('productId'));
  const first = (locale: SQLWrapper) =>
    sql`coalesce(${locale} = ${sql.placeholder('language')}::text, false) desc`;
  return sql<ListRow>`select json_build_object(
    'total', (select count(*) from ${productQuestions} where ${shown}),
    'list', (select coalesce(json_agg(json_build_object(
        'id', q.id, 'author', q.author_name, 'question', q.question, 'language', q.locale,
        'created_at', q.created_at,
        'answer', json_build_object('text', q.answer, 'created_at', q.answered_at))
        order by ${first(sql`q.locale`)}, q.answered_at desc, q.id desc), '[]')
      from (select * from ${productQuestions} where ${shown}
        order by ${first(productQuestions.locale)}, ${productQuestions.answeredAt} desc,
          ${productQuestions.id} desc
        limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) q))`;
});

const iso = (moment: string) => new Date(moment).toISOString();

/**
 * Returns one page of the answered questions about a product: those in the reader's language first, then by the
 * newest answer.
 */
export async function findQuestions(
  db: Database,
  productId: number,
  { page, limit, language }: { page: number; limit: number; language?: Locale | undefined },
): Promise<Questions> {
  const [row] = await rowsOfPage(db, {
    productId,
    language: language ?? null,
    limit,
    offset: (page - 1) * limit,
  });
  const questions = (row?.list ?? []).map(({ answer, ...question }) => ({
    ...question,
    created_at: iso(question.created_at),
    answer: answer && {
      ...publicAnswer(answer.text, question.language),
      created_at: iso(answer.created_at),
    },
  }));
  return { questions, total: row?.total ?? 0 };
}

/** Returns a shopper's questions about a product that wait for an answer, the newest first. */
export async function findOwnQuestions(
  db: Database,
  userId: number,
  productId: number,
): Promise<Question[]> {
  const rows = await db
    .select()
    .from(productQuestions)
    .where(isWaiting(userId, productId))
    .orderBy(desc(productQuestions.id));
  return rows.map(toQuestion);
}

/** SQL condition: a shopper's question about a product waits for an answer. */
export const isWaiting = (userId: number, productId: number) =>
  and(
    eq(productQuestions.userId, userId),
    isOfListing(productQuestions.productId, productId),
    isNull(productQuestions.answer),
    isNull(productQuestions.hiddenAt),
  );

/** Returns questions that wait for an answer or were reported, the oldest first, at most 200. */
export async function findOpenQuestions(db: Database): Promise<OpenQuestion[]> {
  const isReported = and(
    isNotNull(productQuestions.reportedAt),
    isNull(productQuestions.clearedAt),
  );
  const rows = await db
    .select({
      row: productQuestions,
      name: products.name,
      slug: products.slug,
      store: stores.name,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(isNull(productQuestions.hiddenAt), or(isNull(productQuestions.answer), isReported)))
    .orderBy(asc(productQuestions.createdAt), asc(productQuestions.id))
    .limit(200);
  return rows.map(({ row, name, slug, store }) => ({
    ...toQuestion(row),
    product: { name, slug },
    store,
    reported: row.reportedAt !== null && row.clearedAt === null,
  }));
}

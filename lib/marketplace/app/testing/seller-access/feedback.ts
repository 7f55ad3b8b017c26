import type { Database } from '../../../kernel/db/connection';
import { reviews } from '../../../kernel/db/schema/catalog';
import { productQuestions } from '../../../kernel/db/schema/reviews';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import type { SellerAccess, SellerRoutes } from './table';

async function makeReview(db: Database, storeId: number): Promise<number | undefined> {
  const { id: productId, listingId } = await makeProduct(db, { storeId });
  const written = { authorName: 'Asha', locale: 'en', rating: 2 } as const;
  const [row] = await db
    .insert(reviews)
    .values({ ...written, productId, listingId })
    .returning({ id: reviews.id });
  return row?.id;
}

async function makeQuestion(db: Database, storeId: number): Promise<number | undefined> {
  const { id: productId } = await makeProduct(db, { storeId });
  const [row] = await db
    .insert(productQuestions)
    .values({ productId, authorName: 'Asha', locale: 'en', question: 'Is it soft?' })
    .returning({ id: productQuestions.id });
  return row?.id;
}

const ofReview =
  (what: string): SellerAccess['own'] =>
  async (db, storeId) =>
    `/api/seller/reviews/${await makeReview(db, storeId)}/${what}`;
const ofQuestion =
  (what: string): SellerAccess['own'] =>
  async (db, storeId) =>
    `/api/seller/questions/${await makeQuestion(db, storeId)}/${what}`;

export const feedback: SellerRoutes = {
  'POST /api/seller/reviews/{id}/reply': {
    body: { reply: 'Thank you.' },
    own: ofReview('reply'),
  },
  'POST /api/seller/reviews/{id}/report': {
    body: { reason: 'abusive' },
    own: ofReview('report'),
  },
  'POST /api/seller/questions/{id}/answer': {
    body: { answer: 'Yes.' },
    own: ofQuestion('answer'),
  },
  'POST /api/seller/questions/{id}/report': { own: ofQuestion('report') },
};

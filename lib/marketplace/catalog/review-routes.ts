import { z } from 'zod';
import { answer, idSchema } from '@/lib/api/schemas/common';
import { ownReviewSchema, reviewAnswerSchema, reviewBodySchema } from '@/lib/api/schemas/reviews';
import { textOf } from '@/lib/i18n/texts';
import { signedIn } from '../accounts/guard';
import { routes, row } from '../host/route';
import { toReview } from './review-queries';
import { addReview, ownReview } from './review-service';

const params = z.object({ id: idSchema });
const success = true as const;

export const reviewRoutes = routes();

reviewRoutes.openapi(
  row('get', '/api/products/{id}/reviews/mine', {
    summary: 'Whether the shopper may review the product, and the review they wrote',
    guard: signedIn,
    params,
    answer: answer(ownReviewSchema),
  }),
  async (c) => {
    const data = await ownReview(c.var.db, c.var.shopper.id, c.req.valid('param').id);
    return c.json({ success, data }, 200);
  },
);

reviewRoutes.openapi(
  row('post', '/api/products/{id}/reviews', {
    summary: 'Reviews a product; only who has received it, once',
    limit: 'write',
    guard: signedIn,
    params,
    body: reviewBodySchema,
    answer: reviewAnswerSchema,
    status: 201,
  }),
  async (c) => {
    const { db, lang, shopper } = c.var;
    const { id: productId } = c.req.valid('param');
    const body = c.req.valid('json');
    const review = await addReview(db, { userId: shopper.id, productId, lang, body });
    c.var.onProductsChanged([productId]);
    const message = textOf(lang, 'api.review_saved');
    return c.json({ success, message, data: toReview(review) }, 201);
  },
);

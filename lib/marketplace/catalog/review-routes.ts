import { reviewsContract } from '@/lib/api/contract/reviews';
import { textOf } from '@/lib/i18n/texts';
import { route, routes } from '../host/route';
import { toReview } from './review-queries';
import { addReview, ownReview } from './review-service';

const success = true as const;

export const reviewRoutes = routes();

reviewRoutes.openapi(route(reviewsContract.own), async (c) => {
  const data = await ownReview(c.var.db, c.var.shopper.id, c.req.valid('param').id);
  return c.json({ success, data }, 200);
});

reviewRoutes.openapi(route(reviewsContract.add), async (c) => {
  const { db, lang, shopper } = c.var;
  const { id: productId } = c.req.valid('param');
  const body = c.req.valid('json');
  const review = await addReview(db, { userId: shopper.id, productId, lang, body });
  const message = textOf(lang, 'api.review_saved');
  return c.json({ success, message, data: toReview(review) }, 201);
});

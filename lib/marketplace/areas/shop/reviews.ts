import { reviewsContract } from '@/lib/contract/reviews';
import { textOf } from '@/lib/i18n/texts';
import { addPicture, addReview, ownReview, removePicture, voteReview } from '../../modules/reviews';
import { route, routes } from '../route';

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
  const data = await addReview(db, { userId: shopper.id, productId, lang, body });
  return c.json({ success, message: textOf(lang, 'api.review_saved'), data }, 201);
});

reviewRoutes.openapi(route(reviewsContract.addPicture), async (c) => {
  const wanted = { userId: c.var.shopper.id, file: c.req.valid('form').picture };
  const data = await addPicture(c.var.db, c.var.files, wanted);
  return c.json({ success, data }, 201);
});

reviewRoutes.openapi(route(reviewsContract.removePicture), async (c) => {
  const which = { userId: c.var.shopper.id, id: c.req.valid('param').id };
  await removePicture(c.var.db, c.var.files, which);
  return c.json({ success }, 200);
});

for (const [row, isHelpful] of [
  [reviewsContract.vote, true],
  [reviewsContract.takeBackVote, false],
] as const) {
  reviewRoutes.openapi(route(row), async (c) => {
    const { db, lang, shopper } = c.var;
    const vote = { userId: shopper.id, reviewId: c.req.valid('param').id, isHelpful };
    const data = { helpful: await voteReview(db, vote) };
    const message = isHelpful ? textOf(lang, 'api.vote_saved') : undefined;
    return c.json({ success, message, data }, 200);
  });
}

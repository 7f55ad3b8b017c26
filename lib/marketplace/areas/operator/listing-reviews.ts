import { listingReviewContract } from '@/lib/contract/listing-review';
import { sendSoon } from '../../kernel/mail/outbox';
import { decideListing, listForReview } from '../../modules/listings';
import { listingPrices } from '../../modules/promotions';
import { asOperator } from '../manager';
import { route, routes } from '../route';

const success = true as const;

export const listingReviewRoutes = routes();

listingReviewRoutes.openapi(route(listingReviewContract.list), async (c) => {
  const data = await listForReview(c.var.db, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

listingReviewRoutes.openapi(route(listingReviewContract.decide), async (c) => {
  await decideListing(c.var.db, c.req.valid('param').id, c.req.valid('json'));
  sendSoon(c.var);
  return c.json({ success }, 200);
});

export const priceRoutes = routes();

priceRoutes.openapi(route(listingReviewContract.prices), async (c) => {
  const data = await listingPrices(c.var.db, {
    ...c.req.valid('param'),
    manager: asOperator(c.var),
  });
  return c.json({ success, data }, 200);
});

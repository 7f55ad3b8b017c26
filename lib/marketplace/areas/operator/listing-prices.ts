import { listingReviewContract } from '@/lib/api/contract/listing-review';
import { listingPrices } from '../../modules/promotions';
import { asOperator } from '../manager';
import { route, routes } from '../route';

const success = true as const;

export const priceRoutes = routes();

priceRoutes.openapi(route(listingReviewContract.prices), async (c) => {
  const data = await listingPrices(c.var.db, {
    ...c.req.valid('param'),
    manager: asOperator(c.var),
  });
  return c.json({ success, data }, 200);
});

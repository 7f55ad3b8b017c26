import { catalogContract } from '@/lib/api/contract/catalog';
import { topSellers } from '../../modules/catalog';
import { route, routes } from '../route';

/** Mounted before the catalogue's own routes, or `top-sellers` would be taken for a product's id. */
export const topSellerRoutes = routes();

topSellerRoutes.openapi(route(catalogContract.topSellers), async (c) => {
  const data = await topSellers(c.var, c.var.lang, c.req.valid('query').limit);
  return c.json({ success: true as const, data }, 200);
});

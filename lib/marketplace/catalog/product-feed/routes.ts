import { productFeedContract } from '@/lib/api/contract/product-feed';
import { route, routes } from '../../host/route';
import { listFeedProducts } from './queries';

export const productFeedRoutes = routes();

productFeedRoutes.openapi(route(productFeedContract.products), async (c) => {
  const data = await listFeedProducts(c.var.db, c.var.lang, c.req.valid('query'));
  return c.json({ success: true as const, data }, 200);
});

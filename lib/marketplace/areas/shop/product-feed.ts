import { productFeedContract } from '@/lib/api/contract/product-feed';
import { listFeedProducts } from '../../modules/catalog';
import { deliveryRules } from '../../modules/delivery';
import { route, routes } from '../route';

export const productFeedRoutes = routes();

productFeedRoutes.openapi(route(productFeedContract.products), async (c) => {
  const { db, lang, settings } = c.var;
  const asked = { ...c.req.valid('query'), rules: deliveryRules(settings) };
  const data = await listFeedProducts(db, lang, asked);
  return c.json({ success: true as const, data }, 200);
});

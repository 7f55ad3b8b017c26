import { productFeedContract, sitemapContract } from '@/lib/contract/crawlers';
import { listEntries, listFeedProducts, listShards } from '../../modules/catalog';
import { deliveryRules } from '../../modules/delivery';
import { route, routes } from '../route';

const success = true as const;

export const sitemapRoutes = routes();

sitemapRoutes.openapi(route(sitemapContract.shards), async (c) =>
  c.json({ success, data: await listShards(c.var.db) }, 200),
);

sitemapRoutes.openapi(route(sitemapContract.entries), async (c) => {
  const { kind } = c.req.valid('param');
  const data = await listEntries(c.var.db, kind, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

export const productFeedRoutes = routes();

productFeedRoutes.openapi(route(productFeedContract.products), async (c) => {
  const { db, lang, settings } = c.var;
  const asked = { ...c.req.valid('query'), rules: deliveryRules(settings) };
  const data = await listFeedProducts(db, lang, asked);
  return c.json({ success: true as const, data }, 200);
});

import { sitemapContract } from '@/lib/api/contract/sitemap';
import { listEntries, listShards } from '../../modules/catalog';
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

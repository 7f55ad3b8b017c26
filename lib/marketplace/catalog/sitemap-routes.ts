import { z } from 'zod';
import { answer } from '@/lib/api/schemas/common';
import {
  sitemapKinds,
  sitemapPageSchema,
  sitemapQuerySchema,
  sitemapShardSchema,
} from '@/lib/api/schemas/sitemap';
import { routes, row } from '../host/route';
import { listEntries, listShards } from './sitemap-queries';

const success = true as const;

export const sitemapRoutes = routes();

sitemapRoutes.openapi(
  row('get', '/api/sitemap', {
    summary: 'The shards of everything that has a page, each with its last change',
    answer: answer(z.array(sitemapShardSchema)),
  }),
  async (c) => c.json({ success, data: await listShards(c.var.db) }, 200),
);

sitemapRoutes.openapi(
  row('get', '/api/sitemap/{kind}', {
    summary: 'A shard of what has a page: slugs and pictures by ascending id, `after` by `after`',
    params: z.object({ kind: z.enum(sitemapKinds) }),
    query: sitemapQuerySchema,
    answer: answer(sitemapPageSchema),
  }),
  async (c) => {
    const { kind } = c.req.valid('param');
    const data = await listEntries(c.var.db, kind, c.req.valid('query'));
    return c.json({ success, data }, 200);
  },
);

import { contentContract } from '@/lib/api/contract/site';
import { listReplaced, publishedBody } from '../../modules/content';
import { route, routes } from '../route';

const success = true as const;

export const contentRoutes = routes();

contentRoutes.openapi(route(contentContract.replaced), async (c) =>
  c.json({ success, data: await listReplaced(c.var.db) }, 200),
);

contentRoutes.openapi(route(contentContract.published), async (c) => {
  const { db, lang: locale } = c.var;
  const body = await publishedBody(db, { ...c.req.valid('param'), locale });
  return c.json({ success, data: { body } }, 200);
});

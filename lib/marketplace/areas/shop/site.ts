import { contentContract, siteContract } from '@/lib/contract/site';
import { readHeld } from '../../kernel/settings/queries';
import { listReplaced, publishedBody } from '../../modules/content';
import { route, routes } from '../route';

const success = true as const;

export const siteRoutes = routes();

siteRoutes.openapi(route(siteContract.read), async (c) => {
  // The read is fresh: a change rerenders pages, perhaps before this instance has noticed it.
  const { company, dispatch, support, returns } = await readHeld(c.var.db);
  const data = {
    company: company.value,
    dispatch: dispatch.value,
    support: support.value,
    returns: returns.value,
  };
  return c.json({ success, data }, 200);
});

export const contentRoutes = routes();

contentRoutes.openapi(route(contentContract.replaced), async (c) =>
  c.json({ success, data: await listReplaced(c.var.db) }, 200),
);

contentRoutes.openapi(route(contentContract.published), async (c) => {
  const { db, lang: locale } = c.var;
  const body = await publishedBody(db, { ...c.req.valid('param'), locale });
  return c.json({ success, data: { body } }, 200);
});

import { config } from '@/lib/config';
import { shortLinksContract } from '@/lib/contract/short-links';
import { findTarget, shorten } from '../../modules/content';
import { route, routes } from '../route';

const success = true as const;

export const shortLinkRoutes = routes();

shortLinkRoutes.openapi(route(shortLinksContract.shorten), async (c) => {
  const code = await shorten(c.var.db, c.req.valid('json').url);
  return c.json({ success, data: { code, short_url: `${config.siteUrl}/s/${code}` } }, 200);
});

shortLinkRoutes.openapi(route(shortLinksContract.target), async (c) => {
  const { code } = c.req.valid('param');
  return c.json({ success, data: { code, path: await findTarget(c.var.db, code) } }, 200);
});

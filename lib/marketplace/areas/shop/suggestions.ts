import { catalogContract } from '@/lib/api/contract/catalog';
import { findSuggestions } from '../../modules/catalog';
import { route, routes } from '../route';

/** Mounted before the catalogue's own routes, or `suggest` would be taken for a product's id. */
export const suggestRoutes = routes();

suggestRoutes.openapi(route(catalogContract.suggest), async (c) => {
  const text = c.req.valid('query').search?.trim() ?? '';
  const data = await findSuggestions(c.var, c.var.lang, text);
  c.header('Cache-Control', `public, max-age=${text ? 60 : 600}`);
  c.header('Vary', 'Accept-Language');
  return c.json({ success: true as const, data }, 200);
});

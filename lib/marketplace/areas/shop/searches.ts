import { catalogContract } from '@/lib/api/contract/catalog';
import { countClick } from '../../modules/search-counts';
import { route, routes } from '../route';

const success = true as const;

export const searchClickRoutes = routes();

searchClickRoutes.openapi(route(catalogContract.clickedSearch), (c) => {
  countClick(c.var.db, c.req.valid('json').search);
  return c.json({ success }, 200);
});

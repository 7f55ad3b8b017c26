import { catalogContract } from '@/lib/api/contract/catalog';
import { operatorContract } from '@/lib/api/contract/operator';
import { countClick, listSearchCounts } from '../../modules/search-counts';
import { route, routes } from '../route';
import { searchRuleRoutes } from './search-rules';

const success = true as const;

export const searchCountRoutes = routes();

searchCountRoutes.openapi(route(catalogContract.clickedSearch), (c) => {
  countClick(c.var.db, c.req.valid('json').search);
  return c.json({ success }, 200);
});

searchCountRoutes.openapi(route(operatorContract.searches), async (c) =>
  c.json({ success, data: await listSearchCounts(c.var.db, c.req.valid('query')) }, 200),
);

searchCountRoutes.route('/', searchRuleRoutes);

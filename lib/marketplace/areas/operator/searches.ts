import { operatorContract } from '@/lib/api/contract/operator';
import { listSearchCounts } from '../../modules/search-counts';
import { route, routes } from '../route';

const success = true as const;

export const searchCountRoutes = routes();

searchCountRoutes.openapi(route(operatorContract.searches), async (c) =>
  c.json({ success, data: await listSearchCounts(c.var.db, c.req.valid('query')) }, 200),
);

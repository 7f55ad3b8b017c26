import { sellerDashboardContract } from '@/lib/api/contract/seller/dashboard';
import { route, routes } from '../../host/route';
import { findDashboard } from './service';

export const dashboardRoutes = routes();

dashboardRoutes.openapi(route(sellerDashboardContract.dashboard), async (c) => {
  const { days } = c.req.valid('query');
  const data = await findDashboard(c.var.db, c.var.seller, days, new Date());
  return c.json({ success: true as const, data }, 200);
});

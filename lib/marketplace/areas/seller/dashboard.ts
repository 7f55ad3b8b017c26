import { sellerDashboardContract } from '@/lib/contract/seller/dashboard';
import { countWaiting, findDashboard } from '../../modules/seller-desk';
import { route, routes } from '../route';

export const dashboardRoutes = routes();

dashboardRoutes.openapi(route(sellerDashboardContract.dashboard), async (c) => {
  const { days } = c.req.valid('query');
  const data = await findDashboard(c.var.db, c.var.seller, days, new Date());
  return c.json({ success: true as const, data }, 200);
});

dashboardRoutes.openapi(route(sellerDashboardContract.queues), async (c) => {
  const data = await countWaiting(c.var.db, c.var.seller.storeId, new Date());
  return c.json({ success: true as const, data }, 200);
});

import { sellerSizeChartsContract as contract } from '@/lib/api/contract/seller/size-charts';
import {
  addSizeChart,
  changeSizeChart,
  listSizeCharts,
  removeSizeChart,
} from '../../modules/listings';
import { route, routes } from '../route';

const success = true as const;

export const sizeChartRoutes = routes();

sizeChartRoutes.openapi(route(contract.list), async (c) => {
  const data = await listSizeCharts(c.var.db, c.var.seller.storeId);
  return c.json({ success, data }, 200);
});

sizeChartRoutes.openapi(route(contract.add), async (c) => {
  const { storeId } = c.var.seller;
  await addSizeChart(c.var.db, storeId, c.req.valid('json'));
  return c.json({ success, data: await listSizeCharts(c.var.db, storeId) }, 201);
});

sizeChartRoutes.openapi(route(contract.change), async (c) => {
  const { storeId } = c.var.seller;
  await changeSizeChart(c.var.db, { storeId, ...c.req.valid('param') }, c.req.valid('json'));
  return c.json({ success, data: await listSizeCharts(c.var.db, storeId) }, 200);
});

sizeChartRoutes.openapi(route(contract.remove), async (c) => {
  const { storeId } = c.var.seller;
  await removeSizeChart(c.var.db, { storeId, ...c.req.valid('param') });
  return c.json({ success, data: await listSizeCharts(c.var.db, storeId) }, 200);
});

import { sellerFeedbackContract } from '@/lib/api/contract/seller/feedback';
import { decideReport, findReports } from '../../modules/seller-desk';
import { route, routes } from '../route';

const success = true as const;

export const reviewReportRoutes = routes();

reviewReportRoutes.openapi(route(sellerFeedbackContract.reports), async (c) =>
  c.json({ success, data: await findReports(c.var.db) }, 200),
);

reviewReportRoutes.openapi(route(sellerFeedbackContract.decideReport), async (c) => {
  await decideReport(c.var.db, c.req.valid('param').id, c.req.valid('json').show);
  return c.json({ success }, 200);
});

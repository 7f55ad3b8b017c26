import { ordersContract } from '@/lib/api/contract/orders';
import { viewInvoices } from '../../modules/orders';
import { route, routes } from '../route';

export const invoiceRoutes = routes();

invoiceRoutes.openapi(route(ordersContract.invoices), async (c) => {
  const { db, lang, shopper } = c.var;
  const { orderNumber } = c.req.valid('param');
  const invoices = await viewInvoices(db, lang, shopper.id, orderNumber);
  return c.json({ success: true as const, data: { invoices } }, 200);
});

import { invoicesAnswerSchema } from '@/lib/api/schemas/invoices';
import { signedIn } from '../../accounts/guard';
import { routes, row } from '../../host/route';
import { numberParams } from '../params';
import { viewInvoices } from './invoice-view';

export const invoiceRoutes = routes();

invoiceRoutes.openapi(
  row('get', '/api/orders/{orderNumber}/userInvoice', {
    summary: 'The GST invoices of an order, one for each packed shipment',
    guard: signedIn,
    params: numberParams,
    answer: invoicesAnswerSchema,
  }),
  async (c) => {
    const { db, lang, shopper } = c.var;
    const { orderNumber } = c.req.valid('param');
    const invoices = await viewInvoices(db, lang, shopper.id, orderNumber);
    return c.json({ success: true as const, data: { invoices } }, 200);
  },
);

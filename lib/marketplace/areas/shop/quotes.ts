import { ordersContract } from '@/lib/api/contract/orders';
import { quote } from '../../modules/checkout';
import { route, routes } from '../route';

export const quoteRoutes = routes();

quoteRoutes.openapi(route(ordersContract.quote), async (c) => {
  const { paymentContext, lang, shopper, settings } = c.var;
  const asked = {
    userId: shopper.id,
    lang,
    body: c.req.valid('json'),
    now: new Date(),
    settings,
  };
  return c.json({ success: true as const, data: await quote(paymentContext, asked) }, 200);
});

import { ordersContract } from '@/lib/api/contract/orders';
import { textOf } from '@/lib/i18n/texts';
import { DomainError } from '../../kernel/errors';
import { sendSoon } from '../../kernel/mail/outbox';
import {
  idempotencyKey,
  listOrders,
  placeOrder,
  toTracking,
  trackAll,
  viewOrder,
} from '../../modules/orders';
import { methodsOf } from '../../modules/payments';
import { route, routes } from '../route';

const success = true as const;

export const orderRoutes = routes();

orderRoutes.openapi(route(ordersContract.place), async (c) => {
  const { db, lang, paymentContext, shopper, settings } = c.var;
  const body = c.req.valid('json');
  if (!methodsOf(paymentContext).includes(body.payment_method)) {
    throw new DomainError(422, 'payment_method_unavailable');
  }
  const idempotency = idempotencyKey(c.req.header('idempotency-key'), body);
  const id = await placeOrder(db, { paymentContext, shopper, lang, body, idempotency, settings });
  const order = await viewOrder(db, lang, shopper.id, { id });
  sendSoon(paymentContext);
  if (body.payment_method !== 'cod') return c.json({ success, data: order }, 201);
  return c.json({ success, message: textOf(lang, 'api.order_placed'), data: order }, 201);
});

orderRoutes.openapi(route(ordersContract.list), async (c) => {
  const { db, lang, shopper } = c.var;
  return c.json(
    { success, data: await listOrders(db, lang, shopper.id, c.req.valid('query')) },
    200,
  );
});

orderRoutes.openapi(route(ordersContract.view), async (c) => {
  const { orderNumber: number } = c.req.valid('param');
  const order = await viewOrder(c.var.db, c.var.lang, c.var.shopper.id, { number });
  return c.json({ success, data: order }, 200);
});

orderRoutes.openapi(route(ordersContract.trackAll), async (c) => {
  return c.json({ success, data: await trackAll(c.var.db, c.var.lang, c.var.shopper.id) }, 200);
});

orderRoutes.openapi(route(ordersContract.track), async (c) => {
  const { orderNumber: number } = c.req.valid('param');
  const order = await viewOrder(c.var.db, c.var.lang, c.var.shopper.id, { number });
  return c.json({ success, data: toTracking(order) }, 200);
});

import { ordersContract } from '@/lib/api/contract/orders';
import type { Cancellation } from '@/lib/api/schemas/orders';
import { textOf } from '@/lib/i18n/texts';
import { DomainError } from '../../kernel/errors';
import { sendSoon } from '../../kernel/mail/outbox';
import { rupees } from '../../kernel/money/rupees';
import { rupeeTotals } from '../../kernel/money/totals';
import { quote } from '../../modules/checkout';
import {
  type Cancelled,
  cancelOrder,
  idempotencyKey,
  listOrders,
  placeOrder,
  previewCancel,
  reorder,
  tellArrival,
  toTracking,
  trackAll,
  viewInvoices,
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

export const invoiceRoutes = routes();

invoiceRoutes.openapi(route(ordersContract.invoices), async (c) => {
  const { db, lang, shopper } = c.var;
  const { orderNumber } = c.req.valid('param');
  const invoices = await viewInvoices(db, lang, shopper.id, orderNumber);
  return c.json({ success: true as const, data: { invoices } }, 200);
});

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

export const cancelRoutes = routes();

cancelRoutes.openapi(route(ordersContract.cancel), async (c) => {
  const { db, lang, shopper } = c.var;
  const { id: orderId } = c.req.valid('param');
  const body = c.req.valid('json');
  const isPreview = ['1', 'true'].includes(c.req.valid('query').preview ?? '');
  const idempotency = idempotencyKey(c.req.header('idempotency-key'), body);
  const request = { by: 'shopper', userId: shopper.id, orderId, body, idempotency } as const;
  const cancelled = await (isPreview ? previewCancel : cancelOrder)(db, request);
  const order = await viewOrder(db, lang, shopper.id, { id: orderId });
  if (!isPreview && !cancelled.isRepeat) sendSoon(c.var);
  const message = isPreview ? undefined : textOf(lang, 'api.order_cancelled');
  return c.json({ success, message, data: toCancellation(cancelled, order) }, 200);
});

function toCancellation(
  { goods, shipping, back, target, totalsAfter }: Cancelled,
  order: Cancellation['order'],
): Cancellation {
  return {
    refund: {
      amount: rupees(back),
      goods: rupees(goods),
      shipping: rupees(shipping),
      before: rupees(goods + shipping - back),
      to: target,
      payment_method: order.payment.method,
    },
    totals_after: rupeeTotals(totalsAfter),
    order,
  };
}

cancelRoutes.openapi(route(ordersContract.reorder), async (c) => {
  const { db, lang, shopper, settings } = c.var;
  const which = { userId: shopper.id, number: c.req.valid('param').orderNumber };
  const data = await reorder(db, lang, which, settings.limits);
  return c.json({ success, data }, 200);
});

cancelRoutes.openapi(route(ordersContract.arrival), async (c) => {
  const { db, lang, shopper } = c.var;
  const { orderNumber, id: shipmentId } = c.req.valid('param');
  const body = c.req.valid('json');
  await tellArrival(db, { shopper, lang, orderNumber, shipmentId, ...body, now: new Date() });
  const data = await viewOrder(db, lang, shopper.id, { number: orderNumber });
  return c.json({ success, data }, 200);
});

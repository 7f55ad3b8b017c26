import { ordersContract } from '@/lib/api/contract/orders';
import type { Cancellation } from '@/lib/api/schemas/orders';
import { textOf } from '@/lib/i18n/texts';
import { sendSoon } from '../../kernel/mail/outbox';
import { rupees } from '../../kernel/money/rupees';
import { rupeeTotals } from '../../kernel/money/totals';
import {
  type Cancelled,
  cancelOrder,
  idempotencyKey,
  previewCancel,
  reorder,
  tellArrival,
  viewOrder,
} from '../../modules/orders';
import { route, routes } from '../route';

const success = true as const;

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
  { goods, shipping, target, totalsAfter }: Cancelled,
  order: Cancellation['order'],
): Cancellation {
  return {
    refund: {
      amount: rupees(goods + shipping),
      goods: rupees(goods),
      shipping: rupees(shipping),
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

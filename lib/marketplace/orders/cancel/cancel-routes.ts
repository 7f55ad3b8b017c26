import { z } from 'zod';
import { answer, idSchema } from '@/lib/api/schemas/common';
import {
  type Cancellation,
  cancelAnswerSchema,
  cancelOrderSchema,
  reorderSchema,
} from '@/lib/api/schemas/orders';
import { signedIn } from '../../accounts/guard';
import { routes, row } from '../../host/route';
import { textOf } from '../../host/texts';
import { sendSoon } from '../../mail/outbox';
import { rupees } from '../../money/rupees';
import { rupeeTotals } from '../../money/totals';
import { numberParams } from '../params';
import { idempotencyHeaders, idempotencyKey } from '../place/idempotency';
import { reorder } from '../place/reorder';
import { viewOrder } from '../view';
import { type Cancelled, cancelOrder, previewCancel } from './cancel';

const success = true as const;

export const cancelRoutes = routes();

cancelRoutes.openapi(
  row('post', '/api/orders/{id}/cancel', {
    summary:
      'Cancels an order, items or a part of them until packed; ?preview=1 tells the refund only',
    guard: signedIn,
    params: z.object({ id: idSchema }),
    query: z.object({ preview: z.string().max(10).optional() }),
    headers: idempotencyHeaders,
    body: cancelOrderSchema,
    answer: cancelAnswerSchema,
  }),
  async (c) => {
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
  },
);

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

cancelRoutes.openapi(
  row('post', '/api/orders/{orderNumber}/reorder', {
    summary: 'Puts the items of an order into the cart again, and tells which are not on sale',
    guard: signedIn,
    params: numberParams,
    answer: answer(reorderSchema),
  }),
  async (c) => {
    const { db, lang, shopper } = c.var;
    const data = await reorder(db, lang, shopper.id, c.req.valid('param').orderNumber);
    return c.json({ success, data }, 200);
  },
);

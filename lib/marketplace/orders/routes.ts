import { answer } from '@/lib/api/schemas/common';
import {
  orderAnswerSchema,
  orderListQuerySchema,
  orderListSchema,
  placeOrderSchema,
  trackingSchema,
} from '@/lib/api/schemas/orders';
import { textOf } from '@/lib/i18n/texts';
import { signedIn } from '../accounts/guard';
import { DomainError } from '../host/errors';
import { routes, row } from '../host/route';
import { methodsOf } from '../payments/methods';
import { idempotencyHeaders, idempotencyKey } from './idempotency';
import { listOrders } from './list';
import { sendSoon } from './mails';
import { numberParams } from './params';
import { placeOrder } from './place';
import { toTracking, viewOrder } from './view';

const success = true as const;

export const orderRoutes = routes();

orderRoutes.openapi(
  row('post', '/api/orders', {
    summary: 'Places an order of cart lines; the same Idempotency-Key answers the same order',
    guard: signedIn,
    headers: idempotencyHeaders,
    body: placeOrderSchema,
    answer: orderAnswerSchema,
    status: 201,
  }),
  async (c) => {
    const { db, lang, till, shopper } = c.var;
    const body = c.req.valid('json');
    if (!methodsOf(till).includes(body.payment_method)) {
      throw new DomainError(422, 'payment_method_unavailable');
    }
    const idempotency = idempotencyKey(c.req.header('idempotency-key'), body);
    const placed = await placeOrder(db, { till, shopper, lang, body, idempotency });
    const order = await viewOrder(db, lang, shopper.id, { id: placed.orderId });
    c.var.onProductsChanged(placed.changed);
    sendSoon(till);
    if (body.payment_method !== 'cod') return c.json({ success, data: order }, 201);
    return c.json({ success, message: textOf(lang, 'api.order_placed'), data: order }, 201);
  },
);

orderRoutes.openapi(
  row('get', '/api/orders', {
    summary: "The shopper's orders, newest first",
    guard: signedIn,
    query: orderListQuerySchema,
    answer: answer(orderListSchema),
  }),
  async (c) => {
    const { db, lang, shopper } = c.var;
    return c.json(
      { success, data: await listOrders(db, lang, shopper.id, c.req.valid('query')) },
      200,
    );
  },
);

orderRoutes.openapi(
  row('get', '/api/orders/{orderNumber}', {
    summary: 'One of the shopper’s orders',
    guard: signedIn,
    params: numberParams,
    answer: orderAnswerSchema,
  }),
  async (c) => {
    const { orderNumber: number } = c.req.valid('param');
    const order = await viewOrder(c.var.db, c.var.lang, c.var.shopper.id, { number });
    return c.json({ success, data: order }, 200);
  },
);

orderRoutes.openapi(
  row('get', '/api/track/{orderNumber}', {
    summary: 'Status, timeline and expected dates of each shipment',
    guard: signedIn,
    params: numberParams,
    answer: answer(trackingSchema),
  }),
  async (c) => {
    const { orderNumber: number } = c.req.valid('param');
    const order = await viewOrder(c.var.db, c.var.lang, c.var.shopper.id, { number });
    return c.json({ success, data: toTracking(order) }, 200);
  },
);

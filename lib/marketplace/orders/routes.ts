import { answer } from '@/lib/api/schemas/common';
import {
  orderAnswerSchema,
  orderListQuerySchema,
  orderListSchema,
  placeOrderSchema,
  trackingSchema,
} from '@/lib/api/schemas/orders';
import { signedIn } from '../accounts/guard';
import { DomainError } from '../host/errors';
import { routes, row } from '../host/route';
import { textOf } from '../host/texts';
import { sendSoon } from '../mail/outbox';
import { methodsOf } from '../payments/methods';
import { listOrders } from './list';
import { numberParams } from './params';
import { idempotencyHeaders, idempotencyKey } from './place/idempotency';
import { placeOrder } from './place/place';
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
    const { db, lang, paymentContext, shopper } = c.var;
    const body = c.req.valid('json');
    if (!methodsOf(paymentContext).includes(body.payment_method)) {
      throw new DomainError(422, 'payment_method_unavailable');
    }
    const idempotency = idempotencyKey(c.req.header('idempotency-key'), body);
    const id = await placeOrder(db, { paymentContext, shopper, lang, body, idempotency });
    const order = await viewOrder(db, lang, shopper.id, { id });
    sendSoon(paymentContext);
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

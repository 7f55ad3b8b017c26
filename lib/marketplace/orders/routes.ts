import { z } from 'zod';
import { answer, pageQuerySchema } from '@/lib/api/schemas/common';
import {
  orderAnswerSchema,
  orderListSchema,
  placeOrderSchema,
  shipmentStatuses,
  trackingSchema,
} from '@/lib/api/schemas/orders';
import { signedIn } from '../accounts/guard';
import { routes, row } from '../host/route';
import { textOf } from '../host/texts';
import { background } from '../mail/background';
import { orderPlacedMail } from '../mail/templates/order-placed-mail';
import { idempotencyKey } from './idempotency';
import { listOrders } from './list';
import { placeOrder } from './place';
import { toTracking, viewOrder } from './view';

const success = true as const;

const params = z.object({
  orderNumber: z
    .string()
    .max(40)
    .transform((number) => number.trim().toUpperCase()),
});

const listQuerySchema = pageQuerySchema.extend({
  status: z
    .enum(shipmentStatuses)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...shipmentStatuses] }),
});

const headers = z.object({
  'idempotency-key': z
    .string()
    .trim()
    .min(1, 'idempotency_key')
    .max(100, 'idempotency_key')
    .optional(),
});

export const orderRoutes = routes();

orderRoutes.openapi(
  row('post', '/api/orders', {
    summary: 'Places an order of cart lines; the same Idempotency-Key answers the same order',
    guard: signedIn,
    headers,
    body: placeOrderSchema,
    answer: orderAnswerSchema,
    status: 201,
  }),
  async (c) => {
    const { db, lang, mailer, shopper } = c.var;
    const body = c.req.valid('json');
    const key = c.req.header('idempotency-key')?.trim();
    const idempotency = key === undefined ? undefined : idempotencyKey(key, body);
    const placed = await placeOrder(db, { shopper, lang, body, idempotency });
    const order = await viewOrder(db, lang, shopper.id, { id: placed.orderId });
    if (!placed.isRepeat) {
      if (placed.soldOut.length) c.var.onProductsChanged(placed.soldOut);
      const to = { email: shopper.email, firstName: placed.firstName };
      background('order mail', () => mailer.send(orderPlacedMail(lang, to, order)));
    }
    return c.json({ success, message: textOf(lang, 'api.order_placed'), data: order }, 201);
  },
);

orderRoutes.openapi(
  row('get', '/api/orders', {
    summary: "The shopper's orders, newest first",
    guard: signedIn,
    query: listQuerySchema,
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
    params,
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
    params,
    answer: answer(trackingSchema),
  }),
  async (c) => {
    const { orderNumber: number } = c.req.valid('param');
    const order = await viewOrder(c.var.db, c.var.lang, c.var.shopper.id, { number });
    return c.json({ success, data: toTracking(order) }, 200);
  },
);

import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { z } from 'zod';
import type { Database } from '../../../kernel/db/connection';
import { answering } from './answering';
import {
  capture,
  createOrder,
  findOrder,
  findPayment,
  findRefund,
  isPaid,
  listPayments,
  refund,
} from './books';
import { orderEntity, paymentEntity, refundEntity } from './entities';
import type { Keys } from './keys';

const newOrderSchema = z.object({
  amount: z.number(),
  currency: z.string(),
  receipt: z.string().optional(),
  notes: z.record(z.string(), z.string()).default({}),
});
const captureSchema = z.object({ amount: z.number() });
const refundSchema = z.object({ amount: z.number().optional(), receipt: z.string().optional() });

/** The part of Razorpay's REST API that the marketplace uses. */
export function restRoutes(db: Database, keys: Keys): Hono {
  const rest = new Hono();
  rest.use(basicAuth({ username: keys.keyId, password: keys.keySecret }));

  const answer = answering(db);

  rest.post('/orders', (c) =>
    answer(c, undefined, async () =>
      orderEntity(await createOrder(db, newOrderSchema.parse(await c.req.json())), false),
    ),
  );
  rest.get('/orders/:id', (c) => {
    const id = c.req.param('id');
    return answer(c, id, async () => orderEntity(await findOrder(db, id), await isPaid(db, id)));
  });
  rest.get('/orders/:id/payments', (c) => {
    const id = c.req.param('id');
    return answer(c, id, async () => {
      const items = (await listPayments(db, (await findOrder(db, id)).id)).map(paymentEntity);
      return { entity: 'collection', count: items.length, items };
    });
  });
  rest.get('/payments/:id', async (c) => {
    const payment = await findPayment(db, c.req.param('id'));
    return answer(c, payment.orderId, async () => paymentEntity(payment));
  });
  rest.post('/payments/:id/capture', async (c) => {
    const { id, orderId } = await findPayment(db, c.req.param('id'));
    const { amount } = captureSchema.parse(await c.req.json());
    return answer(c, orderId, async () => paymentEntity(await capture(db, id, amount, new Date())));
  });
  rest.post('/payments/:id/refund', async (c) => {
    const { id, orderId } = await findPayment(db, c.req.param('id'));
    const body = refundSchema.parse(await c.req.json());
    const key = c.req.header('x-refund-idempotency');
    return answer(c, orderId, async () =>
      refundEntity(await refund(db, { paymentId: id, ...body, key, now: new Date() })),
    );
  });
  rest.get('/payments/:id/refunds/:refund', async (c) => {
    const { id, orderId } = await findPayment(db, c.req.param('id'));
    return answer(c, orderId, async () =>
      refundEntity(await findRefund(db, id, c.req.param('refund'))),
    );
  });
  return rest;
}

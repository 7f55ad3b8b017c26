import { type Context, Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { z } from 'zod';
import type { Database } from '../../db/connection';
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
import { takeFault } from './faults';
import type { Keys } from './test-provider';

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

  /** Does the work and answers, unless a fault of that order prevents it. */
  async function answer(c: Context, orderId: string | undefined, work: () => Promise<object>) {
    if (await takeFault(db, 'server_error', orderId)) return c.text('Bad Gateway', 502);
    const body = await work();
    if (await takeFault(db, 'answer_lost', orderId)) return c.text('Gateway Timeout', 504);
    if (await takeFault(db, 'hang', orderId)) await gone(c.req.raw.signal);
    return c.json(body);
  }

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

const longest = 60_000;

/** Resolves when the caller has given up. */
function gone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}

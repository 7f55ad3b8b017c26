import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { z } from 'zod';
import { sign } from '@/lib/security/hmac';
import type { Database } from '../../../../kernel/db/connection';
import type { WebhookDelivery } from '../../../common/webhook';
import {
  capture,
  createOrder,
  failedCode,
  findOrder,
  findPayment,
  findRefund,
  listPayments,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
  Refused,
  refund,
} from '../../test/books';
import { readTestEvent } from '../../test/webhooks';
import { answering } from '../../testing/books-rig';

/*
 * A stand-in for Razorpay's REST API and webhooks as far as the marketplace uses them, over the test
 * provider's books with their faults: it tests the adapter (`payment-rules.ts`).
 */

export const standInKeys = {
  keyId: 'rzp_test_StandIn',
  keySecret: 'secret-of-the-key',
  webhookSecret: 'secret-of-the-webhook',
};

const newOrderSchema = z.object({
  amount: z.number(),
  currency: z.string(),
  receipt: z.string().optional(),
  notes: z.record(z.string(), z.string()).default({}),
});
const captureSchema = z.object({ amount: z.number() });
const refundSchema = z.object({ amount: z.number().optional(), receipt: z.string().optional() });

/** Returns the stand-in's API below `/v1`. */
export function razorpayStandIn(db: Database): Hono {
  const app = standInApp(standInKeys);
  const answer = answering(db);

  app.post('/v1/orders', (c) =>
    answer(c, undefined, async () =>
      orderEntity(await createOrder(db, newOrderSchema.parse(await c.req.json()))),
    ),
  );
  app.get('/v1/orders/:id/payments', (c) => {
    const id = c.req.param('id');
    return answer(c, id, async () => {
      const items = (await listPayments(db, (await findOrder(db, id)).id)).map(paymentEntity);
      return { entity: 'collection', count: items.length, items };
    });
  });
  app.post('/v1/payments/:id/capture', async (c) => {
    const { id, orderId } = await findPayment(db, c.req.param('id'));
    const { amount } = captureSchema.parse(await c.req.json());
    return answer(c, orderId, async () => paymentEntity(await capture(db, id, amount, new Date())));
  });
  app.post('/v1/payments/:id/refund', async (c) => {
    const { id, orderId } = await findPayment(db, c.req.param('id'));
    const body = refundSchema.parse(await c.req.json());
    const key = c.req.header('x-refund-idempotency');
    return answer(c, orderId, async () =>
      refundEntity(await refund(db, { paymentId: id, ...body, key, now: new Date() })),
    );
  });
  app.get('/v1/payments/:id/refunds/:refund', async (c) => {
    const { id, orderId } = await findPayment(db, c.req.param('id'));
    return answer(c, orderId, async () =>
      refundEntity(await findRefund(db, id, c.req.param('refund'))),
    );
  });
  return app;
}

/** Returns an app with the keys and the errors of Razorpay and RazorpayX. */
export function standInApp({ keyId, keySecret }: { keyId: string; keySecret: string }): Hono {
  const app = new Hono();
  app.use(basicAuth({ username: keyId, password: keySecret }));
  app.onError((error, c) => {
    if (!(error instanceof Refused)) throw error;
    return c.json({ error: { code: 'BAD_REQUEST_ERROR', description: error.message } }, 400);
  });
  return app;
}

/** Returns the signature that Razorpay's checkout makes with the key's secret after a payment. */
export const razorpaySignature = (orderId: string, paymentId: string) =>
  sign(`${orderId}|${paymentId}`, standInKeys.keySecret);

/** Converts an event of the test provider's books to Razorpay's format. */
export function asRazorpayWebhook(body: string, eventId: string): WebhookDelivery {
  const { type, orderId, refund: told } = readTestEvent(JSON.parse(body));
  const payment = told ? { id: told.paymentId } : { order_id: orderId };
  const payload = {
    payment: { entity: payment },
    ...(told && {
      refund: { entity: { id: told.id, payment_id: told.paymentId, receipt: told.key } },
    }),
  };
  const sent = JSON.stringify({ entity: 'event', event: type, payload });
  const headers: Record<string, string> = {
    'x-razorpay-event-id': eventId,
    'x-razorpay-signature': sign(sent, standInKeys.webhookSecret),
  };
  return { body: sent, header: (name) => headers[name] };
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

const orderEntity = (order: OrderRow) => ({
  ...{ id: order.id, entity: 'order', amount: order.amount, currency: order.currency },
  ...{ receipt: order.receipt, status: 'created', notes: order.notes },
  created_at: seconds(order.createdAt),
});

const paymentEntity = (payment: PaymentRow) => ({
  ...{ id: payment.id, entity: 'payment', amount: payment.amount, currency: 'INR' },
  ...{ status: payment.status, order_id: payment.orderId, method: payment.method },
  ...{ amount_refunded: payment.amountRefunded, captured: payment.captured },
  error_description: payment.errorDescription,
  error_reason: payment.errorDescription && failedCode,
  created_at: seconds(payment.createdAt),
});

const refundEntity = (row: RefundRow) => ({
  ...{ id: row.id, entity: 'refund', amount: row.amount, currency: 'INR' },
  ...{ payment_id: row.paymentId, receipt: row.receipt, status: row.status },
  created_at: seconds(row.createdAt),
});

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { sign } from '@/lib/security/hmac';
import type { Database } from '../../../kernel/db/connection';
import { failedCode, findOrder, pay, Refused } from './books';
import { clearFaults, faultSchema, injectFault } from './faults';
import { type Keys, receiptText } from './keys';
import { checkoutTexts } from './texts';

const paySchema = z.object({
  key: z.string(),
  method: z.enum(['card', 'upi']),
  outcome: z.enum(['success', 'failure']),
});

const scriptFile = resolve('lib/marketplace/providers/payments/test/checkout.js');

/** Routes for the browser (script, order, attempt to pay) and for injecting faults. */
export function checkoutRoutes(db: Database, keys: Keys, onEvents: () => void): Hono {
  const routes = new Hono();

  routes.get('/checkout.js', async (c) => {
    const script = await readFile(scriptFile, 'utf8');
    const texts = JSON.stringify(checkoutTexts()).replaceAll('<', '\\u003c');
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    c.header('Cache-Control', 'no-cache');
    return c.body(script.replace("'TEXTS'", () => texts));
  });

  routes.get('/checkout/:order', async (c) => {
    const { id, amount, currency } = await findOrder(db, c.req.param('order'));
    return c.json({ id, amount, currency });
  });

  routes.post('/checkout/:order/pay', async (c) => {
    const { key, method, outcome } = paySchema.parse(await c.req.json());
    if (key !== keys.keyId) throw new Refused('The api key provided is invalid');
    const orderId = c.req.param('order');
    const payment = await pay(db, { orderId, method, outcome, now: new Date() });
    onEvents();
    if (payment.status === 'failed') {
      return c.json({
        error: {
          code: 'BAD_REQUEST_ERROR',
          description: payment.errorDescription,
          source: 'bank',
          step: 'payment_authorization',
          reason: failedCode,
          metadata: { order_id: orderId, payment_id: payment.id },
        },
      });
    }
    return c.json({
      razorpay_payment_id: payment.id,
      razorpay_order_id: orderId,
      razorpay_signature: sign(receiptText({ orderId, paymentId: payment.id }), keys.keySecret),
    });
  });

  routes.post('/faults', async (c) => {
    await injectFault(db, faultSchema.parse(await c.req.json()));
    return c.json({ success: true });
  });
  routes.delete('/faults', async (c) => {
    await clearFaults(db);
    return c.json({ success: true });
  });
  return routes;
}

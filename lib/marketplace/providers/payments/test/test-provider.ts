import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ZodError, z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { sign } from '@/lib/security/hmac';
import type { Database } from '../../../kernel/db/connection';
import { background } from '../../../kernel/jobs/background';
import { failedCode, findOrder, pay, Refused, revive } from './books';
import { clearFaults, faultSchema, injectFault } from './faults';
import { type Keys, keysOf, receiptText, secretsOf } from './keys';
import { advancePayouts } from './payout-books';
import { deleteDelivered, deliverWebhooks, type Post } from './webhooks';

const keys = [
  'title',
  'mark',
  'no_money',
  'amount',
  'paying_for',
  'method',
  'upi',
  'card',
  'success',
  'failure',
  'dismiss',
  'busy',
  'failed',
  'unreachable',
] as const;

/** Returns all texts of the test provider's checkout, by language. */
function checkoutTexts(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    locales.map((lang) => [
      lang,
      Object.fromEntries(keys.map((key) => [key, textOf(lang, `test_checkout.${key}`)])),
    ]),
  );
}

const paySchema = z.object({
  key: z.string(),
  method: z.enum(['card', 'upi']),
  outcome: z.enum(['success', 'failure']),
});

const scriptFile = resolve('lib/marketplace/providers/payments/test/checkout.js');

/** Returns the routes for the browser (script, order, attempt to pay) and for injecting faults. */
function checkoutRoutes(db: Database, keys: Keys, onEvents: () => void): Hono {
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

export type TestProvider = Awaited<ReturnType<typeof createTestProvider>>;

const path = '/api/payments/test-provider';

/**
 * Creates the test provider: its books, its checkout and its webhooks, with faults on demand. Its books are
 * in the database, so nothing is lost when the process dies.
 */
export async function createTestProvider(db: Database) {
  const keys = await keysOf(db);
  let post: Post | undefined;

  /** Does due work: late authorisations, payouts, then webhooks. @returns how much there was */
  async function tick(now: Date): Promise<number> {
    const moved = (await revive(db, now)) + (await advancePayouts(db, now));
    await deleteDelivered(db, now);
    return moved + (post ? await deliverWebhooks(db, secretsOf(keys), post, now) : 0);
  }
  const soon = () => background('test webhooks', () => tick(new Date()));

  const app = new Hono().basePath(path);
  app.route('/', checkoutRoutes(db, keys, soon));
  app.notFound((c) => c.json(problem('The requested URL was not found'), 404));
  app.onError((error, c) => {
    if (error instanceof Refused) return c.json(problem(error.message), 400);
    if (error instanceof ZodError || error instanceof SyntaxError) {
      return c.json(problem('The request is malformed'), 400);
    }
    if (error instanceof HTTPException) return error.getResponse();
    throw error;
  });

  return {
    path,
    keys,
    app,
    tick,
    soon,
    /** Sets where webhooks are delivered. */
    connect(to: Post) {
      post = to;
    },
  };
}

const problem = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });

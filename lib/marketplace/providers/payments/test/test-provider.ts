import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ZodError } from 'zod';
import { sign } from '@/lib/security/hmac';
import type { Database } from '../../../kernel/db/connection';
import { background } from '../../../kernel/jobs/background';
import { Refused, revive } from './books';
import { checkoutRoutes } from './checkout-routes';
import type { Keys } from './keys';
import { advancePayouts } from './payout-books';
import { providerKeys } from './schema';
import { deleteDelivered, deliverWebhooks, type Post } from './webhooks';

export type TestProvider = Awaited<ReturnType<typeof createTestProvider>>;

const path = '/api/payments/test-provider';

/**
 * The test provider: its books, its checkout and its webhooks, with faults on demand.
 * Its books are in the database, so nothing is lost when the process dies.
 */
export async function createTestProvider(db: Database) {
  const keys = await keysOf(db);
  let post: Post | undefined;

  const secrets = { payments: keys.webhookSecret, payouts: keys.payoutWebhookSecret };

  /** Does what is due: late authorisations, payouts, then webhooks. @returns how many there were */
  async function tick(now: Date): Promise<number> {
    const moved = (await revive(db, now)) + (await advancePayouts(db, now));
    await deleteDelivered(db, now);
    return moved + (post ? await deliverWebhooks(db, secrets, post, now) : 0);
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

/** Made at the first start and kept. */
async function keysOf(db: Database): Promise<Keys> {
  const secret = () => randomBytes(24).toString('base64url');
  await db
    .insert(providerKeys)
    .values({ id: 1, keySecret: secret(), webhookSecret: secret() })
    .onConflictDoNothing();
  const [row] = await db.select().from(providerKeys);
  if (!row) throw new Error('the keys of the test provider are gone');
  const { keySecret, webhookSecret } = row;
  return {
    keyId: 'rzp_test_HaatStandIn',
    keySecret,
    webhookSecret,
    payoutWebhookSecret: sign('payouts', webhookSecret),
  };
}

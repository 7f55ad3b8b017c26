import type { Context } from 'hono';
import type { Connection, Database } from '../../../kernel/db/connection';
import type { WebhookDelivery } from '../../common/webhook';
import { pay } from '../test/books';
import { type FaultKind, injectFault, takeFault } from '../test/faults';
import { createTestProvider, type TestProvider } from '../test/test-provider';

/** Opens the other side of a provider, with the test provider's books behind it. */
export async function openBooks(
  { db, close }: Connection,
  toDelivery: (body: string, eventId: string, request: Request) => WebhookDelivery,
) {
  const testProvider: TestProvider = await createTestProvider(db);
  let sent: WebhookDelivery[] = [];
  testProvider.connect(async (request) => {
    const body = await request.text();
    sent.push(toDelivery(body, request.headers.get('x-test-provider-event') ?? '', request));
    return new Response();
  });

  return {
    db,
    testProvider,
    /** Makes one attempt in the checkout; returns the id of its payment unless the bank declined. */
    async attempt(orderId: string, outcome: 'success' | 'failure'): Promise<string | undefined> {
      const { id, status } = await pay(db, { orderId, method: 'upi', outcome, now: new Date() });
      return status === 'failed' ? undefined : id;
    },
    fault: (kind: FaultKind, about?: string, times?: number) =>
      injectFault(db, { kind, order_id: about, times, seconds: 0 }),
    async webhooks(): Promise<WebhookDelivery[]> {
      await testProvider.tick(new Date());
      const all = sent;
      sent = [];
      return all;
    },
    close,
  };
}

/**
 * Returns a stand-in's function that does the work of a call and answers, unless a fault of that order or
 * payout prevents it.
 */
export const answering =
  (db: Database) => async (c: Context, about: string | undefined, work: () => Promise<object>) => {
    if (await takeFault(db, 'server_error', about)) return c.text('Bad Gateway', 502);
    const body = await work();
    if (await takeFault(db, 'answer_lost', about)) return c.text('Gateway Timeout', 504);
    if (await takeFault(db, 'hang', about)) return new Promise<Response>(() => {});
    return c.json(body);
  };

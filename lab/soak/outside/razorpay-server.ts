import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sign } from '@/lib/security/hmac';
import { type BookedPayment, type BookedRefund, PaymentBooks, Refused } from './payment-books';
import type { WebhookSender } from './webhook-sender';

export const razorpayKeys = {
  keyId: 'rzp_test_Soak',
  keySecret: 'secret-of-the-key',
  webhookSecret: 'secret-of-the-webhook',
};

const credentials = Buffer.from(`${razorpayKeys.keyId}:${razorpayKeys.keySecret}`);
const authorization = `Basic ${credentials.toString('base64')}`;

type Answer = { status: number; body: object };

const withoutRefunds = ({ refunds, ...payment }: BookedPayment) => ({
  entity: 'payment',
  ...payment,
});
const asEntity = (refund: BookedRefund) => ({ entity: 'refund', currency: 'INR', ...refund });

/**
 * The part of Razorpay's REST API that the shop uses, by HTTP with its keys, with separate books and signed
 * webhooks. While it hangs it answers nothing, but performs half of the requests.
 */
export class RazorpayServer {
  readonly books = new PaymentBooks();
  #hangs = false;
  #asked = 0;
  readonly #waiting = new Set<ServerResponse>();
  readonly #server = createServer((request, response) => {
    this.#serve(request, response).catch((error) => {
      console.error('the stand-in of Razorpay failed:', error);
      response.destroy();
    });
  });

  constructor(readonly webhooks: Pick<WebhookSender, 'send'>) {}

  async open(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  hang(isHanging: boolean): void {
    this.#hangs = isHanging;
    if (isHanging) return;
    for (const response of this.#waiting) response.destroy();
    this.#waiting.clear();
  }

  /**
   * Acts as the provider's checkout in the shopper's browser; undefined while it hangs. The shopper's bank
   * takes a moment.
   */
  async pay(orderId: string, method: string, isAccepted: boolean) {
    await pause(40);
    if (this.#hangs) return undefined;
    const payment = this.books.pay(orderId, method, isAccepted);
    const told = { payment: { entity: withoutRefunds(payment) } };
    this.webhooks.send(isAccepted ? 'payment.captured' : 'payment.failed', told);
    if (isAccepted) this.webhooks.send('order.paid', told);
    const signature = sign(`${orderId}|${payment.id}`, razorpayKeys.keySecret);
    return { paymentId: payment.id, signature, isAccepted };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const isDone = !this.#hangs || this.#asked++ % 2 === 0;
    const answer = isDone ? this.#answer(request, text ? JSON.parse(text) : {}) : undefined;
    if (this.#hangs || !answer) {
      this.#waiting.add(response);
      response.on('close', () => this.#waiting.delete(response));
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  }

  #answer({ method, url = '', headers }: IncomingMessage, body: Record<string, never>): Answer {
    if (headers.authorization !== authorization) {
      return { status: 401, body: { error: { description: 'Authentication failed' } } };
    }
    try {
      const found = this.#route(
        `${method} ${new URL(url, 'http://razorpay').pathname}`,
        body,
        headers,
      );
      if (found) return { status: 200, body: found };
      return { status: 404, body: { error: { description: 'The requested URL was not found' } } };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return {
        status: 400,
        body: { error: { code: 'BAD_REQUEST_ERROR', description: error.message } },
      };
    }
  }

  #route(
    call: string,
    body: Record<string, unknown>,
    headers: IncomingMessage['headers'],
  ): object | undefined {
    const { books } = this;
    if (call === 'POST /v1/orders') {
      const { payments, ...order } = books.open({
        amount: Number(body.amount),
        currency: String(body.currency),
        receipt: (body.receipt as string) ?? null,
        notes: (body.notes as Record<string, string>) ?? {},
      });
      return { entity: 'order', status: 'created', ...order };
    }
    const [, orderId] = /^GET \/v1\/orders\/([^/]+)\/payments$/.exec(call) ?? [];
    if (orderId) {
      const items = books.order(orderId).payments.map(withoutRefunds);
      return { entity: 'collection', count: items.length, items };
    }
    const [, captured] = /^POST \/v1\/payments\/([^/]+)\/capture$/.exec(call) ?? [];
    if (captured) {
      books.payment(captured);
      throw new Refused('This payment has already been captured');
    }
    const [, refunded] = /^POST \/v1\/payments\/([^/]+)\/refund$/.exec(call) ?? [];
    if (refunded) {
      const receipt = (body.receipt as string) ?? null;
      const key = String(headers['x-refund-idempotency'] ?? receipt);
      const given = { amount: Number(body.amount), receipt, key };
      const { refund, isNew } = books.refund(refunded, given);
      if (isNew) {
        const payment = { entity: withoutRefunds(books.payment(refunded)) };
        this.webhooks.send('refund.processed', { payment, refund: { entity: asEntity(refund) } });
      }
      return asEntity(refund);
    }
    const [, paymentId, refundId] =
      /^GET \/v1\/payments\/([^/]+)\/refunds\/([^/]+)$/.exec(call) ?? [];
    if (!paymentId) return undefined;
    const refund = books.payment(paymentId).refunds.find(({ id }) => id === refundId);
    if (!refund) throw new Refused('The id provided does not exist');
    return asEntity(refund);
  }

  close(): void {
    for (const response of this.#waiting) response.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

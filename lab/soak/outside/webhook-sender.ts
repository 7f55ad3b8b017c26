import { randomBytes } from 'node:crypto';
import { sign } from '@/lib/security/hmac';

type Delivery = { event: string; body: string; tries: number };

/** Sends a webhook to the shop; returns the status, 0 without an answer. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<number>;

/**
 * Sends events to the shop like Razorpay: signed, in no fixed order, and repeated until a 2xx answer. One in
 * twenty is sent twice.
 */
export class WebhookSender {
  #sent = 0;
  #undelivered = 0;
  #isClosed = false;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    readonly deliver: Deliver,
    readonly secret: string,
  ) {}

  get sent(): number {
    return this.#sent;
  }

  get undelivered(): number {
    return this.#undelivered;
  }

  send(type: string, payload: object): void {
    const body = JSON.stringify({ entity: 'event', event: type, payload, created_at: Date.now() });
    const delivery = { event: `evt_${randomBytes(8).toString('hex')}`, body, tries: 0 };
    const times = ++this.#sent % 20 === 0 ? 2 : 1;
    for (let time = 0; time < times; time++) {
      this.#undelivered++;
      this.#later(delivery, 50 + ((this.#sent * 37) % 200));
    }
  }

  #later(delivery: Delivery, milliseconds: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#try(delivery);
    }, milliseconds);
    this.#timers.add(timer);
  }

  async #try({ event, body, tries }: Delivery): Promise<void> {
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': event,
      'x-razorpay-signature': sign(body, this.secret),
    };
    const status = await this.deliver(body, headers);
    if (this.#isClosed) return;
    if (status >= 200 && status < 300) this.#undelivered--;
    else this.#later({ event, body, tries: tries + 1 }, Math.min(1000 * 2 ** tries, 15_000));
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

import { randomBytes } from 'node:crypto';

/** Amounts in paise, times in seconds since 1970. */
export type BookedRefund = {
  id: string;
  payment_id: string;
  amount: number;
  receipt: string | null;
  status: 'processed';
  created_at: number;
};

export type BookedPayment = {
  id: string;
  order_id: string;
  amount: number;
  currency: 'INR';
  method: string;
  status: 'captured' | 'refunded' | 'failed';
  captured: boolean;
  amount_refunded: number;
  error_reason: string | null;
  error_description: string | null;
  created_at: number;
  refunds: BookedRefund[];
};

export type BookedOrder = {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  notes: Record<string, string>;
  created_at: number;
  payments: BookedPayment[];
};

export class Refused extends Error {}

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const now = () => Math.floor(Date.now() / 1000);

/**
 * The books of the payment provider: orders, their payments and their refunds. They are separate from all data
 * of the shop, so that charges can be compared with the shop's reports.
 */
export class PaymentBooks {
  readonly orders = new Map<string, BookedOrder>();
  readonly #payments = new Map<string, BookedPayment>();
  readonly #byKey = new Map<string, BookedRefund>();

  open(given: Pick<BookedOrder, 'amount' | 'currency' | 'receipt' | 'notes'>): BookedOrder {
    const order = { ...given, id: newId('order'), created_at: now(), payments: [] };
    this.orders.set(order.id, order);
    return order;
  }

  /**
   * Returns an order.
   * @throws {Refused}
   */
  order(id: string): BookedOrder {
    const order = this.orders.get(id);
    if (!order) throw new Refused('The id provided does not exist');
    return order;
  }

  /**
   * Returns a payment.
   * @throws {Refused}
   */
  payment(id: string): BookedPayment {
    const payment = this.#payments.get(id);
    if (!payment) throw new Refused('The id provided does not exist');
    return payment;
  }

  /** Pays at the provider's checkout; the bank accepts or declines. One order takes one payment. */
  pay(orderId: string, method: string, isAccepted: boolean): BookedPayment {
    const order = this.order(orderId);
    if (order.payments.some(({ captured }) => captured)) {
      throw new Refused('Order is already paid');
    }
    const payment: BookedPayment = {
      ...{ id: newId('pay'), order_id: orderId, amount: order.amount, currency: 'INR', method },
      ...{ status: isAccepted ? 'captured' : 'failed', captured: isAccepted, amount_refunded: 0 },
      error_reason: isAccepted ? null : 'payment_declined',
      error_description: isAccepted ? null : 'Your bank has declined the payment.',
      created_at: now(),
      refunds: [],
    };
    order.payments.push(payment);
    this.#payments.set(payment.id, payment);
    return payment;
  }

  /**
   * Refunds a payment; the same key gives the same refund.
   * @throws {Refused} for more than is left
   */
  refund(
    paymentId: string,
    given: { amount: number; receipt: string | null; key: string },
  ): { refund: BookedRefund; isNew: boolean } {
    const known = this.#byKey.get(given.key);
    if (known) return { refund: known, isNew: false };
    const payment = this.payment(paymentId);
    if (!payment.captured || payment.amount_refunded + given.amount > payment.amount) {
      throw new Refused('The total refund amount is greater than the refund payment amount');
    }
    const refund: BookedRefund = {
      ...{ id: newId('rfnd'), payment_id: paymentId, amount: given.amount },
      ...{ receipt: given.receipt, status: 'processed', created_at: now() },
    };
    payment.amount_refunded += given.amount;
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    payment.refunds.push(refund);
    this.#byKey.set(given.key, refund);
    return { refund, isNew: true };
  }

  /** Returns all payment attempts for an order of the shop, by its number. */
  paymentsOf(orderNumber: string): BookedPayment[] {
    return [...this.orders.values()]
      .filter(({ notes }) => notes.order === orderNumber)
      .flatMap(({ payments }) => payments);
  }
}

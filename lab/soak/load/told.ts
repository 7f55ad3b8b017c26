/** An order as the shop reported it to its shopper, in rupees: all of it must be true afterwards. */
export type ToldOrder = {
  id: number;
  number: string;
  /** The number of the shopper within the soak. */
  shopper: number;
  method: 'upi' | 'card' | 'cod';
  total: number;
  lines: { product: number; quantity: number }[];
  /** Milliseconds since the load began. */
  at: number;
  /** True after the answer “Paid”, by the confirmation or the state. */
  isPaid: boolean;
  /** True if the bank accepted at the provider's checkout, whatever the shop has answered since. */
  isCharged: boolean;
  isCancelled: boolean;
  isDelivered: boolean;
  /** Promised refunds, by reason. */
  refunds: { of: 'cancellation' | 'return' | 'operator'; amount: number }[];
};

/** A price change by a store, and the time until it was shown everywhere. */
export type ToldPrice = {
  slug: string;
  at: number;
  /** Milliseconds until every place showed it; undefined if one did not in time. */
  took: number | undefined;
  /** The last place, or the one still wrong. */
  place: string;
};

/** Everything that the shop has reported. */
export class Told {
  readonly orders: ToldOrder[] = [];
  readonly prices: ToldPrice[] = [];
  /** Number of orders whose placing was never answered. */
  unanswered = 0;
  readonly #byNumber = new Map<string, ToldOrder>();

  place(order: ToldOrder): void {
    const known = this.#byNumber.get(order.number);
    if (known) throw new Error(`Order ${order.number} was given twice.`);
    this.orders.push(order);
    this.#byNumber.set(order.number, order);
  }

  find(number: string): ToldOrder | undefined {
    return this.#byNumber.get(number);
  }
}

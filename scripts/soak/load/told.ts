/** What a shopper was told of an order, in rupees: each of it must be true afterwards. */
export type ToldOrder = {
  id: number;
  number: string;
  /** Of the shopper, among those of the soak. */
  shopper: number;
  method: 'upi' | 'card' | 'cod';
  total: number;
  lines: { product: number; quantity: number }[];
  /** Milliseconds since the load began. */
  at: number;
  /** “Paid” was answered, by the confirmation or when the state was asked for. */
  isPaid: boolean;
  /** The bank said yes at the provider's checkout, whatever the shop has said since. */
  isCharged: boolean;
  isCancelled: boolean;
  isDelivered: boolean;
  /** Refunds that were promised, by what for. */
  refunds: { of: 'cancellation' | 'return' | 'operator'; amount: number }[];
};

/** Prices that a store has changed, and until when they were wrong somewhere. */
export type ToldPrice = {
  slug: string;
  at: number;
  /** Milliseconds until every place that was asked showed it; undefined where one did not in time. */
  took: number | undefined;
  /** Who was the last, or still wrong. */
  place: string;
};

/** Everything that the shop has told anybody. */
export class Told {
  readonly orders: ToldOrder[] = [];
  readonly prices: ToldPrice[] = [];
  /** Orders whose placing was never answered, by their keys. */
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

import type { Hono } from 'hono';
import type { WebhookReader } from '../common/webhook';

/**
 * A provider of payments by card and UPI, in the words of modules/payments: an adapter translates. All
 * amounts are paise, all in rupees. Unrequested statements are never trusted: webhook and browser only make
 * us ask.
 * @throws {ProviderError} from every call that returns a promise, and nothing else; each ends in time
 */
export interface PaymentProvider extends WebhookReader<PaymentNews> {
  /** The name in every row that it wrote, and in the address of its webhook: lower case, never changed. */
  readonly name: string;
  /** True if no money moves. */
  readonly isTest: boolean;
  /** The script and key of the browser's checkout, beside the order. */
  readonly checkout: CheckoutScript;
  /** Routes of the provider itself, such as its script; all of them below /api/payments/. */
  readonly routes?: Hono;

  /** Opens an order, which a shopper pays by one payment after any number of failed ones. */
  openOrder(order: NewProviderOrder): Promise<ProviderOrder>;

  /** Lists every attempt to pay an order, oldest first. */
  listPayments(orderId: string): Promise<ProviderPayment[]>;

  /** Captures all of an authorised payment; `refused` if it was captured already. */
  capture(paymentId: string, amount: number): Promise<void>;

  /**
   * Refunds a part or all of a captured payment, once for each key however often it is called.
   * @throws {ProviderError} `refused` for more than is left of it
   */
  refund(paymentId: string, refund: { amount: number; key: string }): Promise<ProviderRefund>;

  fetchRefund(paymentId: string, refundId: string): Promise<ProviderRefund>;

  /** Returns whether the provider's checkout signed that this payment was made for this order. */
  isReceipt(receipt: Receipt): boolean;
}

export type NewProviderOrder = {
  /** The amount, at least 100 paise. */
  amount: number;
  /** Our reference, at most 40 characters. */
  reference: string;
  /** The shopper's order number, shown in the provider's dashboard. */
  orderNumber: string;
};

export type ProviderOrder = { id: string; amount: number };

/** One attempt to pay an order. */
export type ProviderPayment = {
  id: string;
  orderId: string | null;
  amount: number;
  /** The currency (ISO 4217). */
  currency: string;
  /** The state. `created`: the shopper is paying; `authorized`: the bank agrees, nothing is captured yet. */
  state: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** True if its money was taken, even if it has gone back since. */
  isCaptured: boolean;
  /** The way of paying, where the provider names it; everything but a card counts as UPI. */
  method?: 'card' | 'upi';
  failure: PaymentFailure | null;
};

/** The reason why a payment failed. `code`: one of lib/storefront/payments/provider-failure.ts where one fits. */
export type PaymentFailure = { code: string | null; words: string };

export type ProviderRefund = {
  id: string;
  paymentId: string;
  amount: number;
  state: 'pending' | 'processed' | 'failed';
};

/** The result that the browser has after paying. */
export type Receipt = { orderId: string; paymentId: string; signature: string };

/**
 * Data of the browser's checkout beside the order (lib/storefront/payments/checkouts): the script that it
 * loads, and the key that it requires.
 */
export type CheckoutScript = { script: string; key: string };

/** The contents of a webhook. */
export type PaymentNews = {
  /** The provider's own event type, for the screens. */
  type: string;
  /** The order whose payment succeeded or failed. */
  orderId?: string;
  /** A refund; `key` is the one given to `refund`, if the provider returns it. */
  refund?: { id: string; paymentId: string; key: string | null };
};

/**
 * A source that builds a payment provider from the settings of its folder, for the list of
 * app/providers/payments.ts.
 */
export type PaymentProviderSource = {
  /** Returns whether any of its settings is present: then the test provider does not stand in. */
  hasSettings(): boolean;
  /** Returns whether real money would move. */
  isLive(): boolean;
  /** Opens the provider; undefined if its settings are incomplete, which is logged. */
  open(): Promise<PaymentProvider | undefined>;
};

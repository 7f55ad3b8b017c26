import type { Hono } from 'hono';
import type { WebhookReader } from '../common/webhook';

/**
 * Who takes payments by card and UPI, in the words of modules/payments: an adapter translates. All amounts are paise,
 * all in rupees. Nothing that a provider says without being asked is believed: webhook and browser only make us ask.
 * @throws {ProviderError} from every call that returns a promise, and nothing else; each ends in time
 */
export interface PaymentProvider extends WebhookReader<PaymentNews> {
  /** Stands in every row that it wrote, and in the address of its webhook: lower case, never changed. */
  readonly name: string;
  /** Whether no money moves. */
  readonly isTest: boolean;
  /** What the browser's checkout needs beside the order. */
  readonly checkout: CheckoutScript;
  /** What it serves itself, such as its script; all of it below /api/payments/. */
  readonly routes?: Hono;

  /** Opens an order: what a shopper pays by one payment, after any number of failed ones. */
  openOrder(order: NewProviderOrder): Promise<ProviderOrder>;

  /** Every attempt to pay an order, oldest first. */
  listPayments(orderId: string): Promise<ProviderPayment[]>;

  /** Takes an authorised payment, all of it; `refused` where it was taken already. */
  capture(paymentId: string, amount: number): Promise<void>;

  /**
   * Gives back a part or all of a captured payment, once for each key however often it is called.
   * @throws {ProviderError} `refused` for more than is left of it
   */
  refund(paymentId: string, refund: { amount: number; key: string }): Promise<ProviderRefund>;

  fetchRefund(paymentId: string, refundId: string): Promise<ProviderRefund>;

  /** Whether the provider's checkout itself says that this payment was made for this order. */
  isReceipt(receipt: Receipt): boolean;
}

export type NewProviderOrder = {
  /** At least 100. */
  amount: number;
  /** Ours, at most 40 characters. */
  reference: string;
  /** The shopper's order, for whoever looks at it in the provider's dashboard. */
  orderNumber: string;
};

export type ProviderOrder = { id: string; amount: number };

/** One attempt to pay an order. */
export type ProviderPayment = {
  id: string;
  orderId: string | null;
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `created`: the shopper is at it; `authorized`: the bank agrees, nothing is taken yet. */
  state: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Whether its money was taken, also where it has gone back since. */
  isCaptured: boolean;
  failure: PaymentFailure | null;
};

/** Why a payment failed. `code`: one of lib/storefront/payments/provider-failure.ts where one fits. */
export type PaymentFailure = { code: string | null; words: string };

export type ProviderRefund = {
  id: string;
  paymentId: string;
  amount: number;
  state: 'pending' | 'processed' | 'failed';
};

/** What the browser has in hand after paying. */
export type Receipt = { orderId: string; paymentId: string; signature: string };

/**
 * What its part in the browser gets beside the order (lib/storefront/payments/checkouts): the script that it loads, and
 * the key that it wants.
 */
export type CheckoutScript = { script: string; key: string };

/** What a webhook tells of. */
export type PaymentNews = {
  /** In the provider's words, for the screens. */
  type: string;
  /** The order that was paid, or was not. */
  orderId?: string;
  /** A refund; `key` as `refund` was given it, where the provider hands it back. */
  refund?: { id: string; paymentId: string; key: string | null };
};

/** How a provider comes from the settings of its folder into the list of app/providers/payments.ts. */
export type PaymentProviderSource = {
  /** Whether any of its settings is there: then the test provider does not stand in. */
  hasSettings(): boolean;
  /** Whether real money would move. */
  isLive(): boolean;
  /** Undefined where its settings are not enough; what is missing is logged. */
  open(): Promise<PaymentProvider | undefined>;
};

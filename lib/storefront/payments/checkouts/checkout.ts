import type { PaymentOrder, Receipt } from '../payment-calls';
import type { ProviderFailure } from '../provider-failure';

/**
 * The browser's part of a payment provider: loads its checkout when somebody pays, and opens it. Each provider
 * has one, in the table of `open-checkout.ts`.
 * @returns a function that closes the checkout
 * @throws {CheckoutFault}
 */
export type OpenCheckout = (order: PaymentOrder, events: CheckoutEvents) => Promise<() => void>;

export type CheckoutEvents = {
  /** The browser reports a payment, which must be verified. No event follows. */
  onPaid: (receipt: Receipt) => void;
  /** One try failed, with the bank's reason if there is one; the checkout stays open for another. */
  onFailed: (why: ProviderFailure) => void;
  onDismissed: () => void;
};

/** Keys under `errors` of failures before the provider's checkout opens (§8). */
export type CheckoutFaultCode =
  /** The script did not load. */
  | 'checkout_script_failed'
  /** The script has loaded, but did not define its class. */
  | 'checkout_unavailable'
  /** The checkout rejected the order. */
  | 'checkout_init_failed';

export class CheckoutFault extends Error {
  constructor(readonly code: CheckoutFaultCode) {
    super(code);
    this.name = 'CheckoutFault';
  }
}

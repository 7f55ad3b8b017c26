import type { PaymentOrder, Receipt } from '@/lib/api/payments';
import type { ProviderFailure } from '../provider-failure';

/**
 * The browser's part of a payment provider: loads what its checkout needs, when somebody pays and not before, and opens
 * it. One for each provider, in the table of `open-checkout.ts`.
 * @returns what closes it
 * @throws {CheckoutFault}
 */
export type OpenCheckout = (order: PaymentOrder, events: CheckoutEvents) => Promise<() => void>;

export type CheckoutEvents = {
  /** Paid, says the browser: to be verified. Nothing is told after that. */
  onPaid: (receipt: Receipt) => void;
  /** One try failed, for the bank's reason where there is one; the checkout stays open for another. */
  onFailed: (why: ProviderFailure) => void;
  onDismissed: () => void;
};

/** Keys under `errors` of what may go wrong before the provider's checkout stands (§8). */
export type CheckoutFaultCode =
  /** Its script does not arrive. */
  | 'checkout_script_failed'
  /** Its script has arrived, but not what it should define. */
  | 'checkout_unavailable'
  /** It does not take the order. */
  | 'checkout_init_failed';

export class CheckoutFault extends Error {
  constructor(readonly code: CheckoutFaultCode) {
    super(code);
    this.name = 'CheckoutFault';
  }
}

import type { ProviderCheckout, VerifyPaymentBody } from '@/lib/api/schemas/payments';
import { loadScript } from '../../browser/load-script';
import { withRetries } from '../../browser/with-retries';
import type { ProviderFailure } from '../provider-failure';

/** Keys under `errors` of what may go wrong before the provider's checkout stands (§8). */
export type CheckoutFaultCode =
  | 'razorpay_sdk_failed'
  | 'razorpay_unavailable'
  | 'razorpay_init_failed';

export class CheckoutFault extends Error {
  constructor(readonly code: CheckoutFaultCode) {
    super(code);
    this.name = 'CheckoutFault';
  }
}

export type CheckoutEvents = {
  /** Paid, says the browser: to be verified. */
  onPaid: (answer: VerifyPaymentBody) => void;
  /** One try failed, for the bank's reason where there is one; the checkout stays open for another. */
  onFailed: (why: ProviderFailure) => void;
  onDismissed: () => void;
};

type RazorpayInstance = {
  open: () => void;
  close?: () => void;
  on: (event: 'payment.failed', listener: (failure: Failure) => void) => void;
};
type Failure = { error?: { description?: string; reason?: string } };
type RazorpayClass = new (options: object) => RazorpayInstance;

const scriptRetries = [800];

/**
 * Loads the provider's script, when somebody pays and not before, and opens its checkout.
 * @returns what closes it
 * @throws {CheckoutFault}
 */
export async function openRazorpay(
  checkout: ProviderCheckout,
  events: CheckoutEvents,
): Promise<() => void> {
  await withRetries(() => loadScript(checkout.script), scriptRetries).catch(() => {
    throw new CheckoutFault('razorpay_sdk_failed');
  });
  const { Razorpay } = window as { Razorpay?: RazorpayClass };
  if (!Razorpay) throw new CheckoutFault('razorpay_unavailable');
  try {
    const opened = new Razorpay(optionsOf(checkout, events));
    opened.on('payment.failed', ({ error }) =>
      events.onFailed({ code: error?.reason, text: error?.description }),
    );
    opened.open();
    return () => opened.close?.();
  } catch {
    throw new CheckoutFault('razorpay_init_failed');
  }
}

function optionsOf(checkout: ProviderCheckout, events: CheckoutEvents): object {
  const { key, amount, currency, name, description } = checkout;
  const { razorpay_order_id: order_id, prefill, theme, config, retry, timeout } = checkout;
  let isPaid = false;
  return {
    key,
    amount,
    currency,
    name,
    description,
    order_id,
    prefill,
    theme,
    config,
    retry,
    timeout,
    handler(answer: VerifyPaymentBody) {
      isPaid = true;
      events.onPaid(answer);
    },
    modal: {
      confirm_close: true,
      ondismiss() {
        if (!isPaid) events.onDismissed();
      },
    },
  };
}

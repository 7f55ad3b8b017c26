import { loadScript } from '../../browser/load-script';
import { withRetries } from '../../browser/with-retries';
import type { PaymentOrder } from '../payment-calls';
import { type CheckoutEvents, CheckoutFault, type OpenCheckout } from './checkout';

type RazorpayInstance = {
  open: () => void;
  close?: () => void;
  on: (event: 'payment.failed', listener: (failure: Failure) => void) => void;
};
type Failure = { error?: { description?: string; reason?: string } };
type RazorpayClass = new (options: object) => RazorpayInstance;
type Success = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

const scriptRetries = [800];

/** Razorpay's checkout: a script that defines the class `window.Razorpay`. */
export const openRazorpay: OpenCheckout = async (order, events) => {
  await withRetries(() => loadScript(order.script), scriptRetries).catch(() => {
    throw new CheckoutFault('checkout_script_failed');
  });
  const { Razorpay } = window as { Razorpay?: RazorpayClass };
  if (!Razorpay) throw new CheckoutFault('checkout_unavailable');
  try {
    const opened = new Razorpay(optionsOf(order, events));
    opened.on('payment.failed', ({ error }) =>
      events.onFailed({ code: error?.reason, text: error?.description }),
    );
    opened.open();
    return () => opened.close?.();
  } catch {
    throw new CheckoutFault('checkout_init_failed');
  }
};

function optionsOf(order: PaymentOrder, events: CheckoutEvents): object {
  const { key, amount, currency, name, description } = order;
  const { orderId: order_id, prefill, theme, config, retry, timeout } = order;
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
    handler(success: Success) {
      isPaid = true;
      events.onPaid({
        orderId: success.razorpay_order_id,
        paymentId: success.razorpay_payment_id,
        signature: success.razorpay_signature,
      });
    },
    modal: {
      confirm_close: true,
      ondismiss() {
        if (!isPaid) events.onDismissed();
      },
    },
  };
}

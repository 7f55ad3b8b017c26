/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { openRazorpay } from './razorpay';
import { describeCheckout, order } from './testing/checkout-rules';

type Options = Record<string, unknown> & {
  handler: (given: object) => void;
  modal: { ondismiss: () => void };
};

/** The class that Razorpay's script defines. */
class Razorpay {
  static last: Razorpay;
  failed: (failure: object) => void = () => {};
  isOpen = false;
  constructor(readonly options: Options) {
    Razorpay.last = this;
  }
  on(_: string, listener: (failure: object) => void) {
    this.failed = listener;
  }
  open() {
    this.isOpen = true;
  }
  close() {
    this.isOpen = false;
  }
}
class Refusing {
  constructor() {
    throw new Error('refused');
  }
}
class NotOpening extends Razorpay {
  override open() {
    throw new Error('refused');
  }
}

const define = (provided: unknown) => () => void Object.assign(window, { Razorpay: provided });

for (const refusing of [Refusing, NotOpening]) {
  describeCheckout(`Razorpay, ${refusing.name}`, {
    open: openRazorpay,
    runs: {
      whole: define(Razorpay),
      empty: define(undefined),
      refusing: define(refusing),
    },
    clear: define(undefined),
    opened() {
      const { options, isOpen } = Razorpay.last;
      const { key, amount, order_id } = options;
      return { key, amount, orderId: order_id, isOpen } as ReturnType<
        Parameters<typeof describeCheckout>[1]['opened']
      >;
    },
    decline: ({ code, text }) =>
      Razorpay.last.failed({ error: { reason: code, description: text } }),
    dismiss: () => Razorpay.last.options.modal.ondismiss(),
    pay: ({ orderId, paymentId, signature }) =>
      Razorpay.last.options.handler({
        razorpay_order_id: orderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: signature,
      }),
  });
}

it('gets the options that the API answered, in the names of its own', async () => {
  define(Razorpay)();
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')));
  });
  const told = { onPaid() {}, onFailed() {}, onDismissed() {} };
  await openRazorpay({ ...order, script: 'https://provider.example/options.js' }, told);
  expect(Razorpay.last.options).toMatchObject({
    order_id: 'order_1',
    prefill: order.prefill,
    theme: order.theme,
    config: { display: { language: 'hi' } },
    retry: { enabled: true },
    timeout: 900,
    modal: { confirm_close: true },
  });
});

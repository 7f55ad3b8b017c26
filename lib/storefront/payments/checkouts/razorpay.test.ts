/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { ProviderCheckout } from '@/lib/api/schemas/payments';
import type { ProviderFailure } from '../provider-failure';
import { openRazorpay } from './razorpay';

const checkout: ProviderCheckout = {
  key: 'rzp_test_x',
  amount: 12_345,
  currency: 'INR',
  razorpay_order_id: 'order_1',
  name: 'Haat',
  description: 'HT-1',
  prefill: { name: 'Asha', email: 'a@example.in', contact: '9000000001', method: 'upi' },
  theme: { color: '#a93a22' },
  config: { display: { language: 'hi' } },
  retry: { enabled: true },
  timeout: 900,
  script: 'https://provider.example/checkout.js',
  test: false,
  order_number: 'HT-1',
  expires_at: '2026-01-01T00:00:00.000Z',
};
const answer = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'f'.repeat(64),
};

type Options = Record<string, unknown> & {
  handler: (given: typeof answer) => void;
  modal: { ondismiss: () => void };
};

/** The provider's side: its class, and how its script arrives. */
class Provider {
  static last: Provider;
  failed: (failure: object) => void = () => {};
  isOpen = false;
  constructor(readonly options: Options) {
    Provider.last = this;
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

let scripts = 0;
/** Every test has a script of its own, because one that has arrived is never asked for again. */
const fresh = () => ({ ...checkout, script: `https://provider.example/${++scripts}.js` });
const events = () => ({
  onPaid: jest.fn<(given: typeof answer) => void>(),
  onFailed: jest.fn<(why: ProviderFailure) => void>(),
  onDismissed: jest.fn<() => void>(),
});

function scriptArrives(provided: unknown, failures = 0) {
  let asked = 0;
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const element = script as HTMLScriptElement;
    const isLost = asked++ < failures;
    queueMicrotask(() => {
      if (isLost) return element.onerror?.(new Event('error'));
      Object.assign(window, { Razorpay: provided });
      element.onload?.(new Event('load'));
    });
  });
  return () => asked;
}

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { Razorpay: undefined });
});

describe('openRazorpay', () => {
  it("opens the checkout with the API's options", async () => {
    scriptArrives(Provider);
    const close = await openRazorpay(fresh(), events());
    expect(Provider.last.isOpen).toBe(true);
    expect(Provider.last.options).toMatchObject({
      key: 'rzp_test_x',
      amount: 12_345,
      order_id: 'order_1',
      prefill: checkout.prefill,
      theme: checkout.theme,
      config: { display: { language: 'hi' } },
    });
    close();
    expect(Provider.last.isOpen).toBe(false);
  });

  it('asks for the script a second time when it does not come', async () => {
    const asked = scriptArrives(Provider, 1);
    await openRazorpay(fresh(), events());
    expect(asked()).toBe(2);
  });

  it.each([
    ['razorpay_sdk_failed', Provider, 9],
    ['razorpay_unavailable', undefined, 0],
    [
      'razorpay_init_failed',
      class {
        constructor() {
          throw new Error('refused');
        }
      },
      0,
    ],
    [
      'razorpay_init_failed',
      class extends Provider {
        override open() {
          throw new Error('refused');
        }
      },
      0,
    ],
  ])('says %s', async (code, provided, failures) => {
    scriptArrives(provided, failures);
    await expect(openRazorpay(fresh(), events())).rejects.toMatchObject({ code });
  });

  it('tells what happens in it: a failed try, being closed, being paid', async () => {
    scriptArrives(Provider);
    const told = events();
    await openRazorpay(fresh(), told);
    const { options, failed } = Provider.last;
    failed({ error: { description: 'The bank declined.', reason: 'card_declined' } });
    const why = { code: 'card_declined', text: 'The bank declined.' };
    expect(told.onFailed).toHaveBeenCalledWith(why);
    options.modal.ondismiss();
    expect(told.onDismissed).toHaveBeenCalledTimes(1);
    options.handler(answer);
    expect(told.onPaid).toHaveBeenCalledWith(answer);
    options.modal.ondismiss();
    expect(told.onDismissed).toHaveBeenCalledTimes(1);
  });
});

import { jest } from '@jest/globals';
import type { PaymentOrder, Receipt } from '../../payment-calls';
import type { ProviderFailure } from '../../provider-failure';
import type { OpenCheckout } from '../checkout';

/** The browser's part under test, and a simulation of the provider's script. */
export type CheckoutRig = {
  open: OpenCheckout;
  /** The effects of running the script: complete; none; or a class that refuses to open. */
  runs: Record<'whole' | 'empty' | 'refusing', () => void>;
  /** Undoes the effects of `runs`. */
  clear(): void;
  /** The order last passed to the provider's checkout, and whether the checkout is open. */
  opened(): { orderId: string; key: string; amount: number; isOpen: boolean };
  /** The shopper's actions in the checkout: a try that the bank declines, closing, paying. */
  decline(failure: ProviderFailure): void;
  dismiss(): void;
  pay(receipt: Receipt): void;
};

export const order: PaymentOrder = {
  provider: 'any',
  key: 'key_1',
  amount: 12_345,
  currency: 'INR',
  orderId: 'order_1',
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
const receipt: Receipt = { orderId: 'order_1', paymentId: 'pay_1', signature: 'f'.repeat(64) };

let scripts = 0;
/** Returns an order with a new script, because a loaded script is never requested again. */
const fresh = () => ({ ...order, script: `https://provider.example/${++scripts}.js` });
const events = () => ({
  onPaid: jest.fn<(given: Receipt) => void>(),
  onFailed: jest.fn<(why: ProviderFailure) => void>(),
  onDismissed: jest.fn<() => void>(),
});

/** Describes the rules for the browser's part of every payment provider; runs in jsdom. */
export function describeCheckout(name: string, rig: CheckoutRig): void {
  /** @returns the number of times the script was requested */
  function scriptArrives(how: keyof CheckoutRig['runs'], lost = 0): () => number {
    let asked = 0;
    jest.spyOn(document.head, 'append').mockImplementation((script) => {
      const element = script as HTMLScriptElement;
      const isLost = asked++ < lost;
      queueMicrotask(() => {
        if (isLost) return element.onerror?.(new Event('error'));
        rig.runs[how]();
        element.onload?.(new Event('load'));
      });
    });
    return () => asked;
  }

  describe(`the checkout of ${name}`, () => {
    afterEach(() => {
      jest.restoreAllMocks();
      rig.clear();
    });

    it('opens with the order, and is closed by what it answers', async () => {
      scriptArrives('whole');
      const close = await rig.open(fresh(), events());
      const { key, amount, orderId } = order;
      expect(rig.opened()).toEqual({ key, amount, orderId, isOpen: true });
      close();
      expect(rig.opened().isOpen).toBe(false);
    });

    it('asks for the script a second time when it does not come', async () => {
      const asked = scriptArrives('whole', 1);
      await rig.open(fresh(), events());
      expect(asked()).toBe(2);
    });

    it.each([
      ['checkout_script_failed', 'whole', 9],
      ['checkout_unavailable', 'empty', 0],
      ['checkout_init_failed', 'refusing', 0],
    ] as const)('says %s', async (code, how, lost) => {
      scriptArrives(how, lost);
      await expect(rig.open(fresh(), events())).rejects.toMatchObject({ code });
    });

    it('tells what happens in it: a failed try, being closed, being paid', async () => {
      scriptArrives('whole');
      const told = events();
      await rig.open(fresh(), told);
      const why = { code: 'card_declined', text: 'The bank declined.' };
      rig.decline(why);
      expect(told.onFailed).toHaveBeenCalledWith(why);
      rig.dismiss();
      expect(told.onDismissed).toHaveBeenCalledTimes(1);
      rig.pay(receipt);
      expect(told.onPaid).toHaveBeenCalledWith(receipt);
      rig.dismiss();
      expect(told.onDismissed).toHaveBeenCalledTimes(1);
    });
  });
}

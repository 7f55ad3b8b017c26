/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { openCheckout, providerLabel } from './open-checkout';
import { order } from './testing/checkout-rules';

const events = { onPaid() {}, onFailed() {}, onDismissed() {} };

it.each(['razorpay', 'test'])('opens the checkout of %s by its script', async (provider) => {
  const opened: object[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const Razorpay = class {
      constructor(options: object) {
        opened.push(options);
      }
      on() {}
      open() {}
    };
    Object.assign(window, { Razorpay });
    queueMicrotask(() => (script as HTMLScriptElement).onload?.(new Event('load')));
  });
  const script = `https://${provider}.example/checkout.js`;
  await openCheckout({ ...order, provider, script }, events);
  expect(opened).toMatchObject([{ order_id: 'order_1' }]);
  expect(providerLabel(provider)).toBe('Razorpay');
});

it.each(['elsewhere', 'toString'])('says that it knows no checkout of %s', async (provider) => {
  const refused = openCheckout({ ...order, provider }, events);
  await expect(refused).rejects.toMatchObject({ code: 'checkout_unavailable' });
  expect(providerLabel(provider)).toBe(provider);
});

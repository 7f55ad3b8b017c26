import { expect, test } from '@playwright/test';
import { nightly, share } from '../testing/nightly';
import { smallPhone } from '../testing/screens';
import { newShopper, openSession, someProduct } from '../testing/session';
import { addButton, cartLink } from '../testing/shop-page';

/**
 * Browser features that WebViews, private windows and old phones lack, or that fail when read or used. Next
 * itself uses IntersectionObserver if it exists, so that one is only missing.
 */
const parts = {
  undefined: [
    'navigator.serviceWorker',
    'navigator.connection',
    'navigator.sendBeacon',
    'navigator.clipboard',
    'navigator.geolocation',
    'navigator.share',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'matchMedia',
    'IntersectionObserver',
    'ResizeObserver',
    'PerformanceObserver',
    'BroadcastChannel',
    'Notification',
    'requestIdleCallback',
    'crypto.randomUUID',
  ],
  'refused when read': [
    'navigator.serviceWorker',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
  ],
  'refused when used': [
    'navigator.sendBeacon',
    'matchMedia',
    'BroadcastChannel',
    'requestIdleCallback',
  ],
};

test.use({ viewport: smallPhone, hasTouch: true });

/** Every part at night, otherwise each sixth. */
const tried = (names: string[]) => names.filter((_, at) => nightly || at % 6 === share % 6);

for (const [how, names] of Object.entries(parts)) {
  for (const part of tried(names)) {
    test(`a shopper fills the cart where ${part} is ${how}`, async ({ page, baseURL }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      const { email } = await newShopper(baseURL);
      await openSession(page.context(), email);
      await page.addInitScript(
        ([path = '', how]) => {
          const [name = '', owner] = path.split('.').reverse();
          const holder = owner ? Reflect.get(window, owner) : window;
          function refuse() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          }
          const get = () => {
            if (how === 'refused when read') refuse();
            return how === 'refused when used' ? refuse : undefined;
          };
          Object.defineProperty(holder, name, { configurable: true, get });
        },
        [part, how],
      );
      const { slug } = await someProduct(page, 40);
      await page.goto(`/product/${slug}`);
      await addButton(page).click();
      await cartLink(page, 1).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('main').getByRole('link', { name: /checkout/i })).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
}

import { expect, test } from '@playwright/test';
import { newShopper } from '../testing/session';
import { byKeyboard } from './testing/by-keyboard';
import { orderOfDemoStore } from './testing/demo-order';
import { listShirt } from './testing/list-shirt';
import { sendShipment } from './testing/send-shipment';
import { signInSeller } from './testing/sign-in';

test('the keyboard alone lists a product with pictures', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInSeller(page);
  const hand = byKeyboard(page);
  const mark = Date.now().toString(36);
  const names = { en: `Tabjheel Shirt ${mark}`, hi: `टैबझील कमीज़ ${mark}` };
  const id = await listShirt(page, 'en', hand, names);
  expect(Number(id)).toBeGreaterThan(0);
});

test('the keyboard alone sends an order', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const url = String(baseURL);
  const { number } = await orderOfDemoStore(page.request, url, await newShopper(url));
  await signInSeller(page);
  await sendShipment(page, 'en', byKeyboard(page), number);
});

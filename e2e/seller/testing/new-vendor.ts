import { expect, type Page } from '@playwright/test';
import { newApplicant } from '../../testing/applicant';
import { mailedApplicationCode } from '../../testing/mail';
import { market } from '../../testing/market';
import { password } from '../../testing/shopper';

/** Creates a vendor with a confirmed application, approved unless `isOpen` is false. */
export async function newVendor(page: Page, storeName: string, { isOpen = true } = {}) {
  const { you, store } = newApplicant(storeName);
  const more = { state: 'Maharashtra', care_email: 'care@looms.example', terms: 'true' };
  const multipart = { ...you, ...store, ...more };
  const sent = await page.request.post('/api/stores', { multipart });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { email } = you;
  const data = { email, password, code: await mailedApplicationCode(email) };
  const confirmed = await (await page.request.post('/api/stores/confirm', { data })).json();
  const number: string = confirmed.data.application_number;
  if (isOpen) await market('vendors', 'approve', number);
  return { email, password, number };
}

import { expect, type Page } from '@playwright/test';
import { main } from './shop-page';
import { type Lang, texts } from './texts';

export const paymentPage = /\/profile\/payments\/([A-Z0-9-]+)$/;
export const successPage = /\/order-success\/([A-Z0-9-]+)$/;
export const payLabel = /^Pay /;

export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name });

/** Returns the test provider's dialog. */
export const dialog = (page: Page) => page.locator('dialog[aria-labelledby=title]');
export const press = (page: Page, name: 'success' | 'failure' | 'dismiss') =>
  dialog(page).locator(`button[name=${name}]`).click();

/** Places the order of the checkout with this payment method. */
export async function place(page: Page, method: 'cod' | 'upi' | 'card', lang: Lang = 'en') {
  const t = texts(lang);
  await main(page)
    .getByRole('radio', { name: new RegExp(`^${t(`checkout.${method}`)}`) })
    .check();
  await button(page, new RegExp(`^${t('checkout.place_order')}`)).click();
}

/** Returns the order number in the page's address. */
export const numberOn = (page: Page, where: RegExp) =>
  where.exec(new URL(page.url()).pathname)?.[1] ?? '';

/** Places the order and waits for the provider's dialog. Returns the order number. */
export async function openDialog(page: Page, method: 'upi' | 'card') {
  await place(page, method);
  await expect(dialog(page)).toBeVisible();
  return numberOn(page, paymentPage);
}

/** Pays in the provider's dialog, and waits for the page of the placed order. */
export async function pay(page: Page) {
  await press(page, 'success');
  await expect(page).toHaveURL(successPage);
}

/** Returns the row of the payment page with a name. */
export function row(page: Page, name: string) {
  return main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');
}

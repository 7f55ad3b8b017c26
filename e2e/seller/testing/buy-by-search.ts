import { expect, type Page } from '@playwright/test';
import { numberOn, pay, place, successPage } from '../../testing/payment-page';
import { openSession } from '../../testing/session';
import { main } from '../../testing/shop-page';
import { address, call, type Shopper } from '../../testing/shopper';
import { type Lang, texts } from '../../testing/texts';

/**
 * Finds a product within seconds by a search that matches nothing else, and buys so many by UPI.
 * @returns the order's number
 */
export async function buyBySearch(
  page: Page,
  lang: Lang,
  shopper: Shopper,
  { url, search, name, quantity }: { url: string; search: string; name: string; quantity: number },
): Promise<string> {
  const t = texts(lang);
  const prefix = lang === 'hi' ? '/hi' : '';
  const { token } = shopper;
  await call(url, 'POST', '/api/addresses', { token, body: address });
  await openSession(page.context(), shopper.email);
  const found = main(page).getByRole('link', { name }).first();
  await expect(async () => {
    await page.goto(`${prefix}/search?search=${encodeURIComponent(search)}`);
    await expect(found).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const more = main(page)
    .getByRole('button', { name: t('cart.more'), exact: true })
    .first();
  for (let pieces = 1; pieces < quantity; pieces++) await more.click();
  await main(page)
    .getByRole('button', { name: t('cart.buy_now'), exact: true })
    .first()
    .click();
  await place(page, 'upi', lang);
  await pay(page);
  return numberOn(page, successPage);
}

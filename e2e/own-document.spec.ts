import { expect, type Page, test } from '@playwright/test';
import { makeBuyer } from './testing/buyer';
import { signInByForm } from './testing/session';
import { banner, main } from './testing/shop-page';
import { texts } from './testing/texts';

/** Pages of one shopper are separate documents with their own policy. */

const t = texts('en');
const ofOneShopper = /^\/(checkout|profile|order-success|track-order)/;

/** Records errors on a page, and its requests. */
function watched(page: Page) {
  const errors: string[] = [];
  const asked: string[] = [];
  const documents: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname);
    else if (ofOneShopper.test(pathname)) asked.push(pathname);
  });
  return { errors, asked, documents };
}

test('links from the shop to the pages of one shopper load a document, and nothing ahead of it', async ({
  page,
  baseURL,
}) => {
  await makeBuyer(page, String(baseURL));
  const { errors, asked, documents } = watched(page);
  await page.goto('/cart');
  const checkout = main(page).getByRole('link', { name: t('cart.checkout', { count: 1 }) });
  await checkout.hover();
  await checkout.focus();
  await page.waitForLoadState('networkidle');
  await checkout.click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(main(page).getByText(t('payments.test_mark')).first()).toBeAttached();

  await page.goto('/deals');
  await banner(page).locator('details').filter({ hasText: 'Meera' }).locator('summary').click();
  await banner(page)
    .getByRole('link', { name: t('account.my_profile') })
    .click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/about');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.track_order') })
    .click();
  await expect(page).toHaveURL(/\/track-order$/);
  await main(page).getByLabel(t('orders.number')).fill('HT-000000-NONE00');
  await main(page)
    .getByRole('button', { name: t('orders.track') })
    .click();
  await expect(page).toHaveURL(/\/track-order\/HT-000000-NONE00$/);

  expect(documents).toEqual(['/cart', '/checkout', '/deals', '/profile', '/about', '/track-order']);
  expect(asked.filter((path) => !path.startsWith('/track-order/'))).toEqual([]);
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('the way back from an order leads to where its buyer was before the checkout', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await makeBuyer(await browser.newPage({ baseURL }), String(baseURL));
  await page.goto('/brands');
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/signin\?callbackUrl=%2Fcheckout$/);
  await main(page)
    .getByRole('link', { name: t('auth.sign_up') })
    .click();
  await expect(page).toHaveURL(/\/signup\?callbackUrl=%2Fcheckout$/);
  await main(page)
    .getByRole('link', { name: t('auth.sign_in') })
    .click();
  await expect(page).toHaveURL(/\/signin\?callbackUrl=%2Fcheckout$/);
  await signInByForm(page, t, email);
  await expect(page).toHaveURL(/\/checkout$/);
  await main(page)
    .getByRole('radio', { name: new RegExp(`^${t('checkout.cod')}`) })
    .check();
  await main(page)
    .getByRole('button', { name: new RegExp(`^${t('checkout.place_order')}`) })
    .click();
  await expect(page).toHaveURL(/\/order-success\//);
  await expect(main(page).getByRole('heading', { name: t('orders.thanks') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/brands$/);
});

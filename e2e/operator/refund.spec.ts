import { expect, type Page, test } from '@playwright/test';
import { orderOfDemoStore } from '../seller/testing/demo-order';
import { enterCash, operatorToken } from '../testing/delivered-order';
import { dataDir } from '../testing/mail';
import { main } from '../testing/shop-page';
import { call, signUp } from '../testing/shopper';
import { texts } from '../testing/texts';
import { signInOperator } from './testing/sign-in';

const t = texts('en');
const token = operatorToken;

/** Creates a delivered order whose cash was collected, so its refund goes to an account. */
async function deliveredOrder(page: Page, url: string) {
  const shopper = await signUp(url, dataDir);
  const { number, shipmentId } = await orderOfDemoStore(page.request, url, shopper);
  for (const to of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered']) {
    const path = `/api/operator/shipments/${shipmentId}/advance`;
    expect((await call(url, 'POST', path, { token, body: { to } })).status).toBe(200);
  }
  await enterCash(url, number);
  return { number, email: shopper.email };
}

const press = (page: Page, key: string) =>
  page
    .locator('main, dialog[open]')
    .last()
    .getByRole('button', { name: t(key), exact: true })
    .click();

test('an operator refunds a part above the limit, and another one approves it', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { number, email } = await deliveredOrder(page, url);
  const body = { alone_up_to: 100 };
  await call(url, 'PUT', '/api/operator/limits/refunds', { token, body });

  await signInOperator(page, 'support');
  await page.goto('/operator/orders');
  await main(page).getByLabel(t('operator_orders.search')).fill(email);
  await main(page).getByLabel(t('operator_orders.search')).press('Enter');
  await main(page).getByRole('link', { name: number }).click();
  await press(page, 'operator_orders.refund_part');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('operator_refunds.amount')).fill('150');
  await dialog.getByLabel(t('operator_refunds.reason')).fill('The border came unstitched');
  await dialog.getByLabel(t('operator_refunds.upi')).fill('meera.demo@okbank');
  await dialog.getByRole('button', { name: t('operator_refunds.send') }).click();
  await expect(dialog).toHaveCount(0);
  const waiting = main(page).getByText(t('operator_refunds.states.waiting'));
  await expect(waiting).toBeVisible();

  const second = await (await browser.newContext()).newPage();
  await signInOperator(second, 'finance');
  await second.goto('/operator/refunds');
  const card = main(second).getByRole('row').filter({ hasText: number });
  await card.getByRole('button', { name: t('operator_refunds.do.approve') }).click();
  await second.getByLabel(t('operator_refunds.note')).fill('Seen the pictures');
  await press(second, 'operator_refunds.do.approve');
  await expect(card).toHaveCount(0);

  await page.reload();
  await expect(main(page).getByText(t('operator_refunds.states.to_pay'))).toBeVisible();
  await second.context().close();
});

import { expect, type Page, test } from '@playwright/test';
import { buyAndReceive } from '../testing/delivered-order';
import { market } from '../testing/market';
import { newShopper, openSession } from '../testing/session';
import { main } from '../testing/shop-page';
import { call } from '../testing/shopper';
import { texts } from '../testing/texts';
import { openReturn, requestReturn } from './testing/request-return';
import { signInSeller } from './testing/sign-in';

const t = texts('hi');
const press = (page: Page, key: string) =>
  main(page)
    .getByRole('button', { name: t(key), exact: true })
    .click();

test('a refusal is disputed, the market decides, and cash comes back to a UPI id', async ({
  page,
  baseURL,
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  await page.setViewportSize(viewport);
  const url = String(baseURL);
  const vendor = await (await browser.newContext({ viewport })).newPage();
  await signInSeller(vendor);
  const shopper = await newShopper(url);
  const listed = await page.request.get('/api/products?store=aarohi-weaves&in_stock=1&limit=1');
  await buyAndReceive(url, shopper, (await listed.json()).data.products[0]);
  await openSession(page.context(), shopper.email);
  const { body } = await call(url, 'GET', '/api/orders', { token: shopper.token });
  const [order] = (body.data as unknown as { orders: { number: string }[] }).orders;
  const upi = 'meera@okbank';
  const number = await requestReturn(page, 'hi', { number: String(order?.number), upi });

  await openReturn(vendor, 'hi', number);
  await press(vendor, 'seller_returns.refuse');
  await main(vendor).getByLabel(t('seller_returns.refusal')).fill('The tags are gone.');
  await press(vendor, 'seller_returns.refuse');
  await expect(main(vendor).getByText('The tags are gone.')).toBeVisible();
  await page.reload();
  await press(page, 'returns.dispute.open');
  const dialog = page.getByRole('dialog', { name: t('returns.dispute.title') });
  await dialog.getByLabel(t('returns.dispute.comment')).fill('It came without tags.');
  await dialog.getByRole('button', { name: t('returns.dispute.send'), exact: true }).click();
  await expect(main(page).getByText(t('returns.status.disputed')).first()).toBeVisible();
  const disputed = await market('returns', 'list');
  const id = new RegExp(`^(\\d+) · ${number}`, 'm').exec(disputed)?.[1] ?? '';
  expect(await market('returns', 'accept', id, 'Seen on the picture')).toContain('accepted');
  await page.reload();
  await expect(main(page).getByText(t('returns.status.accepted')).first()).toBeVisible();
  await expect(main(page).getByText('me••@okbank')).toBeVisible();
});

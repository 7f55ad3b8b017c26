import { expect, test } from '@playwright/test';
import {
  isSignedWith,
  openReceiver,
} from '../../lib/marketplace/modules/sellers/webhooks/testing/receiver';
import { expectAccessible } from '../testing/axe';
import { asksOpenShop } from '../testing/open-shop';
import { newShopper } from '../testing/session';
import { main } from '../testing/shop-page';
import { call } from '../testing/shopper';
import { texts } from '../testing/texts';
import { orderOfDemoStore } from './testing/demo-order';
import { demoVendor, signInSeller } from './testing/sign-in';

test('a token does what it is for, is shown once, and is revoked', async ({ page, baseURL }) => {
  const t = (key: string, params = {}) => texts('hi')(`seller_api.${key}`, params);
  const button = (name: string) => main(page).getByRole('button', { name, exact: true });
  await page.setViewportSize({ width: 390, height: 900 });
  await signInSeller(page);
  await page.goto('/hi/seller/api');
  const name = `गोदाम ${Date.now()}`;
  await main(page).getByLabel(t('name')).fill(name);
  await main(page).getByLabel(t('password_needed'), { exact: true }).fill(demoVendor.password);
  await main(page)
    .getByRole('checkbox', { name: t('scope.stock_read') })
    .check();
  await button(t('make')).click();
  const token = String(
    await main(page)
      .getByText(/^haat_\w{20,}/)
      .textContent(),
  );
  await expectAccessible(page);
  await button(t('kept')).click();
  await page.reload();
  const row = main(page).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(token.slice(-4));
  await expect(main(page)).not.toContainText(token);

  const ask = (path: string) => call(String(baseURL), 'GET', `/api/seller/${path}`, { token });
  expect((await ask('stock-movements')).status).toBe(200);
  expect((await ask('listings')).status).toBe(403);
  await row.getByRole('button', { name: t('revoke') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('revoke') })
    .click();
  await expect(row).toHaveCount(0);
  expect((await ask('stock-movements')).status).toBe(401);
});

test('a webhook is told of an order, signed, and again on request', async ({ page, baseURL }) => {
  test.skip(asksOpenShop, 'a shop with https tells nobody on this machine');
  const t = (key: string, params = {}) => texts('en')(`seller_webhooks.${key}`, params);
  const button = (name: string) => main(page).getByRole('button', { name, exact: true });
  const url = String(baseURL);
  const receiver = await openReceiver();
  try {
    receiver.answer = (response) => void response.writeHead(500).end('not now');
    await page.setViewportSize({ width: 1280, height: 900 });
    await signInSeller(page);
    await page.goto('/seller/api/webhooks');
    await main(page).getByLabel(t('url')).fill(receiver.url);
    await main(page).getByLabel(t('password_needed'), { exact: true }).fill(demoVendor.password);
    await main(page)
      .getByRole('checkbox', { name: t('event.order_placed') })
      .check();
    await button(t('add')).click();
    const secret = String(
      await main(page)
        .getByText(/^whsec_/)
        .textContent(),
    );
    const { number } = await orderOfDemoStore(page.request, url, await newShopper(url));
    const ofOrder = () => receiver.received.filter(({ body }) => body.includes(number));
    // The event is sent in the next round of the jobs if the machine is busy.
    const round = { timeout: 45_000 };
    await expect.poll(() => ofOrder().length, round).toBe(1);

    receiver.answer = undefined;
    await main(page).getByRole('link', { name: receiver.url }).click();
    const entry = main(page).getByRole('listitem').filter({ hasText: number });
    await entry.getByText('order.placed', { exact: true }).click();
    await expect(entry.getByText('not now')).toBeVisible();
    await expectAccessible(page);
    await entry.getByRole('button', { name: t('replay') }).click();
    await expect.poll(() => ofOrder().length, round).toBe(2);
    const [first, second] = ofOrder();
    if (!first || !second) throw new Error('nothing was received');
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(await isSignedWith(secret, second)).toBe(true);
    expect(await isSignedWith(secret, { ...second, body: `${second.body} ` })).toBe(false);
    await button(t('remove')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('remove') })
      .click();
    await expect(page).toHaveURL(/\/webhooks$/);
  } finally {
    receiver.close();
  }
});

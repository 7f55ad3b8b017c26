import { expect, test } from '@playwright/test';
import { mailedCode, mailedLink } from '../testing/mail';
import { main } from '../testing/shop-page';
import { newEmail, password } from '../testing/shopper';
import { texts } from '../testing/texts';
import { signInSeller } from './testing/sign-in';

test('an owner invites somebody for the orders, who sees nothing else, on a phone in Hindi', async ({
  page,
  browser,
}) => {
  const t = texts('hi');
  const viewport = { width: 390, height: 844 };
  await page.setViewportSize(viewport);
  await signInSeller(page);
  await page.goto('/hi/seller/staff');
  const email = newEmail();
  await main(page).getByLabel(t('seller_staff.email')).fill(email);
  await main(page)
    .getByRole('button', { name: t('seller_staff.send') })
    .click();
  await expect(main(page).getByText(email)).toBeVisible();

  const joining = await (await browser.newContext({ viewport, locale: 'hi-IN' })).newPage();
  await joining.goto(await mailedLink(email, '/hi/seller/join'));
  const field = (key: string) => main(joining).getByLabel(t(key), { exact: true });
  const press = (key: string) =>
    main(joining)
      .getByRole('button', { name: t(key), exact: true })
      .click();
  await field('seller_join.first_name').fill('मीना');
  await field('seller_join.last_name').fill('जोशी');
  await field('seller_join.password').fill(password);
  await press('seller_join.join');
  await expect(joining).toHaveURL('/hi/seller/signin');
  await field('seller_sign_in.email').fill(email);
  await field('seller_sign_in.password').fill(password);
  await press('seller_sign_in.sign_in');
  await field('auth.code').fill(await mailedCode(email));
  await expect(joining).toHaveURL('/hi/seller');

  const links = joining.locator('a[href^="/hi/seller/"]');
  await expect(links.and(joining.locator('[href$="/shipments"]')).first()).toBeAttached();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const closed of ['listings', 'stock', 'money', 'store', 'staff']) {
    expect(paths.filter((path) => path?.includes(`/seller/${closed}`))).toEqual([]);
  }
  for (const path of ['balance', 'listings', 'staff']) {
    expect((await joining.request.get(`/api/seller/${path}`)).status(), path).toBe(403);
  }
  expect((await joining.request.get('/api/seller/shipments')).status()).toBe(200);
  await page.reload();
  await expect(main(page).getByRole('row').filter({ hasText: email })).toContainText('मीना जोशी');
});

import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newVendor } from '../seller/testing/new-vendor';
import { expectAccessible } from '../testing/axe';
import { operatorToken } from '../testing/delivered-order';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { type Lang, texts } from '../testing/texts';

const password = 'peepal-tree-8';

/** Creates an owner of the operator area; returns the temporary password. */
async function newOperator(page: Page, email: string) {
  const answer = await page.request.post('/api/operator/operators', {
    headers: { authorization: `Bearer ${operatorToken}` },
    data: { email, name: 'Meera Joshi', role: 'owner' },
  });
  const { data } = await answer.json();
  return String(data.temporary_password);
}

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Signs in for the first time: sets up the app and a password. */
async function enrol(page: Page, lang: Lang, email: string, temporary: string) {
  const t = texts(lang);
  const press = (key: string) =>
    main(page)
      .getByRole('button', { name: t(key) })
      .click();
  await main(page).getByLabel(t('operator_sign_in.email')).fill(email);
  await main(page).getByLabel(t('operator_sign_in.password'), { exact: true }).fill(temporary);
  await press('operator_sign_in.sign_in');
  const secret = ((await main(page).locator('code').textContent()) ?? '').replace(/\s/g, '');
  await main(page).getByLabel(t('operator_sign_in.new_password')).fill(password);
  await main(page).getByLabel(t('auth.code')).fill(codeOf(secret));
  await expect(main(page).getByRole('listitem')).toHaveCount(10);
  await main(page).getByText(t('operator_sign_in.kept')).click();
  await press('operator_sign_in.go_on');
}

/** axe checks each page in one of the two languages. */
const pages = [
  '',
  '/team',
  '/home',
  '/search',
  '/account',
  '/listings',
  '/categories',
  '/brands',
  '/coupons',
  '/deals',
  '/settings',
  '/orders',
  '/returns',
  '/refunds',
  '/payments',
  '/settlements',
  '/commission',
  '/taxes',
  '/shoppers',
  '/reviews',
  '/health',
];

for (const [lang, prefix, width] of variants(
  ['en', '', 1280] as const,
  ['hi', '/hi', 390] as const,
)) {
  test(`an operator sets the app up and approves a store, in ${lang}`, async ({ page }) => {
    const t = texts(lang);
    const store = `Review Looms ${lang}`;
    await newVendor(page, store, { isOpen: false });
    const email = `owner-${lang}@haat.example`;
    const temporary = await newOperator(page, email);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${prefix}/operator/sellers`);
    await enrol(page, lang, email, temporary);
    await expect(page).toHaveURL(`${prefix}/operator/sellers`);
    const row = main(page).getByRole('row').filter({ hasText: store });
    await row.getByRole('button', { name: t('operator_sellers.do_approved'), exact: true }).click();
    await expect(row).toHaveCount(0);

    await page.goto(`${prefix}/operator/log`);
    const line = main(page).getByRole('row').filter({ hasText: 'vendors/' }).first();
    await expect(line).toContainText('Meera Joshi');
    for (const path of pages.filter((_, n) => n % 2 === Number(lang === 'hi'))) {
      await page.goto(`${prefix}/operator${path}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('areas.sign_out') })
      .click();
    await expect(page).toHaveURL(`${prefix}/operator/signin`);
    expect((await page.request.get('/api/operator/me')).status()).toBe(401);
  });
}

import { expect, type Page, test } from '@playwright/test';
import { mailedCode } from '../testing/mail';
import { inTurn } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { type Lang, texts } from '../testing/texts';
import { newVendor } from './testing/new-vendor';

/** Drives the forms of /seller/signin. */
function signInForms(page: Page, lang: Lang) {
  const t = texts(lang);
  const press = (name: string) => main(page).getByRole('button', { name: t(name), exact: true });
  return {
    t,
    async password(email: string, password: string) {
      await main(page).getByLabel(t('seller_sign_in.email'), { exact: true }).fill(email);
      await main(page).getByLabel(t('seller_sign_in.password'), { exact: true }).fill(password);
      await press('seller_sign_in.sign_in').click();
    },
    async code(otp: string) {
      await main(page).getByLabel(t('auth.code')).fill(otp);
    },
    signOut: () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: t('areas.sign_out') })
        .click(),
  };
}

for (const [lang, prefix] of inTurn('seller signs in', [
  ['en', ''],
  ['hi', '/hi'],
] as const)) {
  test(`a new device needs a code and a known one does not, in ${lang}`, async ({ page }) => {
    const { t, password, code, signOut } = signInForms(page, lang);
    const vendor = await newVendor(page, `Device Looms ${lang}`);
    if (lang === 'hi') await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}/seller?days=90`);
    await expect(page).toHaveURL(/\/seller\/signin\?next=/);
    await password(vendor.email, 'a wrong one');
    await expect(main(page).getByText(t('api.wrong_credentials'))).toBeVisible();
    await password(vendor.email, vendor.password);
    await expect(
      main(page).getByRole('heading', { level: 1, name: t('seller_sign_in.code_title') }),
    ).toBeVisible();
    const otp = await mailedCode(vendor.email);
    await code(otp === '111111' ? '222222' : '111111');
    await expect(main(page).getByText(t('validation.otp_wrong'))).toBeVisible();
    await code(otp);
    await expect(page).toHaveURL(`${prefix}/seller?days=90`);
    await expect(page.getByRole('banner')).toContainText(`Device Looms ${lang}`);

    await signOut();
    await expect(page).toHaveURL(`${prefix}/seller/signin`);
    expect((await page.request.get('/api/seller/me')).status()).toBe(401);
    await password(vendor.email, vendor.password);
    await expect(page).toHaveURL(`${prefix}/seller`);
  });
}

test('a vendor whose application waits is told so', async ({ page }) => {
  const { t, password } = signInForms(page, 'en');
  const vendor = await newVendor(page, 'Waiting Looms', { isOpen: false });
  await page.goto('/seller/signin');
  await password(vendor.email, vendor.password);
  await expect(main(page).getByText(t('api.store_not_open'))).toBeVisible();
  expect((await page.request.get('/api/seller/me')).status()).toBe(401);
});

test('the owner of an open store goes on into the area from “Vendor login”', async ({ page }) => {
  const t = texts('en');
  const vendor = await newVendor(page, 'Onward Looms');
  await page.goto('/vendor/signin');
  const field = (name: string) => main(page).getByLabel(t(`vendor.${name}`), { exact: true });
  await field('email').fill(vendor.email);
  await field('password').fill(vendor.password);
  await main(page)
    .getByRole('button', { name: t('vendor.sign_in'), exact: true })
    .click();
  await main(page)
    .getByLabel(t('auth.code'))
    .fill(await mailedCode(vendor.email));
  await expect(page).toHaveURL('/seller');
  await expect(page.getByRole('banner')).toContainText('Onward Looms');
});

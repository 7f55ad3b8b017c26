import { expect, test } from '@playwright/test';
import { applicationForm, newApplicant, numberPattern, signIn } from './testing/applicant';
import { expectMail, mailedApplicationCode, mailedCode, mailedLink } from './testing/mail';
import { market } from './testing/market';
import { main } from './testing/shop-page';
import { password } from './testing/shopper';
import { texts } from './testing/texts';

test('another is rejected with its reason, and sets a new password, on a phone in Hindi', async ({
  page,
}) => {
  const t = texts('hi');
  const { fill, press, expectStep, field, expectConfirmation } = applicationForm(page, 'hi');
  const { you, store } = newApplicant('मीरा के करघे');
  const reason = 'GSTIN पर दूसरा नाम दर्ज है';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hi/vendor/signup');
  await fill({ ...you, first_name: 'मीरा', last_name: 'पाटिल', phone: '९८२००१२३४५' });
  await press('next');
  await expectStep(1);
  // Fields that follow from the GSTIN are filled in.
  const { pan_number, ...typed } = store;
  await fill(typed);
  await expect(field('pan_number')).toHaveValue(pan_number);
  await expect(field('state')).toHaveValue('Maharashtra');
  await press('next');
  await press('next');
  await main(page)
    .getByRole('checkbox', { name: t('vendor.terms') })
    .check();
  await press('submit');
  await expectConfirmation();
  await page.reload();
  await expectConfirmation();
  await expect(main(page)).toContainText(you.email);

  // The page is closed; the mail's link asks for everything again.
  await page.goto(await mailedLink(you.email, '/hi/vendor/signin'));
  await expectConfirmation();
  const code = await mailedApplicationCode(you.email);
  await fill({ email: you.email, password, confirm_code: code });
  await press('confirm');
  await expect(main(page).getByText(t('vendor.status.pending'), { exact: true })).toBeVisible();
  const number = numberPattern.exec((await main(page).textContent()) ?? '')?.[0] as string;
  await main(page)
    .getByRole('button', { name: t('vendor.sign_out') })
    .click();
  await expectMail(you.email, t('mail.vendor.applied_subject', { number }));
  await market('vendors', 'reject', number, '--reason', reason);
  await expectMail(you.email, t('mail.vendor.rejected_subject', { store: store.store_name }));

  await main(page)
    .getByRole('link', { name: t('vendor.forgot') })
    .click();
  await expect(page).toHaveURL(/\/hi\/vendor\/forgot-password$/);
  await field('email').fill(you.email);
  await main(page)
    .getByRole('button', { name: t('vendor.send_code') })
    .click();
  await expect(main(page).getByText(t('api.code_sent'))).toBeVisible();
  const again = 'dusra shabd 2026';
  const reset = async (code: string) => {
    await main(page).getByLabel(t('auth.code')).fill(code);
    await field('new_password').fill(again);
    await main(page)
      .getByRole('button', { name: t('vendor.set_password') })
      .click();
  };
  const otp = await mailedCode(you.email);
  await reset(otp === '111111' ? '222222' : '111111');
  await expect(main(page).getByText(t('validation.otp_wrong'))).toBeVisible();
  await main(page).getByLabel(t('auth.code')).fill(otp);
  await expect(main(page).getByText(t('api.password_reset'))).toBeVisible();
  await main(page)
    .getByRole('link', { name: t('vendor.sign_in') })
    .click();
  await signIn(page, 'hi', you.email);
  await expect(main(page).getByText(t('api.wrong_credentials'))).toBeVisible();
  await signIn(page, 'hi', you.email, again);
  await expect(main(page).getByText(t('vendor.status.rejected'), { exact: true })).toBeVisible();
  await expect(main(page)).toContainText(reason);
});

test('an applicant who signs in before confirming is asked for the code', async ({ page }) => {
  const t = texts('en');
  const { fill, press, expectConfirmation } = applicationForm(page, 'en');
  const { you, store } = newApplicant('Closed Too Soon');
  const more = { state: 'Maharashtra', care_email: 'care@looms.example', terms: 'true' };
  const multipart = { ...you, ...store, ...more };
  expect((await page.request.post('/api/stores', { multipart })).ok()).toBe(true);
  await page.goto('/vendor/signin');
  await signIn(page, 'en', you.email);
  await expectConfirmation();
  await fill({ confirm_code: await mailedApplicationCode(you.email) });
  await press('confirm');
  await expect(main(page).getByText(t('vendor.status.pending'), { exact: true })).toBeVisible();
});

test('whoever guesses at a vendor’s password stands before a limit, and the vendor does not', async ({
  request,
}) => {
  const right = 'haat-demo-2026';
  const signInFrom = (address: string, word: string) =>
    request.post('/api/vendor-session', {
      data: { email: 'vendor@demo.haat.example', password: word },
      headers: { 'x-forwarded-for': address },
    });
  for (let n = 0; n < 10; n++) {
    expect((await signInFrom('198.51.100.10', 'wrong')).status()).toBe(401);
  }
  expect((await signInFrom('198.51.100.10', right)).status()).toBe(429);
  expect((await signInFrom('198.51.100.11', right)).status()).toBe(200);
});

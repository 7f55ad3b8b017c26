import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../testing/axe';
import { layoutProblems } from '../testing/layout-problems';
import { expectMail, mailedSubject } from '../testing/mail';
import { inTurn } from '../testing/nightly';
import { texts } from '../testing/texts';
import { demoVendor, signInSeller } from './testing/sign-in';

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

const main = (page: Page) => page.locator('main');

/** Parses a text such as -₹1,234.50 to paise. */
const paise = (text: string) => Math.round(Number(text.replace(/[₹,]/g, '')) * 100);

async function expectSound(page: Page) {
  expect(await layoutProblems(page)).toEqual([]);
  await expectAccessible(page);
}

for (const [lang, viewport] of inTurn('money', [
  ['en', desk],
  ['en', phone],
  ['hi', desk],
  ['hi', phone],
] as const)) {
  const start = lang === 'hi' ? '/hi/seller' : '/seller';
  const t = texts(lang);
  test(`a statement adds up to its payout: ${lang}, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInSeller(page);
    await page.goto(`${start}/money`);
    await expect(main(page).getByText(t('seller_money.balance_hint'))).toBeVisible();
    await expect(main(page).getByText(t('seller_money.status_approved'))).toBeVisible();
    await expectSound(page);
    const sales = page.waitForEvent('download');
    await main(page)
      .getByRole('link', { name: t('seller_money.csv') })
      .click();
    expect((await sales).suggestedFilename()).toMatch(
      /^haat-invoices-\d{4}-\d\d-01-[\d-]{10}\.csv$/,
    );

    const paid = main(page)
      .getByRole('row')
      .filter({ hasText: t('seller_money.status_paid') });
    const stated = (await paid.getByRole('cell').last().textContent()) ?? '';
    await paid.getByRole('link').click();
    await expect(main(page).getByText('DEMO00000000001')).toBeVisible();
    await expect(main(page).getByText(t('seller_money.why.tcs'))).toBeVisible();
    const sums = await main(page).locator('[data-sum]:not([data-sum=net])').allTextContents();
    const total = sums.map(paise).reduce((sum, each) => sum + each, 0);
    expect(total).toBe(paise(stated));
    const lines = await main(page).locator('[data-column=line-net]').allTextContents();
    expect(lines.map(paise).reduce((sum, each) => sum + each, 0)).toBe(total);
    await expect(main(page).getByText(/^HC\/\d{4}\/\d{6}$/)).toBeVisible();
    await expectSound(page);

    for (const kind of ['csv', 'pdf'] as const) {
      const saving = page.waitForEvent('download');
      await main(page)
        .getByRole('button', { name: t(`seller_money.${kind}`) })
        .click();
      expect((await saving).suggestedFilename()).toMatch(
        new RegExp(`^statement-AWV-.*\\.${kind}$`),
      );
    }
  });
}

test('changes the bank account with password and mailed code, on a phone in Hindi', async ({
  page,
}) => {
  const t = texts('hi');
  const field = (key: string) => main(page).getByLabel(t(`seller_money.${key}`), { exact: true });
  await page.setViewportSize(phone);
  await signInSeller(page);
  await page.goto('/hi/seller/money/bank-account');
  await field('holder').fill('आरोही वीव्स');
  await field('number').fill('1234 5678 9012');
  await field('number_again').fill('123456789013');
  await field('ifsc').fill('HDFC1');
  await field('password').fill(demoVendor.password);
  const send = main(page).getByRole('button', { name: t('seller_money.send_code') });
  await send.click();
  await expect(main(page).getByText(t('validation.ifsc'))).toBeVisible();
  await expect(main(page).getByText(t('validation.account_numbers_differ'))).toBeVisible();
  await expectSound(page);
  await field('number_again').fill('123456789012');
  await field('ifsc').fill('hdfc0001234');
  await send.click();
  await expect(main(page).getByLabel(t('auth.code'))).toBeFocused();
  await expectSound(page);
  const subject = new RegExp(t('mail.otp.bank_account_subject', { otp: '(\\d{6})' }));
  await main(page)
    .getByLabel(t('auth.code'))
    .fill(await mailedSubject(demoVendor.email, subject));
  await expect(main(page).getByText(t('seller_money.bank_saved'))).toBeVisible();
  // Mails about the account are in the vendor's own language.
  await expectMail(demoVendor.email, texts('en')('mail.bank_account.subject'));
  await main(page)
    .getByRole('link', { name: t('seller_money.back') })
    .click();
  await expect(main(page).getByText('•••• 9012')).toBeVisible();
  await expect(main(page).getByText(/भुगतान .* तक रुका रहेगा/)).toBeVisible();
});

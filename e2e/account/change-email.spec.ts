import { expect, test } from '@playwright/test';
import { languages, prefixOf } from '../testing/catalogue';
import { expectMail, mailedCode, mailedLink } from '../testing/mail';
import { inTurn } from '../testing/nightly';
import { smallPhone } from '../testing/screens';
import { newShopper, openSession, signInByForm } from '../testing/session';
import { main } from '../testing/shop-page';
import { newEmail, password } from '../testing/shopper';
import { texts } from '../testing/texts';

test.use({ viewport: smallPhone, hasTouch: true });

for (const lang of inTurn('change-email', languages)) {
  const t = texts(lang);

  test(`an account moves to another address by password and code, and can be taken back (${lang})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { email } = await newShopper(baseURL);
    const moved = newEmail();
    await openSession(page.context(), email);
    await page.goto(`${prefixOf[lang]}/profile/security`);
    const press = (key: string) =>
      main(page)
        .getByRole('button', { name: t(key), exact: true })
        .click();
    await press('safety.email_change');
    const form = main(page)
      .locator('form')
      .filter({ hasText: t('safety.email_how') });
    const given = form.getByLabel(t('account.current_password'), { exact: true });
    const send = form.getByRole('button', { name: t('auth.send_code') });
    await form.getByLabel(t('safety.email_new'), { exact: true }).fill(`\u200b${moved} `);
    await given.fill('not the password');
    await send.click();
    await expect(given).toHaveAccessibleDescription(t('validation.password_wrong'));
    await given.fill(password);
    await send.click();

    const code = await mailedCode(moved);
    const field = main(page).getByLabel(t('auth.code'));
    await field.fill(code === '123456' ? '654321' : '123456');
    await expect(main(page).getByText(t('validation.otp_wrong'))).toBeVisible();
    await field.fill(code);
    await expect(page.getByText(t('api.email_changed')).first()).toBeVisible();
    await expect(main(page).getByText(moved, { exact: true })).toBeVisible();

    // Mails are in the language of the account, which the API has made in English.
    await expectMail(email, texts('en')('mail.email_changed.subject'));
    const elsewhere = await (await browser.newContext({ viewport: smallPhone })).newPage();
    await elsewhere.goto(`${prefixOf[lang]}/signin`);
    await signInByForm(elsewhere, t, email);
    await expect(main(elsewhere).getByText(t('api.wrong_credentials'))).toBeVisible();
    await elsewhere.goto(prefixOf[lang] + (await mailedLink(email, '/reset-password')));
    await expect(main(elsewhere).getByText(t('auth.take_back_text'))).toBeVisible();
  });
}

import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../testing/nightly';
import { newShopper, openSession, someProduct } from '../testing/session';
import { main } from '../testing/shop-page';
import { codeBySms, newPhone, smsTo } from '../testing/sms';
import { texts } from '../testing/texts';

for (const { lang, width, height } of inTurn('by phone', [
  { lang: 'en', width: 1280, height: 900 },
  { lang: 'hi', width: 360, height: 640 },
] as const)) {
  const t = texts(lang);
  const at = (path: string) => `${lang === 'hi' ? '/hi' : ''}${path}`;

  test.describe(`a mobile number (${lang}, ${width} px)`, () => {
    test.use({ viewport: { width, height } });

    test('is confirmed in the profile, and signs in from then on', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const { email } = await newShopper(baseURL);
      const phone = newPhone();
      await openSession(context, email);
      await page.goto(at('/profile/security'));
      const enter = (on: Page, code: string) => on.getByLabel(t('auth.code')).fill(code);
      await main(page).getByLabel(t('safety.phone_number')).fill('12345');
      await main(page)
        .getByRole('button', { name: t('auth.send_code') })
        .click();
      await expect(main(page).getByText(t('validation.phone'))).toBeVisible();
      await main(page).getByLabel(t('safety.phone_number')).fill(phone);
      await main(page)
        .getByRole('button', { name: t('auth.send_code') })
        .click();
      await enter(page, await codeBySms(phone));
      await expect(page.getByText(t('api.phone_confirmed'))).toBeVisible();
      await expect(main(page).getByText(`+91 ${phone}`)).toBeVisible();

      const elsewhere = await browser.newContext({ baseURL, viewport: { width, height } });
      const visit = await elsewhere.newPage();
      const { slug } = await someProduct(visit, 3);
      await visit.goto(at(`/product/${slug}`));
      await main(visit)
        .getByRole('button', { name: t('cart.add'), exact: true })
        .first()
        .click();
      const sheet = visit.getByRole('dialog', { name: t('auth.sheet_title') });
      await sheet
        .getByLabel(t('auth.email_or_phone'))
        .fill(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
      await sheet.getByRole('button', { name: t('auth.send_code') }).click();
      await enter(visit, await codeBySms(phone, 1));
      await expect(sheet).toBeHidden();
      await expect(visit.getByText(t('cart.added'))).toBeVisible();
      await elsewhere.close();
    });

    test('that no account has confirmed is answered the same, and gets no SMS', async ({
      page,
    }) => {
      const phone = newPhone();
      await page.goto(at('/signin'));
      const field = main(page).getByLabel(t('auth.email_or_phone'));
      await field.fill('98765');
      await main(page)
        .getByRole('button', { name: t('auth.send_code') })
        .click();
      await expect(main(page).getByText(t('validation.email_or_phone'))).toBeVisible();
      await field.fill(phone);
      await main(page)
        .getByRole('button', { name: t('auth.send_code') })
        .click();
      await expect(main(page).getByText(`+91 ${phone}`)).toBeVisible();
      await main(page).getByLabel(t('auth.code')).fill('000000');
      await expect(main(page).getByText(t('validation.otp_wrong'))).toBeVisible();
      expect(await smsTo(phone)).toEqual([]);
      await main(page)
        .getByRole('button', { name: t('auth.use_other') })
        .click();
      await expect(field).toHaveValue(phone);
    });
  });
}

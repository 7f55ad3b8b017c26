import { expect, test } from '@playwright/test';
import { prefixOf } from '../testing/catalogue';
import { mailedCode } from '../testing/mail';
import { inTurn } from '../testing/nightly';
import { smallPhone } from '../testing/screens';
import { someProduct } from '../testing/session';
import { main } from '../testing/shop-page';
import { newEmail } from '../testing/shopper';
import { texts } from '../testing/texts';

for (const { lang, viewport } of inTurn('one form', [
  { lang: 'en', viewport: smallPhone },
  { lang: 'hi', viewport: { width: 1280, height: 800 } },
] as const)) {
  const t = texts(lang);
  const at = (path: string) => `${prefixOf[lang]}${path}`;

  test.describe(`the sign-in form (${lang}, ${viewport.width} px)`, () => {
    test.use({ viewport });

    test('of the page asks for a code first, and what was asked for is done', async ({ page }) => {
      const { slug } = await someProduct(page, 27, lang);
      const product = at(`/product/${slug}`);
      await page.goto(product);
      await main(page)
        .getByRole('button', { name: t('cart.add'), exact: true })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: t('auth.sheet_title') })).toBeVisible();

      await page.goto(at(`/signin?callbackUrl=${encodeURIComponent(product)}`));
      const email = newEmail();
      await main(page).getByLabel(t('auth.email_or_phone')).fill(email);
      await main(page)
        .getByRole('button', { name: t('auth.send_code') })
        .click();
      const code = main(page).getByLabel(t('auth.code'));
      await expect(code).toBeFocused();
      const mailed = await mailedCode(email);
      await page.keyboard.type(mailed.slice(0, 3));
      await expect(code.locator('..')).toHaveText(mailed.slice(0, 3));
      await page.keyboard.type(mailed.slice(3));
      await expect(page).toHaveURL(new RegExp(`${product}$`));
      await expect(page.getByText(t('cart.added')).first()).toBeVisible();
    });

    test('is the same in the sheet and on the page', async ({ page }) => {
      const { slug } = await someProduct(page, 28, lang);
      await page.goto(at(`/product/${slug}`));
      await main(page)
        .getByRole('button', { name: t('cart.add'), exact: true })
        .first()
        .click();
      const sheet = page.getByRole('dialog', { name: t('auth.sheet_title') });
      const field = t('auth.email_or_phone');
      await expect(sheet.getByLabel(field)).toBeFocused();
      await sheet.getByLabel(field).fill('98765 43210');
      await expect(sheet.getByText('+91', { exact: true })).toBeVisible();
      await sheet.getByRole('button', { name: t('auth.use_password') }).click();
      await expect(sheet.getByLabel(t('auth.email'), { exact: true })).toBeFocused();
      await sheet.getByRole('button', { name: t('auth.use_code_or_sms') }).click();
      await expect(sheet.getByLabel(field)).toHaveValue('98765 43210');

      await page.goto(at('/signin'));
      await expect(main(page).getByLabel(field)).toHaveAttribute('autocomplete', 'username');
      await main(page)
        .getByRole('button', { name: t('auth.use_password') })
        .click();
      await main(page)
        .getByRole('button', { name: t('auth.sign_in'), exact: true })
        .click();
      await expect(main(page).getByText(t('validation.email'))).toBeVisible();
    });
  });
}

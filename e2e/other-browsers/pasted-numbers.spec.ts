import { expect, test } from '@playwright/test';
import { makeBuyer } from '../testing/buyer';
import { languages, prefixOf } from '../testing/catalogue';
import { inTurn } from '../testing/nightly';
import { smallPhone } from '../testing/screens';
import { newShopper, openSession, signInByForm, someProduct } from '../testing/session';
import { banner, main } from '../testing/shop-page';
import { call } from '../testing/shopper';
import { texts } from '../testing/texts';

test.use({ viewport: smallPhone, hasTouch: true });

/** Phone and pincode as they come out of chats, web pages and address books. */
const addresses = [
  { phone: '0091 98765 43210', pincode: '411 001' },
  { phone: '(+91) 98765‑43210', pincode: '\u202a४११००१\u202c' },
  { phone: '+91 (0) 98765 43210', pincode: '411\u00ad001' },
  { phone: '\u2066+९१ ९८७६५ ४३२१०\u2069', pincode: '４１１００１\u200b' },
];

for (const lang of inTurn('pasted', languages)) {
  const t = texts(lang);

  test.describe(`what is pasted is read (${lang})`, () => {
    test('phones and pincodes in the address book', async ({ page, baseURL }) => {
      const { email, token } = await newShopper(baseURL);
      await openSession(page.context(), email);
      await page.goto(`${prefixOf[lang]}/profile/addresses`);
      const field = (key: string) => main(page).getByLabel(t(`address.${key}`), { exact: true });
      for (const [at, { phone, pincode }] of addresses.entries()) {
        await main(page)
          .getByRole('button', { name: t('address.add') })
          .click();
        await field('full_name').fill('Meera');
        await field('phone').fill(phone);
        await field('full_address').fill(`${at + 1} Lakshmi Road`);
        await field('pincode').fill(pincode);
        await expect(field('city')).not.toHaveValue('');
        await main(page)
          .getByRole('button', { name: t('address.save') })
          .click();
        await expect(
          main(page)
            .getByText(`${at + 1} Lakshmi Road`)
            .first(),
        ).toBeVisible();
      }
      const { body } = await call(baseURL ?? '', 'GET', '/api/addresses', { token });
      const saved = body.data as unknown as { phone: string; pincode: string }[];
      const numbers = new Set(saved.map(({ phone, pincode }) => `${phone} ${pincode}`));
      expect([...numbers]).toEqual(['9876543210 411001']);
    });

    test('an e-mail address at the sign-in', async ({ page, baseURL }) => {
      const { email } = await newShopper(baseURL);
      await page.goto(`${prefixOf[lang]}/signin`);
      await signInByForm(page, t, `\u200b${email}\u00a0`);
      await expect(page).not.toHaveURL(/signin/);
    });

    test('a coupon in the cart, and a pincode in the header', async ({ page, baseURL }) => {
      await makeBuyer(page, baseURL ?? '', { lang, saved: false });
      await page.goto(`${prefixOf[lang]}/cart`);
      const code = main(page).getByLabel(t('coupons.code'), { exact: true });
      await code.fill('\u2068nosuch\u200bcode\u2069');
      await code.press('Enter');
      await expect(code).toHaveAccessibleDescription(
        t('api.coupon_unknown', { code: 'NOSUCHCODE' }),
      );
      const { slug } = await someProduct(page, 36, lang);
      await page.goto(`${prefixOf[lang]}/product/${slug}`);
      const dialog = page.getByRole('dialog', { name: t('place.title') });
      await expect(async () => {
        await banner(page)
          .getByRole('button', { name: t('shell.enter_pincode') })
          .click();
        await expect(dialog).toBeVisible({ timeout: 5000 });
      }).toPass();
      await dialog.getByLabel(t('place.pincode')).fill('\u200f४११\u00a0००१');
      await page.keyboard.press('Enter');
      await expect(
        banner(page).getByRole('button', { name: t('shell.deliver_to', { pincode: '411001' }) }),
      ).toBeVisible();
    });
  });
}

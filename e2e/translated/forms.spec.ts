import { expect, test } from '@playwright/test';
import { makeBuyer } from '../testing/buyer';
import { languages, prefixOf } from '../testing/catalogue';
import { mailedCode } from '../testing/mail';
import { inTurn } from '../testing/nightly';
import { smallPhone } from '../testing/screens';
import { newShopper, someProduct } from '../testing/session';
import { main } from '../testing/shop-page';
import { newEmail } from '../testing/shopper';
import { texts } from '../testing/texts';
import { expectTranslated, translateAsChrome, watchErrors } from '../testing/translated';

test.use({ viewport: smallPhone, hasTouch: true });

for (const lang of inTurn('forms', languages)) {
  const t = texts(lang);
  const at = (path: string) => `${prefixOf[lang]}${path}`;

  test.describe(`on a translated page (${lang})`, () => {
    let errors: string[] = [];
    test.beforeEach(async ({ page }) => {
      errors = watchErrors(page);
      await translateAsChrome(page);
    });
    test.afterEach(() => expect(errors).toEqual([]));

    test('a wrong password is told, and what was typed stays', async ({ page, baseURL }) => {
      const { email } = await newShopper(baseURL);
      await page.goto(at('/signin'));
      await expectTranslated(page);
      const field = (key: string) => main(page).getByLabel(t(key), { exact: true });
      const button = (key: string) => main(page).getByRole('button', { name: t(key) });
      // Until then React may replace the fields while Playwright fills one.
      await expect(button('auth.send_code')).toBeEnabled();
      await field('auth.email_or_phone').fill(email);
      await button('auth.use_password').click();
      for (const guess of ['not the password', 'nor this one']) {
        await field('auth.password').fill(guess);
        await button('auth.sign_in').click();
        await expect(main(page).getByText(t('api.wrong_credentials'))).toBeVisible();
      }
      await expect(field('auth.email')).toHaveValue(email);
    });

    test('an unknown coupon is told, and its code stays', async ({ page, baseURL }) => {
      await makeBuyer(page, baseURL ?? '', { lang });
      await page.goto(at('/cart'));
      const field = main(page).getByLabel(t('coupons.code'), { exact: true });
      for (const code of ['NOSUCHCODE', 'NORTHISONE']) {
        await field.fill(code);
        await field.press('Enter');
        await expect(field).toHaveAccessibleDescription(t('api.coupon_unknown', { code }));
        await expect(field).toHaveValue(code);
      }
    });

    test('a pincode is checked, one after the other', async ({ page }) => {
      const { slug } = await someProduct(page, 33, lang);
      await page.goto(at(`/product/${slug}`));
      const heading = main(page).getByRole('heading', { name: t('delivery.title'), exact: true });
      await expect(() => heading.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();
      const field = main(page).getByLabel(t('delivery.pincode'), { exact: true });
      for (const pincode of ['411001', '560001']) {
        await field.fill(pincode);
        await field.press('Enter');
        await expect(
          main(page)
            .getByText(new RegExp(`, ${pincode}`))
            .first(),
        ).toBeVisible();
      }
    });

    test('a message is sent to support after a field was forgotten', async ({ page }) => {
      await page.goto(at('/support'));
      await expectTranslated(page);
      const form = main(page).locator('form').first();
      const field = (name: string) => form.getByLabel(t(`support.${name}`), { exact: true });
      const send = form.getByRole('button', { name: t('support.send') });
      await expect(send).toBeEnabled();
      await field('name').fill('Meera Patil');
      await send.click();
      await expect(field('email')).toHaveAccessibleDescription(t('validation.email'));
      await field('email').fill(newEmail());
      await field('subject').fill('Charged twice');
      await field('message').fill('Paid twice.');
      await expect(field('name')).toHaveValue('Meera Patil');
      await send.click();
      await expect(main(page).locator('p', { hasText: /T-[2-9A-Z]{10}/ })).toBeVisible();
    });

    test('what is typed before the scripts arrive is sent', async ({ page }) => {
      await translateAsChrome(page, 'DOMContentLoaded');
      let arrive = () => {};
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/_next/static/**/*.js', (route) => arrival.then(() => route.continue()));
      await page.goto(at('/signin'), { waitUntil: 'commit' });
      await expectTranslated(page);
      const field = (key: string) => main(page).getByLabel(t(key), { exact: true });
      const email = newEmail();
      await field('auth.email_or_phone').fill(email);
      arrive();
      await main(page)
        .getByRole('button', { name: t('auth.send_code') })
        .click();
      await expect(field('auth.code')).toBeFocused();
      expect(await mailedCode(email)).toMatch(/^\d{6}$/);
    });

    test('the countdown of a deal goes on, and ends up right', async ({ page, request }) => {
      const answer = await request.get('/api/products?section=flash_deal&limit=1');
      const [deal] = (await answer.json()).data.products;
      await page.goto(at(`/product/${deal.slug}`));
      await expectTranslated(page);
      const timer = main(page).getByRole('timer').first();
      const secondsLeft = async () => {
        const [s = 0, m = 0, h = 0, days = 0] =
          ((await timer.textContent()) ?? '').match(/\d+/g)?.map(Number).reverse() ?? [];
        return ((days * 24 + h) * 60 + m) * 60 + s;
      };
      await expect(timer).not.toHaveText('00:00:00');
      const before = await secondsLeft();
      await expect.poll(secondsLeft).toBeLessThan(before - 2);
      const expected = (Date.parse(deal.flash_deal.ends_at) - Date.now()) / 1000;
      expect(Math.abs((await secondsLeft()) - expected)).toBeLessThan(60);
    });
  });
}

import { expect, type Page, test } from '@playwright/test';
import { makeBuyer } from '../testing/buyer';
import { languages, prefixOf } from '../testing/catalogue';
import { inTurn } from '../testing/nightly';
import { smallPhone } from '../testing/screens';
import { newShopper, openSession, someProduct } from '../testing/session';
import { banner, main } from '../testing/shop-page';
import { call } from '../testing/shopper';
import { type Lang, texts } from '../testing/texts';

test.use({ viewport: smallPhone, hasTouch: true });

/** Everything that a tab keeps. */
const kept = (page: Page) =>
  page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)].join());

async function search(page: Page, lang: Lang, text: string) {
  const box = banner(page).getByRole('searchbox').or(banner(page).getByRole('combobox'));
  await box.first().fill(text);
  await box.first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`${prefixOf[lang]}/search\\?search=`));
}

for (const lang of inTurn('next-shopper', languages)) {
  const t = texts(lang);

  test(`the next shopper on a phone sees nothing of the one before (${lang})`, async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const at = (path: string) => prefixOf[lang] + path;
    const place = (pincode: string) =>
      banner(page).getByRole('button', { name: t('shell.deliver_to', { pincode }) });
    const field = (key: string) => main(page).getByLabel(t(`address.${key}`), { exact: true });
    await makeBuyer(page, url, { lang });
    const { slug } = await someProduct(page, 37, lang);

    await test.step('the first one searches, looks at a product, and begins an order', async () => {
      await page.goto(at('/'));
      await expect(place('411001')).toBeVisible();
      await search(page, lang, 'zari');
      await page.goto(at(`/product/${slug}`));
      await expect.poll(() => kept(page)).toContain(slug);
      await page.goto(at('/checkout'));
      await main(page)
        .getByRole('radio', { name: t('address.other') })
        .check();
      await field('full_name').fill('Meera Patil');
      await field('full_address').fill('12 Lakshmi Road');
      await expect.poll(() => kept(page)).toContain('12 Lakshmi Road');
      await page.goto(at('/profile'));
      await main(page)
        .getByRole('button', { name: t('account.logout') })
        .click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${prefixOf[lang] || '/'}$`));
    });

    await test.step('a visitor finds none of it', async () => {
      await expect(
        banner(page).getByRole('button', { name: t('shell.enter_pincode') }),
      ).toBeVisible();
      for (const trace of ['411001', 'zari', slug, 'Meera', 'Lakshmi']) {
        expect(await kept(page), trace).not.toContain(trace);
      }
    });

    await test.step('nor does the next one at the checkout', async () => {
      const next = await newShopper(url);
      const { id, store } = await someProduct(page, 39);
      const body = { product_id: id, store_id: store.id, quantity: '1' };
      await call(url, 'POST', '/api/cart', { token: next.token, body });
      await openSession(page.context(), next.email);
      await page.goto(at('/checkout'));
      await expect(field('full_address')).toBeVisible();
      for (const key of ['full_address', 'pincode', 'city', 'phone']) {
        await expect(field(key)).toHaveValue('');
      }
    });
  });
}

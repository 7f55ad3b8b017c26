import { expect, test } from '@playwright/test';
import { languages, prefixOf } from '../testing/catalogue';
import { buyAndReceive } from '../testing/delivered-order';
import { inTurn } from '../testing/nightly';
import { smallPhone } from '../testing/screens';
import { newShopper, openSession, someProduct } from '../testing/session';
import { main } from '../testing/shop-page';
import { address, call } from '../testing/shopper';

test.use({ viewport: smallPhone, hasTouch: true });

const name = 'عائشہ خان';
const street = '12، لکشمی روڈ';
const words = 'بہت اچھا کپڑا، رنگ بھی ٹھیک ہے۔';

for (const lang of inTurn('right to left', languages)) {
  const at = languages.indexOf(lang);
  test(`what an Urdu reader wrote stands from right to left (${lang})`, async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const shopper = await newShopper(url);
    const product = await someProduct(page, 41 + at, lang);
    await buyAndReceive(url, shopper, product);
    for (const [path, body] of [
      ['/api/addresses', { ...address, full_name: name, full_address: street }],
      [`/api/products/${product.id}/reviews`, { rating: 5, comment: words }],
    ] as const) {
      expect((await call(url, 'POST', path, { token: shopper.token, body })).status).toBe(201);
    }
    await openSession(page.context(), shopper.email);

    async function expectRightToLeft(path: string, texts: string[]) {
      await page.goto(prefixOf[lang] + path);
      for (const text of texts) {
        const shown = main(page).getByText(text).locator('visible=true').first();
        await expect(shown).toHaveCSS('direction', 'rtl');
      }
      await expect(main(page)).toHaveCSS('direction', 'ltr');
    }
    await expectRightToLeft('/profile/addresses', [name, street]);
    const path = `${prefixOf[lang]}/product/${product.slug}`;
    await expect.poll(async () => (await page.request.get(path)).text()).toContain(words);
    await expectRightToLeft(`/product/${product.slug}#reviews`, [words]);
  });
}

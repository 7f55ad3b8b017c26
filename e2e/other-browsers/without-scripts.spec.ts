import { expect, test } from '@playwright/test';
import { languages, prefixOf } from '../testing/catalogue';
import { inTurn } from '../testing/nightly';
import { smallPhone } from '../testing/screens';
import { someProduct } from '../testing/session';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';

test.use({ viewport: smallPhone, hasTouch: true });

for (const lang of inTurn('without scripts', languages)) {
  const t = texts(lang);

  test.describe(`without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ['/cart', '/wishlist']) {
      test(`${path} says so in one line`, async ({ page }) => {
        await page.goto(prefixOf[lang] + path);
        const line = main(page).getByText(t('scripts.off'), { exact: true });
        await expect(line.locator('visible=true')).toHaveCount(1);
        await expect(main(page).locator('[class*=animate-pulse]:visible')).toHaveCount(0);
      });
    }
  });

  test(`a page whose scripts all fail says so, and no other does (${lang})`, async ({ page }) => {
    const { slug } = await someProduct(page, 34, lang);
    const late = page.getByText(t('scripts.late'), { exact: true });
    /** Lets the seconds pass that the page waits for its scripts. */
    const waitForScripts = () =>
      page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          if ((animation as CSSAnimation).animationName === 'scripts-late') animation.finish();
        }
      });
    await page.route('**/_next/static/**/*.js*', (route) => route.abort());
    await page.goto(`${prefixOf[lang]}/product/${slug}`);
    await expect(late).toBeHidden();
    await waitForScripts();
    await expect(late).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(late).toHaveCount(0);
  });
}

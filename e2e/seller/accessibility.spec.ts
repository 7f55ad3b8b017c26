import { expect, test } from '@playwright/test';
import { violations } from '../testing/axe';
import { layoutProblems } from '../testing/layout-problems';
import { nightly } from '../testing/nightly';
import { tablet } from '../testing/screens';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';
import { signInSeller } from './testing/sign-in';

const pages = [
  ...['', '/shipments', '/returns', '/listings', '/imports', '/stock'],
  ...['/reviews', '/questions', '/money', '/store', '/staff', '/api'],
  ...['/promotions', '/promotions?tab=coupons', '/promotions/deals/new', '/promotions/coupons/new'],
].map((path) => `/seller${path}`);

for (const [lang, prefix, width, colorScheme, nth] of [
  ['en', '', 390, 'light', 0],
  ['hi', '/hi', 1280, 'dark', 1],
] as const) {
  test(`axe finds nothing and no text is lost in the seller area in ${lang}`, async ({ page }) => {
    const t = texts(lang);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await signInSeller(page);
    // The daily run checks each page in one language.
    for (const path of pages.filter((_, at) => nightly || at % 2 === nth)) {
      await page.goto(prefix + path);
      await expect(page.getByRole('banner')).toContainText(t('seller_shell.area'));
      await expect(main(page).locator('.animate-pulse')).toHaveCount(0);
      expect.soft(await violations(page), `${path}, ${colorScheme}`).toEqual([]);
      for (const across of [tablet.width, width]) {
        await page.setViewportSize({ width: across, height: 900 });
        expect.soft(await layoutProblems(page), `${path}, ${across} px`).toEqual([]);
      }
    }
  });
}

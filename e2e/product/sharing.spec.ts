import { expect, type Page, test } from '@playwright/test';
import { phoneSizes, smallPhone } from '../testing/screens';
import { someProduct } from '../testing/session';
import { texts } from '../testing/texts';

const walks = [
  { lang: 'en', prefix: '', viewport: phoneSizes[1] },
  { lang: 'hi', prefix: '/hi', viewport: smallPhone },
] as const;

for (const { lang, prefix, viewport } of walks) {
  const t = texts(lang);

  const openShare = (page: Page) =>
    expect(async () => {
      await page.getByRole('button', { name: t('share.share'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 });
    }).toPass();

  test.describe(`in ${lang}, ${viewport.width} px`, () => {
    test.use({ viewport });

    test('sharing copies a short link that leads to the page', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'share', { value: undefined }),
      );
      const product = await someProduct(page, 3, lang);
      await page.goto(`${prefix}/product/${product.slug}`);
      await openShare(page);
      const dialog = page.getByRole('dialog', { name: t('share.share') });
      const whatsApp = dialog.getByRole('link', { name: t('share.whatsapp') });
      const sent = new URL((await whatsApp.getAttribute('href')) ?? '');
      expect([sent.host, sent.searchParams.get('text')]).toEqual([
        'wa.me',
        `${product.name}\n${page.url()}`,
      ]);
      await dialog.getByRole('button', { name: t('share.copy') }).click();
      await expect(page.getByText(t('share.copied')).first()).toBeVisible();
      await expect(dialog).toBeHidden();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/\/s\/[a-z2-9]{8,}$/);
      await page.goto(new URL(link).pathname);
      await expect(page).toHaveURL(new RegExp(`${prefix}/product/${product.slug}$`));
    });

    test('where copying is refused, the link can be copied by hand', async ({ page }) => {
      await page.addInitScript(() => {
        const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        Object.defineProperty(navigator, 'share', { value: undefined });
        Object.defineProperty(navigator, 'clipboard', {
          value: { write: refuse, writeText: refuse },
        });
      });
      const product = await someProduct(page, 3, lang);
      await page.goto(`${prefix}/product/${product.slug}`);
      await openShare(page);
      await page.getByRole('button', { name: t('share.copy') }).click();
      const field = page.getByRole('textbox', { name: t('share.link') });
      await expect(field).toHaveValue(/\/s\/[a-z2-9]{8,}$/);
    });
  });
}

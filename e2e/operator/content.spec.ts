import { expect, type Page, test } from '@playwright/test';
import { startShop } from '../../scripts/lib/shop.mjs';
import { expectAccessible } from '../testing/axe';
import { operatorToken } from '../testing/delivered-order';
import { demoData } from '../testing/demo-data';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';
import { signInOperator } from './testing/sign-in';

const env = {
  ...{ DATABASE_URL: '', API_URL: '', REDIS_URL: '', SMTP_URL: '', SMS_URL: '' },
  OPERATOR_TOKEN: operatorToken,
};
const question = 'क्या रविवार को भी डिलीवरी होती है?';
const read = async (page: Page, path: string) => (await page.request.get(path)).text();

for (const { lang, width } of variants(
  { lang: 'en', width: 1280 } as const,
  { lang: 'hi', width: 390 } as const,
)) {
  test(`an operator writes, previews, publishes and restores the questions (${lang}, ${width})`, async ({
    browser,
  }) => {
    const dataDir = `.tmp/e2e-content-${lang}`;
    demoData(dataDir);
    const shop = await startShop({ port: lang === 'hi' ? 3241 : 3242, dataDir, env });
    const t = (key: string) => texts(lang)(`operator_content.${key}`);
    try {
      const context = { baseURL: shop.url, viewport: { width, height: 900 } };
      const page = await (await browser.newContext(context)).newPage();
      const button = (key: string) =>
        page
          .locator('main, dialog[open]')
          .last()
          .getByRole('button', { name: t(key), exact: true })
          .filter({ visible: true })
          .last();
      expect(await read(page, '/hi/faq')).not.toContain(question);
      await signInOperator(page, 'support');
      await page.goto(`${lang === 'hi' ? '/hi' : ''}/operator/content`);
      await expect(main(page).getByRole('listitem')).toHaveCount(11);
      await expectAccessible(page);
      const entry = main(page).getByRole('listitem').filter({ hasText: '/faq' });
      await entry.getByRole('link').click();

      const body = main(page).getByLabel(t('fields.body')).and(page.locator('[lang=hi]'));
      const written = await body.inputValue();
      await body.fill(`${written}\n\n### ${question}\n\nलिखें: {{emial}}।`);
      await expect(main(page).getByText('{{emial}}', { exact: false }).last()).toBeVisible();
      await button('publish').click();
      await expect(
        main(page).getByText(texts(lang)('validation.content_placeholder')),
      ).toBeVisible();
      await body.fill(`${written}\n\n### ${question}\n\nलिखें: {{email}} <script>alert(1)</script>`);
      const preview = main(page).locator('section [lang=hi]');
      await preview.getByText(question).click();
      await expect(preview.getByText('care@haat.example')).toBeVisible();
      await expect(preview.getByText('<script>alert(1)</script>')).toBeVisible();
      await expectAccessible(page);
      expect(await read(page, '/hi/faq')).not.toContain(question);

      await button('publish').click();
      await expect.poll(() => read(page, '/hi/faq')).toContain(question);
      expect(await read(page, '/faq')).not.toContain(question);
      await button('history').click();
      await expect(
        page.getByRole('dialog').locator('ins').filter({ hasText: question }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await button('to_file').click();
      await button('to_file').click();
      await expect.poll(() => read(page, '/hi/faq')).not.toContain(question);
      await expect(body).toHaveValue(written);

      const article = { title: 'Monsoon', summary: 'Dry', body: 'Neem', date: '2026-11-20' };
      const path = '/api/operator/content/article/monsoon/en';
      const headers = { authorization: `Bearer ${operatorToken}` };
      const send = (url: string, data: object) =>
        page.request.fetch(url, { method: 'POST', headers, data });
      expect((await page.request.get('/blog/monsoon')).status()).toBe(404);
      const data = { ...article, version: 0, publish: true };
      const put = await page.request.put(path, { headers, data });
      const { version } = (await put.json()).data.texts.en;
      const status = async () => (await page.request.get('/blog/monsoon')).status();
      await expect.poll(status).toBe(200);
      for (const listing of ['/blog', '/blog/feed.xml', '/sitemaps/pages-1.xml']) {
        await expect.poll(() => read(page, listing), listing).toContain('/blog/monsoon');
      }
      expect((await page.request.get('/hi/blog/monsoon')).status()).toBe(404);
      expect((await send(`${path}/withdraw`, { version })).ok()).toBe(true);
      await expect.poll(status).toBe(404);
      expect(await read(page, '/blog')).not.toContain('/blog/monsoon');
    } finally {
      await shop.stop();
    }
  });
}

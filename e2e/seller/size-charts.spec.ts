import { expect, test } from '@playwright/test';
import { expectAccessible } from '../testing/axe';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { languageIn, texts } from '../testing/texts';
import { signInSeller } from './testing/sign-in';

for (const [lang, prefix, width] of variants(
  ['en', '', 1280] as const,
  ['hi', '/hi', 390] as const,
)) {
  test(`a store writes a size chart and names it in a listing, ${lang} ${width}`, async ({
    page,
  }) => {
    const t = (key: string, params = {}) => texts(lang)(`size_charts.${key}`, params);
    const button = (name: string) => main(page).getByRole('button', { name, exact: true });
    const name = `Kurtas ${lang} ${Date.now()}`;
    await page.setViewportSize({ width, height: 900 });
    await signInSeller(page);
    await page.goto(`${prefix}/seller/listings/size-charts`);
    await button(t('add')).click();
    await main(page).getByLabel(t('name'), { exact: true }).fill(name);
    await main(page).getByLabel(t('add_measure')).selectOption('own');
    await main(page)
      .getByLabel(t('own_in', languageIn('en', lang)))
      .fill('Sleeve (cm)');
    await main(page)
      .getByLabel(t('own_in', languageIn('hi', lang)))
      .fill('बाँह (सेमी)');
    for (const size of ['XL', 'L']) await button(t('remove_size', { size })).click();
    const cells = main(page).getByRole('table').getByRole('textbox');
    await expect(cells).toHaveCount(8);
    for (const [at, value] of ['S', '92', '70', '58', 'M', '97', '', '60'].entries()) {
      await cells.nth(at).fill(value);
    }
    await button(t('save')).click();
    await expect(main(page).getByText(texts(lang)('validation.measure'))).toBeVisible();
    await cells.nth(6).fill(lang === 'hi' ? '७२' : '72');
    await expectAccessible(page);
    await button(t('save')).click();
    await expect(main(page).getByRole('heading', { name })).toBeVisible();

    const draft = await page.request.post('/api/seller/listings', {
      data: { document: { name: {}, description: {} } },
    });
    const { id } = (await draft.json()).data;
    await page.goto(`${prefix}/seller/listings/${id}`);
    const field = main(page).getByLabel(texts(lang)('seller_listing.size_chart'));
    await field.selectOption({ label: name });
    await expect
      .poll(async () => {
        const { data } = await (await page.request.get(`/api/seller/listings/${id}`)).json();
        return data.document.size_chart_id;
      })
      .toEqual(expect.any(Number));
  });
}

import { expect, test } from '@playwright/test';
import { expectAccessible } from '../testing/axe';
import { inTurn } from '../testing/nightly';
import { newShopper } from '../testing/session';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';
import { orderOfDemoStore } from './testing/demo-order';
import { signInSeller } from './testing/sign-in';

for (const [lang, prefix, width] of inTurn('packing by scanning', [
  ['en', '', 1280],
  ['hi', '/hi', 390],
] as const)) {
  test(`a seller packs by codes, and packs apart what is missing, ${lang} ${width}`, async ({
    page,
    baseURL,
  }) => {
    if (!baseURL) throw new Error('the shop has no address');
    await page.setViewportSize({ width, height: 844 });
    const t = (key: string, params = {}) => texts(lang)(`seller_shipments.${key}`, params);
    const shopper = await newShopper(baseURL);
    const { shipmentId } = await orderOfDemoStore(page.request, baseURL, shopper, 3);
    await signInSeller(page);
    const read = await page.request.get(`/api/seller/shipments/${shipmentId}`);
    const [{ sku }] = (await read.json()).data.items;

    await page.goto(`${prefix}/seller/shipments/${shipmentId}`);
    await main(page)
      .getByRole('button', { name: t('confirm'), exact: true })
      .press('Enter');
    await main(page)
      .getByRole('button', { name: t('scan_title') })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: t('scan_title') });
    const said = dialog.getByRole('status').first();
    const scan = async (code: string) => {
      await dialog.getByLabel(t('scan_code')).fill(code);
      await page.keyboard.press('Enter');
    };
    await expect(dialog.getByRole('button', { name: t('pack'), exact: true })).toBeDisabled();
    await scan('another shop’s code');
    await expect(said).toHaveText(t('scan_unknown', { code: 'another shop’s code' }));
    await scan(sku.toLowerCase());
    await expect(said).toContainText(t('scan_count', { count: 1, of: 3 }));
    await scan(` ${sku} `);
    await expect(said).toContainText(t('scan_count', { count: 2, of: 3 }));
    await expect(dialog.getByText(t('scan_rest', { count: 1 }))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('scan_pack_some') }).press('Enter');

    await expect(dialog).toBeHidden();
    await expect(main(page).getByText(t('status.packed'), { exact: true })).toBeVisible();
    const packed = (await (await page.request.get(`/api/seller/shipments/${shipmentId}`)).json())
      .data;
    expect(packed).toMatchObject({ status: 'packed', quantity: 2, part: { number: 1, of: 2 } });
    await main(page).locator('a[href*="/seller/shipments/"]:not([target])').press('Enter');
    await expect(main(page).getByText(t('status.confirmed'), { exact: true })).toBeVisible();
    await expect(main(page).getByText(sku).first()).toBeVisible();
  });
}

import { expect, test } from '@playwright/test';
import type { Order } from '@/lib/contract/schemas/orders';
import { expectAccessible } from '../testing/axe';
import { inTurn } from '../testing/nightly';
import { newShopper } from '../testing/session';
import { main } from '../testing/shop-page';
import { call } from '../testing/shopper';
import { texts } from '../testing/texts';
import { orderOfDemoStore } from './testing/demo-order';
import { signInSeller } from './testing/sign-in';

for (const [lang, prefix, width] of inTurn('shipments', [
  ['en', '', 1280],
  ['hi', '/hi', 390],
] as const)) {
  test(`a seller confirms, packs, prints, ships and delivers, ${lang} ${width}`, async ({
    page,
    baseURL,
  }) => {
    if (!baseURL) throw new Error('the shop has no address');
    await page.setViewportSize({ width, height: 900 });
    const t = (key: string, params = {}) => texts(lang)(`seller_shipments.${key}`, params);
    const shopper = await newShopper(baseURL);
    const { number, shipmentId } = await orderOfDemoStore(page.request, baseURL, shopper);
    await signInSeller(page);

    await page.goto(`${prefix}/seller/shipments?state=to_confirm&search=${number}`);
    const choose = main(page).getByRole('checkbox', {
      name: texts(lang)('areas.table.choose', { name: number }),
    });
    await choose.focus();
    await page.keyboard.press('Space');
    await expectAccessible(page);
    await main(page)
      .getByRole('button', { name: `${t('confirm')} (1)`, exact: true })
      .press('Enter');
    await expect(main(page).getByText(t('done_many', { count: 1 }))).toBeVisible();

    await page.goto(`${prefix}/seller/shipments?search=${number}`);
    await main(page).getByRole('link', { name: number }).press('Enter');
    await main(page)
      .getByRole('button', { name: t('pack'), exact: true })
      .press('Enter');
    for (const paper of ['label', 'packing-slip', 'invoice']) {
      const pdf = await page.request.get(`/api/seller/shipments/${shipmentId}/${paper}`);
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await main(page)
      .getByRole('button', { name: t('ship'), exact: true })
      .press('Enter');
    const sheet = page.getByRole('dialog', { name: t('ship_title') });
    await sheet.getByLabel(t('carrier')).fill('Delhivery');
    await sheet.getByLabel(t('awb')).fill(`AWB${shipmentId}`);
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(`AWB${shipmentId}`)).toBeVisible();
    await main(page)
      .getByRole('button', { name: t('out_for_delivery') })
      .press('Enter');
    await main(page)
      .getByRole('button', { name: t('deliver'), exact: true })
      .press('Enter');
    const { body: read } = await call(baseURL, 'GET', `/api/orders/${number}`, shopper);
    const { shipments } = (read as unknown as { data: Order }).data;
    const asked = page.getByRole('dialog', { name: t('deliver_title') });
    await asked.getByLabel(t('delivery_code')).fill(shipments[0]?.delivery_code ?? '');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(t('proofs.code'))).toBeVisible();
    await expectAccessible(page);

    const { body } = await call(baseURL, 'GET', `/api/orders/${number}`, shopper);
    expect(body.data).toMatchObject({ status: 'delivered' });
  });
}

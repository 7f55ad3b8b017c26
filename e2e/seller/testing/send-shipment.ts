import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../testing/axe';
import { main } from '../../testing/shop-page';
import { type Lang, texts } from '../../testing/texts';
import type { Hand } from './hand';

/** Confirms, packs, prints, ships and delivers an order's shipment. */
export async function sendShipment(page: Page, lang: Lang, hand: Hand, number: string) {
  const t = (key: string, params = {}) => texts(lang)(`seller_shipments.${key}`, params);
  const button = (name: string) => main(page).getByRole('button', { name, exact: true });
  const path = `${lang === 'hi' ? '/hi' : ''}/seller/shipments`;
  await page.goto(`${path}?state=to_confirm&search=${number}`);
  const choose = texts(lang)('areas.table.choose', { name: number });
  await hand.check(main(page).getByRole('checkbox', { name: choose }));
  await expectAccessible(page);
  await hand.press(button(`${t('confirm')} (1)`));
  await expect(main(page).getByText(t('done_many', { count: 1 }))).toBeVisible();

  await page.goto(`${path}?search=${number}`);
  await hand.press(main(page).getByRole('link', { name: number }));
  await hand.press(button(t('pack')));
  await expect(button(t('ship'))).toBeVisible();
  const id = /shipments\/(\d+)/.exec(page.url())?.[1];
  for (const paper of ['label', 'packing-slip', 'invoice']) {
    const pdf = await page.request.get(`/api/seller/shipments/${id}/${paper}`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await hand.press(button(t('ship')));
  const sheet = page.getByRole('dialog', { name: t('ship_title') });
  await hand.fill(sheet.getByLabel(t('carrier')), 'Delhivery');
  await hand.fill(sheet.getByLabel(t('awb')), `AWB${id}`);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(`AWB${id}`)).toBeVisible();
  await hand.press(button(t('out_for_delivery')));
  await hand.press(button(t('deliver')));
  const asked = page.getByRole('dialog', { name: t('deliver_title') });
  await hand.press(asked.getByRole('button', { name: t('deliver'), exact: true }));
  await expect(main(page).getByText(t('proofs.claim'))).toBeVisible();
  await expectAccessible(page);
}

import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../testing/axe';
import { main } from '../../testing/shop-page';
import { type Lang, texts } from '../../testing/texts';

/**
 * Requests the return of one damaged unit of a delivered order, with a picture, and with a UPI id if it was
 * paid in cash.
 * @returns the number of the return
 */
export async function requestReturn(
  page: Page,
  lang: Lang,
  { number, upi }: { number: string; upi?: string },
): Promise<string> {
  const t = texts(lang);
  await page.goto(`${lang === 'hi' ? '/hi' : ''}/profile/orders/${number}`);
  await main(page)
    .getByRole('link', { name: new RegExp(`${t('returns.open')}|${t('returns.open_fault')}`) })
    .click();
  await main(page).getByLabel(t('returns.reason')).selectOption('damaged');
  const items = main(page).getByRole('checkbox');
  if ((await items.count()) === 1) await expect(items).toBeChecked();
  else await items.first().check();
  const fewer = main(page).getByRole('button', { name: t('returns.less'), exact: true });
  if (await fewer.isVisible()) await fewer.click();
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#a33' },
  })
    .png()
    .toBuffer();
  const file = { name: 'torn.png', mimeType: 'image/png', buffer: picture };
  await main(page).locator('input[type=file]').setInputFiles(file);
  await expect(main(page).getByText(t('reviews.uploaded', { name: 'torn.png' }))).toBeAttached();
  if (upi) await main(page).getByLabel(t('returns.account_fields.upi')).last().fill(upi);
  await expect(main(page).getByText(t('returns.back'))).toBeVisible();
  await expectAccessible(page);
  await main(page)
    .getByRole('button', { name: t('returns.send.refund'), exact: true })
    .click();
  await expect(main(page).getByText(t('returns.status.requested')).first()).toBeVisible();
  const heading = await main(page).getByRole('heading', { name: /-R1/ }).textContent();
  return /HT-\S+-R1/.exec(String(heading))?.[0] ?? '';
}

/** Opens a return in the seller area. */
export async function openReturn(page: Page, lang: Lang, number: string) {
  await page.goto(`${lang === 'hi' ? '/hi' : ''}/seller/returns`);
  await main(page)
    .getByRole('link', { name: new RegExp(number) })
    .click();
}

import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../testing/axe';
import { main } from '../../testing/shop-page';
import { type Lang, languageIn, texts } from '../../testing/texts';
import type { Hand } from './hand';

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

type Names = Record<Lang, string>;

/**
 * Lists a shirt in 3 colours and 4 sizes with pictures (₹799, 5% GST, stock 25 each), and sends it to review.
 * @returns the listing's id
 */
export async function listShirt(page: Page, lang: Lang, hand: Hand, names: Names): Promise<string> {
  const t = texts(lang);
  const l = (key: string) => t(`seller_listing.${key}`);
  const button = (name: string) => main(page).getByRole('button', { name, exact: true });
  const field = (key: string) => main(page).getByLabel(l(key), { exact: true });
  const fieldIn = (key: string, of: Lang) =>
    main(page).getByLabel(t(`seller_listing.${key}`, languageIn(of, lang)), { exact: true });
  await page.goto(lang === 'hi' ? '/hi/seller/listings' : '/seller/listings');
  await hand.press(button(t('seller_listings.add')));
  await hand.fill(fieldIn('name_in', 'en'), names.en);
  await hand.fill(fieldIn('name_in', 'hi'), names.hi);
  await hand.fill(fieldIn('description_in', 'en'), 'Light, for hot days.');
  await hand.select(field('category'), 2);
  await hand.fill(field('hsn'), '6205');
  const low = t('seller_listing.gst_up_to', { percent: 5, price: '₹2,625' });
  await expect(main(page).getByText(low)).toBeVisible();
  await hand.fill(field('colours'), 'Red, Navy, White');
  await hand.fill(field('sizes'), 'S, M, L, XL');
  await hand.press(button(l('make_variants')));
  await expect(main(page).getByRole('row')).toHaveCount(13);
  const amounts = Object.entries({ mrp: '1,299', price: '799', stock: '25' });
  const cell = (column: string, row: number) =>
    main(page).getByLabel(t('seller_listing.cell', { column: l(`column.${column}`), row }), {
      exact: true,
    });
  for (const [column, value] of amounts) await hand.fill(cell(column, 1), value);
  for (const [column, value] of amounts) {
    await hand.press(button(l(`column.${column}`)));
    await expect(cell(column, 12)).toHaveValue(value.replace(',', ''));
  }
  const files = await Promise.all(['#246', '#a22'].map(picture));
  await hand.upload(
    main(page).getByLabel(t('seller_listing.add_pictures', { title: l('all_variants') })),
    files.map((buffer, n) => ({ name: `${n}.jpg`, mimeType: 'image/jpeg', buffer })),
  );
  await expect(main(page).getByText(l('complete'))).toBeVisible();
  await expect(main(page).getByText(l('state.saved'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await hand.press(button(l('submit')));
  await expect(main(page).getByText(t('seller_listings.status.in_review'))).toBeVisible();
  return String(/listings\/(\d+)/.exec(page.url())?.[1]);
}

import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../testing/axe';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';
import { signInSeller } from './testing/sign-in';

const file = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Returns the pictures of a listing's saved draft. */
const saved = async ({ request }: Page, id: string): Promise<string[]> => {
  const { data } = await (await request.get(`/api/seller/listings/${id}`)).json();
  return data.document.pictures[0]?.images ?? [];
};

for (const [lang, prefix, width] of variants(
  ['en', '', 1280] as const,
  ['hi', '/hi', 390] as const,
)) {
  test(`a store puts pictures into order and crops one, ${lang} ${width}`, async ({ page }) => {
    const t = (key: string, params = {}) => texts(lang)(`seller_listing.${key}`, params);
    await page.setViewportSize({ width, height: 900 });
    await signInSeller(page);
    const draft = await page.request.post('/api/seller/listings', {
      data: { document: { name: {}, description: {} } },
    });
    const id = String((await draft.json()).data.id);
    await page.goto(`${prefix}/seller/listings/${id}`);
    const add = main(page).getByLabel(t('add_pictures', { title: t('all_variants') }));
    for (const [at, colour] of ['#246', '#a22', '#2a6'].entries()) {
      await add.setInputFiles(await file(`${at}.png`, colour));
      const crop = main(page).getByRole('button', { name: t('crop_picture', { number: at + 1 }) });
      await expect(crop).toBeVisible();
    }
    await expect.poll(async () => (await saved(page, id)).length).toBe(3);
    const [a, b, c] = await saved(page, id);
    const picture = (number: number) =>
      main(page).getByRole('button', { name: t('drag_picture', { number, count: 3 }) });

    const announced = (number: number) => page.getByText(t('drag_at', { number, count: 3 }));
    await picture(3).hover();
    const first = await picture(1).boundingBox();
    await page.mouse.down();
    // Pictures move away from the pointer: move to coordinates, and release after the position is announced.
    await page.mouse.move(first?.x ?? 0, first?.y ?? 0, { steps: 5 });
    await page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 20, { steps: 5 });
    await expect(announced(1)).toBeAttached();
    await page.mouse.up();
    await expect.poll(() => saved(page, id)).toEqual([c, a, b]);
    // The keys work a moment after the picture is picked up.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await picture(1).press('Space');
      await expect(picture(1)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('ArrowRight');
      await expect(announced(2)).toBeAttached({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect.poll(() => saved(page, id)).toEqual([a, c, b]);

    await main(page)
      .getByRole('button', { name: t('crop_picture', { number: 1 }) })
      .click();
    const dialog = page.getByRole('dialog', { name: t('crop') });
    await expect(dialog.getByRole('button', { name: t('crop_save') })).toBeEnabled();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('crop_save') }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await saved(page, id))[0]).not.toBe(a);
    const [cut = '', ...others] = await saved(page, id);
    expect(others).toEqual([c, b]);
    const { width: wide, height } = await sharp(
      await (await page.request.get(cut)).body(),
    ).metadata();
    expect([wide, height]).toEqual([600, 600]);
  });
}

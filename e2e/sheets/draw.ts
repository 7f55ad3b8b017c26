import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { inLanguage } from '../testing/catalogue';
import type { Stop } from '../testing/every-page';
import type { Lang } from '../testing/texts';

export type Shot = {
  lang: Lang;
  width: number;
  height: number;
  theme?: 'light' | 'dark';
} & Pick<Stop, 'path' | 'ready'>;

const folder = 'docs/screens';
const gap = 12;

/** Takes a screenshot of a page's first screen, as PNG. */
export async function take(page: Page, { lang, width, height, theme, path, ready }: Shot) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme ?? 'light', reducedMotion: 'reduce' });
  await page.goto(inLanguage(lang, path), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await (ready?.(main) ?? main.getByRole('heading').first()).waitFor();
  await expect(main.locator('.animate-pulse, .animate-spin')).toHaveCount(0);
  await page.waitForFunction(arePicturesDrawn);
  return page.screenshot();
}

/** True once the pictures on the screen have arrived; the others are loaded on approach. */
function arePicturesDrawn() {
  return [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isSeen = width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return image.complete || !isSeen;
  });
}

/** Draws one page as a picture, scaled by `scale`. */
export async function drawOne(page: Page, name: string, shot: Shot, scale = 1): Promise<void> {
  const picture = sharp(await take(page, shot)).resize(Math.round(shot.width * scale));
  await picture.webp({ quality: 80 }).toFile(`${folder}/${name}.webp`);
}

/** Draws pages in rows of `columns`, each so many pixels wide. */
export async function drawSheet(
  page: Page,
  name: string,
  shots: Shot[],
  { columns, each }: { columns: number; each: number },
): Promise<void> {
  const pictures: { input: Buffer; height: number }[] = [];
  for (const shot of shots) {
    const made = await sharp(await take(page, shot))
      .resize(each)
      .toBuffer({ resolveWithObject: true });
    pictures.push({ input: made.data, height: made.info.height });
  }
  const rows = Math.ceil(pictures.length / columns);
  const heightOf = (row: number) =>
    Math.max(...pictures.slice(row * columns, (row + 1) * columns).map(({ height }) => height));
  const topOf = (row: number): number => (row === 0 ? 0 : topOf(row - 1) + heightOf(row - 1) + gap);
  const placed = pictures.map(({ input }, at) => ({
    input,
    left: (at % columns) * (each + gap),
    top: topOf(Math.floor(at / columns)),
  }));
  const width = Math.min(columns, pictures.length) * (each + gap) - gap;
  const height = topOf(rows) - gap;
  await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(placed)
    .webp({ quality: 72 })
    .toFile(`${folder}/${name}.webp`);
}

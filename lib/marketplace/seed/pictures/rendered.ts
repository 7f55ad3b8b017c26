import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { lightOf, toneOf } from './light';
import { pixelsOf, type Raster } from './raster';

const folder = join(/* turbopackIgnore: true */ process.cwd(), 'lib/marketplace/seed/rendered');

/** Returns words as a file's name: `pouch-hot-pepper` of `pouch:hot-pepper`. */
export const fileName = (...parts: string[]) =>
  parts
    .join('-')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase();

const pathOf = (artwork: string, kind: '' | '.light') =>
  join(folder, `${fileName(artwork)}${kind}.webp`);

/** Returns whether a rendered picture takes the listing's colour. */
export const takesColour = (artwork: string) => existsSync(pathOf(artwork, '.light'));

/**
 * Returns the rendered picture of an artwork, 800 × 800: the item and its shadow on nothing. Where there is a
 * second one, whose coloured part is of a light grey, the item takes `colour`.
 */
export async function renderedItem(artwork: string, colour: string): Promise<Raster> {
  const item = await pixelsOf(sharp(readFileSync(pathOf(artwork, ''))));
  if (takesColour(artwork)) {
    tint(item, await pixelsOf(sharp(readFileSync(pathOf(artwork, '.light')))), colour);
  }
  return item;
}

/** The share of light that the light grey part reflects. */
const greyReflects = 0.6;

/**
 * Colours an item in place. Its own coloured part is black, that of `light` is grey; the difference is the light
 * that falls on it, of which the colour reflects its share.
 */
function tint(item: Raster, light: Raster, colour: string): void {
  const reflects = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return (
      (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4) / greyReflects
    );
  });
  for (let at = 0; at < item.data.length; at += 4) {
    if (item.data[at + 3] === 0) continue;
    for (let c = 0; c < 3; c++) {
      const dark = lightOf(item.data[at + c] ?? 0);
      const fallen = Math.max(0, lightOf(light.data[at + c] ?? 0) - dark);
      item.data[at + c] = toneOf(dark + fallen * (reflects[c] ?? 0));
    }
  }
}

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoBanners } from './banners';
import { departments } from './catalogue/categories';
import { coloursOf } from './catalogue/colours';
import { type Sku, skus } from './catalogue/skus';
import { lightOf, toneOf } from './pictures/light';
import { pixelsOf, seenIn } from './pictures/raster';
import { fileName, takesColour } from './pictures/rendered';

const folder = 'lib/marketplace/seed/rendered';
const files = readdirSync(folder);
const artworkOf = ({ type, design }: Sku) => design.artwork ?? type.artwork;
const artworks = [...new Set(skus.map(artworkOf))];
const skusOf = (artwork: string) => skus.filter((sku) => artworkOf(sku) === artwork);

it('has a picture of every artwork that a listing, a category or a banner shows', () => {
  const tiles = departments.flatMap(({ self, children }) =>
    [self, ...children].flatMap(([, , , , ...shown]) => shown),
  );
  const banners = demoBanners.flatMap(({ items }) => items.map(([shown]) => shown));
  const all = new Set([...artworks, ...tiles, ...banners]);
  expect([...all].filter((one) => !files.includes(`${fileName(one)}.webp`))).toEqual([]);
});

it('keeps no rendered file that no listing shows', () => {
  const shown = new Set(artworks.map((artwork) => fileName(artwork)));
  expect(files.filter((file) => !shown.has(file.replace(/(\.light)?\.webp$/, '')))).toEqual([]);
});

it.each(files)(
  'has %s in the size of the frame, small and, but for the light, on nothing',
  async (file) => {
    const picture = await sharp(join(folder, file)).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 800, height: 800 });
    expect(picture.hasAlpha).toBe(!file.endsWith('.light.webp'));
    expect(statSync(join(folder, file)).size).toBeLessThan(64_000);
  },
);

it('keeps at most 24 MB of them', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(24_000_000);
});

it.each(artworks)('shows one kind of good as %s', (artwork) => {
  expect(new Set(skusOf(artwork).map(({ type }) => type.key)).size).toBe(1);
});

it.each(artworks)('shows %s in the colour of each listing', (artwork) => {
  const colours = new Set(skusOf(artwork).map(({ colour }) => colour && coloursOf(colour)[0]));
  expect(colours.size === 1 || takesColour(artwork)).toBe(true);
});

it.each(artworks)('fills the frame with %s', async (artwork) => {
  const { width, height } = seenIn(
    await pixelsOf(sharp(join(folder, `${fileName(artwork)}.webp`))),
    250,
  );
  expect(Math.max(width, height) / 800).toBeGreaterThan(0.68);
});

it('turns brightness into light and back', () => {
  for (let tone = 0; tone < 250; tone++) {
    expect(Math.abs(toneOf(lightOf(tone)) - tone)).toBeLessThanOrEqual(1);
  }
});

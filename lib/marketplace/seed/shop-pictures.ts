import { demoBanners } from './banners';
import { brands } from './catalogue/brands';
import { departments } from './catalogue/categories';
import type { Picture } from './pictures';
import { bannerArt, brandTile, categoryTile, collage, type Prop } from './pictures/tiles';
import { demoApplicant, demoStores } from './stores';

const categoryPictures: Picture[] = departments
  .flatMap(({ self, children }) => [self, ...children])
  .map(([slug, , , colour, ...artworks]) => ({
    file: `categories/${slug}.webp`,
    render: () => categoryTile(artworks, colour),
  }));

const brandPictures: Picture[] = brands.map(({ slug, name, colour }, i) => ({
  file: `brands/${slug}.webp`,
  render: () => brandTile(name, colour, i),
}));

const bannerPictures: Picture[] = demoBanners.map(({ kind, file, colour, accent, items }) => {
  const [width, height] = kind === 'hero' ? [1600, 600] : [800, 400];
  const scale = height / 600;
  const props = items.map(([artwork, paint, size, x, turn]) => ({
    artwork,
    colour: paint,
    size: Math.round(size * scale),
    x: x * scale,
    bottom: height * 0.92 - (size > 300 ? height * 0.03 : 0),
    turn,
  }));
  const render = () => collage(width, height, bannerArt(width, height, colour, accent), props);
  return { file: `banners/${file}.webp`, render };
});

/** Returns the contents of a store's banner, by what it mainly sells. */
function windowOf(store: (typeof demoStores)[number]): Prop[] {
  const artworks = store.sells
    .flatMap((slug) => departments.find(({ self }) => self[0] === slug)?.self.slice(4) ?? [])
    .slice(0, 3);
  return artworks.map((artwork, i) => ({
    artwork,
    colour: store.colour,
    size: 250 - i * 25,
    x: 700 + i * 185,
    bottom: 365,
  }));
}

const storePictures: Picture[] = [...demoStores, demoApplicant].flatMap((store, i) => [
  {
    file: `stores/${store.slug}-logo.webp`,
    render: () => brandTile(store.name, store.colour, i + 3),
  },
  {
    file: `stores/${store.slug}-banner.webp`,
    render: () =>
      collage(1200, 400, bannerArt(1200, 400, store.colour, store.colour), windowOf(store)),
  },
]);

/** All pictures except those of products. */
export const shopPictures: readonly Picture[] = [
  ...bannerPictures,
  ...categoryPictures,
  ...brandPictures,
  ...storePictures,
];

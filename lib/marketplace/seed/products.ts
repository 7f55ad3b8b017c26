import { latinSlug } from '@/lib/i18n/slugs/latin-slug';
import { attributesOf } from './catalogue/attributes';
import { departments } from './catalogue/categories';
import { type Sku, skus } from './catalogue/skus';
import { productPictures } from './pictures';
import { gstAt, mrpFor, shopPrice } from './prices';
import { brandOf, namesOf } from './product-names';
import { type Random, randomOf } from './random';
import { required } from './required';
import { demoStores } from './stores';

/** A product of the generator, with the slugs of the rows it belongs to. */
export type DemoProduct = ReturnType<typeof productAt>;

const day = 86_400_000;
const departmentOf = new Map(
  departments.flatMap(({ self, children }) => children.map(([slug]) => [slug, self[0]] as const)),
);

const paragraphs = (...parts: string[]) => parts.join('\n\n').normalize('NFC');

/** Discounts in percent, as [lowest, highest, weight]: books and food have smaller ones. */
const discounts = {
  modest: [
    [0, 0, 3],
    [5, 12, 4],
    [12, 25, 3],
  ],
  usual: [
    [0, 0, 1],
    [10, 22, 2],
    [25, 40, 4],
    [42, 62, 3],
  ],
} as const;

/** Returns the group's price in rupees before its sizes, and how much below the MRP it sells (0–1). */
function pricing({ type, design }: Sku, edition: number, group: Random) {
  const spread = edition > 0 ? 0.7 + group.next() * 0.8 : 1;
  const isModest = ['food', 'books', 'general'].includes(type.reviews);
  const ranges = discounts[isModest ? 'modest' : 'usual'];
  const [low, high] = ranges[group.weighted(ranges.map(([, , weight]) => weight))] ?? ranges[0];
  return { base: design.price * spread, discount: group.between(low, high) / 100 };
}

/** Returns the units in stock: some products are sold out, some nearly. */
function stockOf(random: Random): number {
  const share = random.next();
  if (share < 0.04) return 0;
  return share < 0.12 ? random.between(1, 5) : random.between(6, 180);
}

/**
 * Returns the product number `n` (from 0). Numbers up to the length of the SKU table are the demo's own; the
 * table then repeats with the next edition, whose names have a model number.
 */
export function productAt(n: number, now: Date) {
  const edition = Math.floor(n / skus.length);
  const sku = required(skus[n % skus.length], 'SKU');
  const { type, design } = sku;
  const groupKey = `${type.key}-${sku.designIndex + 1}${edition > 0 ? `-${edition + 1}` : ''}`;
  const group = randomOf('group', groupKey);
  const own = randomOf('sku', n);
  const { base, discount } = pricing(sku, edition, group);
  const price = shopPrice(base * sku.priceFactor);
  const sellers = demoStores.filter(({ sells }) =>
    sells.includes(departmentOf.get(type.category) ?? 'grocery'),
  );
  const store = group.pick(sellers);
  const popularity = group.next();
  const createdAt = new Date(now.getTime() - Math.floor((0.02 + group.next() * 0.98) * 180 * day));
  const name = namesOf(sku, edition);
  const origin = design.origin ?? type.origin;
  return {
    number: n,
    sku,
    popularity,
    storeSlug: store.slug,
    categorySlug: type.category,
    brandSlug: brandOf(sku, edition)?.slug,
    nameHi: name.hi,
    descriptionHi: paragraphs(design.about[1], (design.care ?? type.care)[1]),
    media: productPictures(sku).map(({ url }) => url),
    row: {
      slug: latinSlug(name.en, 300),
      name: name.en,
      description: paragraphs(design.about[0], (design.care ?? type.care)[0]),
      mrp: mrpFor(price, discount) * 100,
      price: price * 100,
      stock: stockOf(own),
      colour: sku.colour ?? null,
      size: sku.size ?? null,
      attributes: attributesOf(type.key, sku.designIndex),
      productCode: groupKey.toUpperCase(),
      sku: `${store.prefix}-${String(n + 1).padStart(5, '0')}`,
      hsn: design.hsn ?? type.hsn,
      gstRate: gstAt(design.gst ?? type.gst, price),
      ownGstRate: type.notification ? gstAt(type.gst, price) * 100 : null,
      gstNotification: type.notification ?? null,
      originCountry: origin ?? 'India',
      importer: origin ? 'Trilok Imports (Demo) Pvt Ltd, 5 Demo Dock Road, Mumbai 400001' : null,
      returnPolicy: type.returns,
      soldCount: Math.floor(popularity ** 2 * 900) + own.between(0, 24),
      createdAt,
      updatedAt: now,
    },
  };
}

import { brands } from './catalogue/brands';
import { departments } from './catalogue/categories';
import { colours, coloursOf } from './catalogue/colours';
import { hindiSize } from './catalogue/hindi-sizes';
import { type Sku, skus } from './catalogue/skus';
import { productPictures } from './pictures';
import { gstAt, mrpFor, shopPrice } from './prices';
import { hashOf, type Random, randomOf } from './random';
import { demoStores } from './stores';

/** A product as the generator makes it, with the slugs of what it belongs to. */
export type DemoProduct = ReturnType<typeof productAt>;

const day = 86_400_000;
const brandsBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
const departmentOf = new Map(
  departments.flatMap(({ self, children }) => children.map(([slug]) => [slug, self[0]] as const)),
);

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function names({ type, design, colour, size, inColours }: Sku, edition: number) {
  const brand = brandsBySlug.get(
    type.brands[(hashOf(design.name[0]) + edition) % type.brands.length] ?? 'taanavi',
  );
  const named = type.brandInName !== false && brand;
  const write = (prefix: string, name: string, model: string, details: string[]) =>
    [
      prefix,
      name,
      edition > 0 ? `${model} ${edition + 1}` : '',
      details.length ? `(${details.join(', ')})` : '',
    ]
      .filter(Boolean)
      .join(' ')
      .normalize('NFC');
  const hues = inColours && colour ? coloursOf(colour) : [];
  const joined = (words: readonly string[], and: string) => (words.length ? [words.join(and)] : []);
  return {
    brandSlug: brand?.slug,
    en: write(named ? named.name : '', design.name[0], 'Model', [
      ...joined(hues, ' & '),
      ...(size ? [size] : []),
    ]),
    hi: write(named ? named.hi : '', design.name[1], 'मॉडल', [
      ...joined(
        hues.map((one) => colours[one].hi),
        ' और ',
      ),
      ...(size ? [hindiSize(size)] : []),
    ]),
  };
}

const paragraphs = (...parts: string[]) => parts.join('\n\n').normalize('NFC');

/** Rupees: what the group costs before its sizes, and how much below the MRP it sells. */
function pricing({ type, design }: Sku, edition: number, group: Random) {
  const spread = edition > 0 ? 0.7 + group.next() * 0.8 : 1;
  const modest = ['food', 'books', 'general'].includes(type.reviews);
  const ranges = modest
    ? [
        [0, 0],
        [5, 12],
        [12, 25],
      ]
    : [
        [0, 0],
        [10, 22],
        [25, 40],
        [42, 62],
      ];
  const [low = 0, high = 0] = ranges[group.weighted(modest ? [3, 4, 3] : [1, 2, 4, 3])] ?? [];
  return { base: design.price * spread, discount: group.between(low, high) / 100 };
}

const stockOf = (random: Random) =>
  [() => 0, () => random.between(1, 5), () => random.between(6, 180)][
    random.weighted([4, 8, 88])
  ]?.() ?? 0;

/**
 * The product number `n` (from 0). Numbers up to the length of the SKU table are the demo's own; the
 * table then begins anew with the next edition, whose names carry a model number.
 */
export function productAt(n: number, now: Date) {
  const edition = Math.floor(n / skus.length);
  const sku = skus[n % skus.length] as Sku;
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
  const name = names(sku, edition);
  return {
    number: n,
    sku,
    popularity,
    storeSlug: store.slug,
    categorySlug: type.category,
    brandSlug: name.brandSlug,
    nameHi: name.hi,
    descriptionHi: paragraphs(design.about[1], (design.care ?? type.care)[1]),
    media: productPictures(sku).map(({ url }) => url),
    row: {
      slug: slugOf(name.en),
      name: name.en,
      description: paragraphs(design.about[0], (design.care ?? type.care)[0]),
      mrp: mrpFor(price, discount) * 100,
      price: price * 100,
      stock: stockOf(own),
      colour: sku.colour ?? null,
      size: sku.size ?? null,
      variantGroup: sku.siblings > 1 ? groupKey : null,
      productCode: groupKey.toUpperCase(),
      sku: `${store.prefix}-${String(n + 1).padStart(5, '0')}`,
      hsn: design.hsn ?? type.hsn,
      gstRate: gstAt(design.gst ?? type.gst, price),
      originCountry: type.origin ?? 'India',
      importer: type.origin
        ? 'Trilok Imports (Demo) Pvt Ltd, 5 Demo Dock Road, Mumbai 400001'
        : null,
      returnPolicy: type.returns,
      soldCount: Math.floor(popularity ** 2 * 900) + own.between(0, 24),
      createdAt,
      updatedAt: createdAt,
    },
  };
}

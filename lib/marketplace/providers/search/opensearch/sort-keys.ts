import { shownRating } from '@/lib/contract/schemas/numbers/shown-rating';
import { eachLanguage, type Locale, locales } from '@/lib/i18n/locales';
import { type ProductRow, sortName } from '../memory/product-rows';
import type { ListQuery } from '../provider';
import { popularityOf, ratedStars } from '../ranking';

/** Bits of a product's id in a key, and of the value before it; the bit above them says whether it is in stock. */
const idBits = 31n;
const valueBits = 31n;
const mostValue = 2 ** 31 - 1;
/** The zero of times in keys: 2020, in seconds. */
const firstSecond = 1_577_836_800;

/** Returns a SKU's sort key: whether it is in stock, then a value from 0 on, then its id. */
function key(isFirst: boolean, value: number, id: number): string {
  const bounded = BigInt(Math.min(mostValue, Math.max(0, Math.floor(value))));
  return String(
    (BigInt(isFirst) << (idBits + valueBits)) | (bounded << idBits) | BigInt(id & mostValue),
  );
}

/** Returns the id of a product from one of its sort keys. */
export const idOfKey = (sorted: Key): number =>
  typeof sorted === 'string'
    ? Number(sorted.slice(sorted.lastIndexOf('\u0000') + 1))
    : Number(BigInt(sorted) & ((1n << idBits) - 1n));

/** Returns the bits of a positive float, which sort as the float does. */
function bitsOf(value: number): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  return view.getUint32(0);
}

/** Returns a name as a key; in ascending order products in stock have the lower one. */
const nameKey = (isLast: boolean, name: string, id: number) =>
  `${Number(isLast)}${name.slice(0, 200)}\u0000${String(id).padStart(12, '0')}`;

type Priced = { price: number; discount: number };

/**
 * Returns a key for each order, so that a listing is sorted by its first found SKU, sold-out ones come last,
 * and no two SKUs are equal. All but `priceAsc` and `nameAsc` are read from the highest to the lowest.
 */
export function sortKeys(row: ProductRow, { price, discount }: Priced): Record<string, string> {
  const { id, sold, reviews } = row;
  const inStock = row.stock > 0;
  const names = eachLanguage((lang) => sortName(row, lang));
  return {
    bestSelling: key(inStock, sold, id),
    topRated: key(inStock, bitsOf(ratedStars(shownRating(row.rating), reviews)), id),
    latest: key(inStock, row.createdAt - firstSecond, id),
    priceAsc: key(!inStock, price, id),
    priceDesc: key(inStock, price, id),
    discount: key(inStock, discount, id),
    popularity: key(inStock, bitsOf(popularityOf(row.rating, reviews, sold)), id),
    ...Object.fromEntries(
      Object.entries(names).flatMap(([lang, name]) => [
        [`nameAsc_${lang}`, nameKey(!inStock, name, id)],
        [`nameDesc_${lang}`, nameKey(inStock, name, id)],
      ]),
    ),
  };
}

/** A key in the cluster's answer: above 2^53 a bigint. */
export type Key = number | bigint | string;

/** Compares keys as the cluster sorts them: numbers, and texts by their bytes. */
export function compareKeys(a: Key, b: Key): number {
  if (typeof a === 'string' || typeof b === 'string') {
    return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
  }
  return a < b ? -1 : Number(a > b);
}

export type Order = { field: string; isDescending: boolean };

/** Names of sort keys that are numbers, and of those that are texts. */
export const numberKeys = [
  'bestSelling',
  'topRated',
  'latest',
  'priceAsc',
  'priceDesc',
  'discount',
  'popularity',
] as const;
export const nameKeys = locales.flatMap((lang) => [
  `nameAsc_${lang}` as const,
  `nameDesc_${lang}` as const,
]);

type KeyName = (typeof numberKeys)[number] | (typeof nameKeys)[number];

/** Orders by a key, from the end at which it begins. */
const by = (field: KeyName): Order => ({
  field,
  isDescending: !/^(price|name)Asc/.test(field),
});

export const byPopularity = by('popularity');
/** All orders by which lists are sorted. */
export const orders: readonly Order[] = [...numberKeys, ...nameKeys]
  .map(by)
  .filter(({ field }) => field !== byPopularity.field);

const sections: Partial<Record<NonNullable<ListQuery['section']>, KeyName>> = {
  latest: 'latest',
  top_rated: 'topRated',
};

/** Returns the order that a query asks for; relevance is not among them. */
export function orderOf({ sort, section }: ListQuery, lang: Locale): Order {
  switch (sort) {
    case 'price_asc':
      return by('priceAsc');
    case 'price_desc':
      return by('priceDesc');
    case 'name_asc':
      return by(`nameAsc_${lang}`);
    case 'name_desc':
      return by(`nameDesc_${lang}`);
    case 'newest':
      return by('latest');
    case 'rating':
      return by('topRated');
    case 'discount':
      return by('discount');
    default:
      return by((section && sections[section]) ?? 'bestSelling');
  }
}

import { shownRating } from '@/lib/contract/schemas/numbers/shown-rating';
import { canonicalSize } from '@/lib/i18n/canonical-size';
import { isActive } from '../../../modules/offers';
import { keysOf, wordsOf } from '../../../modules/search-language';
import { kept } from '../kept';
import { indexAttributes, indexBeside, indexHeads } from '../memory/matching/text-search';
import { pairsIn } from '../memory/phrases';
import { namesOf, type ProductRow } from '../memory/product-rows';
import { type Place, wordsToIndex } from '../memory/vocabulary';
import { popularityOf, reviewsOfTopRated } from '../ranking';
import { partialWords, type SharedFacts, sharedFacts } from './shared-facts';
import { sortKeys } from './sort-keys';

/** The number of popularity steps in a score, and of steps in one unit of popularity, which is below 32. */
export const rankSteps = 2 ** 14;
const stepsOfOne = 900;
const shortestDescribed = 3;

export type SkuDocument = ReturnType<typeof skuDocument>;
export type ListingDocument = {
  listing: number;
  sku: (SkuDocument & Partial<Pick<SharedFacts, 'mixed'>>)[];
} & Partial<SharedFacts>;

/** Builds a listing's document with its SKUs; `dealOf` is the lowest running deal of a product in paise. */
export function listingDocument(
  rows: readonly ProductRow[],
  dealOf: (id: number) => number | undefined,
): ListingDocument {
  const sku = rows.map((row) => skuDocument(row, dealOf(row.id)));
  const active = sku.filter(({ flags }) => flags.includes('active'));
  const shared = sharedFacts(active);
  const { mixed } = shared;
  return {
    listing: rows[0]?.listingId ?? 0,
    ...shared,
    mixed: mixed && [...mixed, ...partialWords(active)],
    sku: sku.map((one) => ({ ...one, mixed })),
  };
}

function skuDocument(row: ProductRow, deal = Number.POSITIVE_INFINITY) {
  const price = Math.min(row.price, deal);
  const discount = Math.round((100 * (row.mrp - price)) / row.mrp);
  const rating = shownRating(row.rating);
  const popularity = popularityOf(row.rating, row.reviews, row.sold);
  return {
    id: String(row.id),
    number: row.id,
    listing: row.listingId,
    category: String(row.categoryId),
    brand: row.brandId === null ? undefined : String(row.brandId),
    store: String(row.storeId),
    colour: coloursIn(row.colour),
    size: row.size ? canonicalSize(row.size) : undefined,
    origin: row.origin || undefined,
    flags: [
      isActive(row) && 'active',
      row.stock > 0 && 'stock',
      row.isFeatured && 'featured',
      row.reviews >= reviewsOfTopRated && 'reviewed',
      price < row.price && 'deal',
      !/^kind:/m.test(row.attributes) && 'unknown',
    ].filter((flag) => flag !== false),
    price,
    discount,
    rating,
    sold: row.sold,
    reviews: row.reviews,
    stars: row.reviews * Math.fround(rating),
    popularity,
    rank: Math.min(rankSteps - 1, Math.round(popularity * stepsOfOne)),
    updatedAt: row.updatedAt,
    ...wordsOfRow(row),
    ...wordsOfDescription(row.about),
    pairs: [...new Set(namesOf(row).flatMap((name) => [...pairsIn(name, row.brandId !== null)]))],
    by: sortKeys(row, { price, discount }),
  };
}

const keysOfAll = (words: readonly string[]) => [...new Set(words.flatMap(keysOf))];

/** Returns the words of a description, which SKUs of a listing share. */
const wordsOfDescription = kept(1000, (text: string) => {
  const words = wordsOf(text).filter(({ length }) => length >= shortestDescribed);
  const described = [...new Set(words)];
  return { about: keysOfAll(described), described };
});

/** Appends to each word its number of earlier occurrences, so that the cluster counts how often each occurs. */
function timed(words: readonly string[]): string[] {
  const before = new Map<string, number>();
  return words.map((word) => {
    const times = before.get(word) ?? 0;
    before.set(word, times + 1);
    return times === 0 ? word : `${word} ${times}`;
  });
}

/** Returns the word of an entry of `spelt`. */
export const untimed = (spelt: string): string => spelt.split(' ', 1)[0] ?? '';

const coloursIn = (text: string | null) =>
  [...new Set((text ?? '').split(',').map((colour) => colour.trim()))].filter(Boolean);

type Words = Record<Place, readonly string[]>;

const wordsOfAttributes = kept(10_000, (attributes: string) => {
  const words: Record<Place, string[]> = {
    name: [],
    head: [],
    beside: [],
    kind: [],
    attribute: [],
  };
  const index = (text: string, _: number, place: Place = 'name') => {
    words[place].push(...wordsToIndex(text));
  };
  indexAttributes(attributes, 0, { index });
  const keys = { kind: keysOfAll(words.kind), attribute: keysOfAll(words.attribute) };
  return { words: words as Words, keys };
});

/** Returns the words of a product's names and attributes as they are spelt, and their keys by place. */
function wordsOfRow(row: ProductRow) {
  const { words, keys } = wordsOfAttributes(row.attributes);
  const name = [...namesOf(row).flatMap(wordsToIndex), ...words.name];
  const called: Record<'head' | 'beside', string[]> = { head: [], beside: [] };
  const index = (text: string, _: number, place: Place = 'name') => {
    if (place === 'head' || place === 'beside') called[place].push(...wordsToIndex(text));
  };
  indexBeside(namesOf(row), 0, { index });
  indexHeads(namesOf(row), row.attributes, 0, { index });
  return {
    name: keysOfAll(name),
    head: keysOfAll(called.head),
    beside: keysOfAll(called.beside),
    ...keys,
    spelt: timed([...name, ...words.kind, ...words.attribute]),
  };
}

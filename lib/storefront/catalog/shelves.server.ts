import 'server-only';
import { type ShownSection, shownSections } from '../listing/listing';
import { distinctShelves, listingKey } from './distinct-shelves';
import type { ListedProduct } from './product';
import { getProducts, getTopSellers } from './queries.server';

/**
 * Number of products per shelf: two full rows of the widest grid; for a row, as many as the widest screen
 * shows.
 */
const rooms = { grid: 12, row: 6 };
export type ShelfLook = keyof typeof rooms;

/** A shelf with fewer products would look like a remainder. */
export const fullRow = 5;

export type Shelves = Record<ShownSection, ListedProduct[]>;

/**
 * Loads the first products of sections, each product in the first section that has it.
 * @param wanted the sections of a page, in its order
 * @param options `least`: a section with fewer products stays empty; `beside`: products shown elsewhere on the
 *   page
 */
export async function getShelves(
  wanted: Partial<Record<ShownSection, ShelfLook>>,
  { least = fullRow, beside = [] }: { least?: number; beside?: ListedProduct[] } = {},
): Promise<Shelves> {
  const entries = Object.entries(wanted) as [ShownSection, ShelfLook][];
  // Enough for the last section, even if the other shelves take all its first products.
  const limit = entries.reduce((sum, [, look]) => sum + rooms[look], beside.length);
  const shown = new Set(beside.map(listingKey));
  const lists = await Promise.all(
    entries.map(async ([section, look]) => {
      const { products } = await getProducts({ section, limit });
      const others = products.filter((product) => !shown.has(listingKey(product)));
      return { products: others, room: rooms[look] };
    }),
  );
  const shelves = distinctShelves(lists, least);
  const none = Object.fromEntries(shownSections.map((section) => [section, []]));
  const full = entries.map(([section], at) => [section, shelves[at] ?? []]);
  return { ...none, ...Object.fromEntries(full) } as Shelves;
}

/** Loads the best-selling stores with `each` products that no shelf shows; a store with fewer is left out. */
export async function getTopSellersBeside(
  shelves: Record<string, ListedProduct[]>,
  sellers: number,
  each: number,
) {
  const shown = new Set(Object.values(shelves).flatMap((list) => list.map(listingKey)));
  return (await getTopSellers(sellers * 2))
    .map((store) => ({
      ...store,
      products: store.products.filter((product) => !shown.has(listingKey(product))).slice(0, each),
    }))
    .filter(({ products }) => products.length === each)
    .slice(0, sellers);
}

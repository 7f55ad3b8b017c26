import 'server-only';
import { type ShownSection, shownSections } from '../listing/listing';
import { distinctShelves, listingKey } from './distinct-shelves';
import type { ListedProduct } from './product';
import { getProducts, getTopSellers } from './queries.server';

/** How many products a shelf shows: two full rows of the grid at its widest; of a row what the widest screen shows. */
const rooms = { grid: 10, row: 6 };
export type ShelfLook = keyof typeof rooms;

/** The columns of the widest grid: fewer products look like the rest of something. */
export const fullRow = 5;

export type Shelves = Record<ShownSection, ListedProduct[]>;

/**
 * The first products of sections, each product in the first of these sections that has it.
 * @param wanted the sections of a page, in its order
 * @param options `least`: a section with fewer products stays empty; `beside`: what the page shows besides
 */
export async function getShelves(
  wanted: Partial<Record<ShownSection, ShelfLook>>,
  { least = fullRow, beside = [] }: { least?: number; beside?: ListedProduct[] } = {},
): Promise<Shelves> {
  const entries = Object.entries(wanted) as [ShownSection, ShelfLook][];
  // Enough for the last, however many the others take away.
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

/** The stores that sold most, with `each` products that no shelf shows; a store without so many is left out. */
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

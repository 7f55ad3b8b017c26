import 'server-only';
import { getBrands, getStores } from './queries.server';

/** One page of brands or stores; `more` says whether another one follows. */
export type BrowsePage<Item> = { items: Item[]; page: number; more: boolean };

const limit = 60;

export const getBrandsPage = (page: number) => pageOf(getBrands, page);
export const getStoresPage = (page: number) => pageOf(getStores, page);

async function pageOf<Item>(
  read: (limit: number, page: number) => Promise<Item[]>,
  page: number,
): Promise<BrowsePage<Item>> {
  // The answer carries no total: the first one beyond this page tells whether there is a next.
  const [items, beyond] = await Promise.all([read(limit, page), read(1, page * limit + 1)]);
  return { items, page, more: beyond.length > 0 };
}

/** A page number of an address, 1 where there is none or no good one. */
export function pageIn({ page }: Record<string, string | string[] | undefined>): number {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 1000 ? number : 1;
}

import 'server-only';
import { browsePageSize } from './browse-page';
import { getBrands, getStores } from './queries.server';

/** One page of brands or stores; `more` is true if another page follows. */
export type BrowsePage<Item> = { items: Item[]; page: number; more: boolean };

export const getBrandsPage = (page: number) => pageOf(getBrands, page);
export const getStoresPage = (page: number) => pageOf(getStores, page);

async function pageOf<Item>(
  read: (limit: number, page: number) => Promise<Item[]>,
  page: number,
): Promise<BrowsePage<Item>> {
  // The answer carries no total, so the first item beyond this page shows whether there is a next page.
  const [items, beyond] = await Promise.all([
    read(browsePageSize, page),
    read(1, page * browsePageSize + 1),
  ]);
  return { items, page, more: beyond.length > 0 };
}

import type { Brand } from '@/lib/api/schemas/brands';
import type { Search } from '../search';
import { type Page, pageOf } from './page';

/** Brands that have products on sale, by position. */
export async function listBrands(search: Search, page: Page): Promise<Brand[]> {
  const { brands } = await search.counts();
  const selling = brands.filter(({ products }) => products > 0);
  return pageOf(selling, page).map(({ id, name, slug, image, products }) => {
    return { id, name, slug, image, product_count: products };
  });
}

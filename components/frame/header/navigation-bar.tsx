import { config } from '@/lib/config';
import { getBrands, getCategories } from '@/lib/storefront/catalog/queries.server';
import { keepHtmlOnly } from '@/lib/storefront/html-only.server';
import { NavigationMarkup } from '../markup/shell-markup';
import type { NavigationData } from './navigation';

/** The number of brands of specification §9. */
const shownBrands = 8;

/** The bar of menus below the header, with the menus' data. */
export async function NavigationBar() {
  const [categories, brands] = await Promise.all([getCategories(), getBrands(shownBrands)]);
  const data: NavigationData = {
    categories: categories.map(entry),
    brands: brands.map(entry),
    seller: config.sellerUrl,
  };
  return <NavigationMarkup menus={keepHtmlOnly(JSON.stringify(data))} />;
}

type Named = { slug: string; name: string; image: string | null };

const entry = ({ slug, name, image }: Named): Named => ({ slug, name, image });

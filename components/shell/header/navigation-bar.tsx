import { config } from '@/lib/config';
import { getBrands, getCategories } from '@/lib/storefront/catalog/queries.server';
import { NavigationMarkup } from '../markup/shell-markup';

/** Specification §9. */
const shownBrands = 8;

/** The bar of menus below the header, with what its menus show. */
export async function NavigationBar() {
  const [categories, brands] = await Promise.all([getCategories(), getBrands(shownBrands)]);
  return (
    <NavigationMarkup
      categories={categories.map(entry)}
      brands={brands.map(entry)}
      seller={config.sellerUrl}
    />
  );
}

type Named = { slug: string; name: string; image: string | null };

const entry = ({ slug, name, image }: Named): Named => ({ slug, name, image });

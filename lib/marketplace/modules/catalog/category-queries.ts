import type { Category, CategoryPage } from '@/lib/contract/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import { translated } from '@/lib/i18n/translated';
import type { CategoryCount, Search } from '../search';

/** Returns the tree of categories; a parent's number of products includes its children's. */
export async function categoryTree(search: Search, lang: Locale): Promise<Category[]> {
  const { categories } = await search.counts();
  const leaf = (category: CategoryCount) => ({
    id: category.id,
    name: translated(category, 'name', lang),
    slug: category.slug,
    image: category.image,
    product_count: category.products,
  });
  return categories
    .filter(({ parentId }) => parentId === null)
    .map((category) => {
      const top = leaf(category);
      const children = categories.filter(({ parentId }) => parentId === top.id).map(leaf);
      const product_count = children.reduce(
        (sum, one) => sum + one.product_count,
        top.product_count,
      );
      return { ...top, product_count, children };
    });
}

/** Returns one category of the tree, or undefined. */
export async function findCategory(
  search: Search,
  lang: Locale,
  slug: string,
): Promise<CategoryPage | undefined> {
  for (const top of await categoryTree(search, lang)) {
    if (top.slug === slug) return { ...top, parent: null };
    const child = top.children.find((candidate) => candidate.slug === slug);
    const parent = { id: top.id, name: top.name, slug: top.slug };
    if (child) return { ...child, children: [], parent };
  }
  return undefined;
}

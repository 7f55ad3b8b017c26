import { progressBar } from '../lib/progress.mjs';

const perPage = 100;

/** Returns the slugs of up to `count` products, and of all categories. */
export async function readCatalogue(url, count) {
  const read = async (path) => (await (await fetch(url + path)).json()).data;
  const { products: featured } = await read('/api/products?section=featured&limit=1');
  const { categories } = await read('/api/categories');
  const bar = progressBar('Reading the catalogue');
  const slugs = [];
  for (let page = 1; slugs.length < count; page++) {
    const { products } = await read(
      `/api/products?limit=${perPage}&group=sku&sort=newest&page=${page}`,
    );
    if (products.length === 0) break;
    slugs.push(...products.map(({ slug }) => slug));
    bar.update(slugs.length, count);
  }
  bar.end();
  return {
    product: featured[0],
    productPaths: slugs.slice(0, count).map((slug) => `/product/${slug}`),
    categories: categories.flatMap((category) => [category, ...category.children]),
  };
}

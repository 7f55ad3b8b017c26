import { getTranslations } from 'next-intl/server';
import type { CategoryPage } from '@/lib/contract/schemas/catalog';
import { getProducts } from '@/lib/storefront/catalog/queries.server';
import { type ListingQuery, toProductQuery } from '@/lib/storefront/listing/listing';
import { firstOf, productItems } from '@/lib/storefront/seo/json-ld';
import { CategoryChips } from './category-chips';
import { ListStructuredData } from './list-structured-data';
import { Listing } from './listing';
import { ListingHeader } from './listing-header';

type Props = { category: CategoryPage; query: ListingQuery };

/** A category's products, filtered and sorted by the query of its address. */
export async function CategoryView({ category, query }: Props) {
  const { name, slug, parent, children } = category;
  const path = `/category/${slug}`;
  const scope = { path, within: slug };
  const [t, list] = await Promise.all([
    getTranslations('listing'),
    getProducts(toProductQuery(query, scope)),
  ]);
  const trail = [
    { name: t('home'), path: '/' },
    ...(parent ? [{ name: parent.name, path: `/category/${parent.slug}` }] : []),
    { name, path },
  ];
  return (
    <>
      <ListingHeader trail={trail} title={name} total={list.total}>
        <CategoryChips categories={children} />
      </ListingHeader>
      <Listing scope={scope} query={query} list={list} />
      <ListStructuredData trail={trail} items={productItems(list.products)} start={firstOf(list)} />
    </>
  );
}

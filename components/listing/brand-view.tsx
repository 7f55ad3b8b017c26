import { getTranslations } from 'next-intl/server';
import { getProducts } from '@/lib/storefront/catalog/queries.server';
import { type ListingQuery, toProductQuery } from '@/lib/storefront/listing/listing';
import { firstOf, productItems } from '@/lib/storefront/seo/json-ld';
import { ListStructuredData } from './list-structured-data';
import { Listing } from './listing';
import { ListingHeader } from './listing-header';

type Props = { brand: { name: string; slug: string }; query: ListingQuery };

/** A brand's products, filtered and sorted by the query of its address. */
export async function BrandView({ brand: { name, slug }, query }: Props) {
  const path = `/brand/${slug}`;
  const scope = { path, brand: slug };
  const [t, list] = await Promise.all([
    getTranslations('shell'),
    getProducts(toProductQuery(query, scope)),
  ]);
  const trail = [
    { name: t('home'), path: '/' },
    { name: t('brands'), path: '/brands' },
    { name, path },
  ];
  return (
    <>
      <ListingHeader trail={trail} title={name} total={list.total} />
      <Listing scope={scope} query={query} list={list} />
      <ListStructuredData trail={trail} items={productItems(list.products)} start={firstOf(list)} />
    </>
  );
}

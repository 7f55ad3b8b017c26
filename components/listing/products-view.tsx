import { getTranslations } from 'next-intl/server';
import { getProducts } from '@/lib/storefront/catalog/queries.server';
import { subjectOf } from '@/lib/storefront/listing/list-subject';
import { type ListingQuery, listingHref, toProductQuery } from '@/lib/storefront/listing/listing';
import { titleOf } from '@/lib/storefront/listing/listing-title.server';
import { firstOf, productItems } from '@/lib/storefront/seo/json-ld';
import { ListStructuredData } from './list-structured-data';
import { Listing } from './listing';
import { ListingHeader } from './listing-header';

type Props = { path: '/products' | '/search'; query: ListingQuery };

/** Products by section, search and filters. */
export async function ProductsView({ path, query }: Props) {
  const scope = { path };
  const [t, list] = await Promise.all([
    getTranslations('listing'),
    getProducts(toProductQuery(query, scope)),
  ]);
  const title = await titleOf(query, list.facets);
  const plain = subjectOf(query);
  const here = query.search
    ? listingHref(path, { search: query.search })
    : listingHref(plain.path, plain.query);
  const trail = [
    { name: t('home'), path: '/' },
    { name: title, path: here },
  ];
  return (
    <>
      <ListingHeader trail={trail} title={title} total={list.total} />
      <Listing scope={scope} query={query} list={list} />
      {path === '/products' && (
        <ListStructuredData
          trail={trail}
          items={productItems(list.products)}
          start={firstOf(list)}
        />
      )}
    </>
  );
}

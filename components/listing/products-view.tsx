import { getTranslations } from 'next-intl/server';
import { getProducts } from '@/lib/storefront/catalog';
import { type ListingQuery, listingHref, toProductQuery } from '@/lib/storefront/listing';
import { titleOf } from '@/lib/storefront/listing-title';
import { Listing } from './listing';
import { ListingHeader } from './listing-header';

type Props = { path: '/products' | '/search'; query: ListingQuery };

/** Products by section, brand, store, category or search. */
export async function ProductsView({ path, query }: Props) {
  const [t, title, list] = await Promise.all([
    getTranslations('listing'),
    titleOf(query),
    getProducts(toProductQuery(query)),
  ]);
  const { section, brand, store, category, search } = query;
  const here = listingHref(path, { section, brand, store, category, search });
  return (
    <>
      <ListingHeader
        trail={[
          { name: t('home'), path: '/' },
          { name: title, path: here },
        ]}
        title={title}
        total={list.total}
      />
      <Listing path={path} query={query} list={list} />
    </>
  );
}

import { getLocale, getTranslations } from 'next-intl/server';
import { ListStructuredData } from '@/components/listing/list-structured-data';
import { Listing } from '@/components/listing/listing';
import { JsonLd } from '@/components/shell/json-ld';
import { Trail } from '@/components/shell/navigation/trail';
import type { Store } from '@/lib/api/schemas/catalog';
import { getProducts } from '@/lib/storefront/catalog/queries.server';
import { type ListingQuery, toProductQuery } from '@/lib/storefront/listing/listing';
import { firstOf, productItems, storeData } from '@/lib/storefront/seo/json-ld';
import { StoreHeader } from './store-header';

type Props = { store: Store; query: ListingQuery };

/** A store and its products, plain or as its address asks. */
export async function StoreView({ store, query }: Props) {
  const { name, slug } = store;
  const scope = { path: `/store/${slug}`, store: slug };
  const [t, shell, locale, list] = await Promise.all([
    getTranslations('store'),
    getTranslations('shell'),
    getLocale(),
    getProducts(toProductQuery(query, scope)),
  ]);
  const trail = [
    { name: shell('home'), path: '/' },
    { name: t('all'), path: '/vendors' },
    { name, path: scope.path },
  ];
  return (
    <>
      <div className="flex flex-col gap-3">
        <Trail items={trail} />
        <StoreHeader store={store} />
      </div>
      <Listing scope={scope} query={query} list={list} />
      <JsonLd data={storeData(store, locale)} />
      <ListStructuredData trail={trail} items={productItems(list.products)} start={firstOf(list)} />
    </>
  );
}

import { notFound, permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { Listing } from '@/components/listing/listing';
import { JsonLd } from '@/components/shell/json-ld';
import { StoreHeader } from '@/components/store/store-header';
import { Page } from '@/components/ui/layout';
import { getPathname } from '@/lib/i18n/navigation';
import { getProducts, getStore } from '@/lib/storefront/catalog';
import { storeData } from '@/lib/storefront/json-ld';
import { storeMetadata } from './metadata';

export const ensureStatic = 'navigation';
export const generateStaticParams = () => [{ storeId: '_' }];
export const generateMetadata = storeMetadata;

export default async function StorePage({ params }: PageProps<'/[locale]/store/[storeId]'>) {
  const { storeId } = await params;
  const store = (await getStore(storeId)) ?? notFound();
  const locale = await getLocale();
  if (store.slug !== storeId) {
    permanentRedirect(getPathname({ href: `/store/${store.slug}`, locale }));
  }
  const query = { store: store.slug };
  return (
    <Page>
      <StoreHeader store={store} />
      <Listing path="/products" query={query} list={await getProducts(query)} />
      <JsonLd data={storeData(store, locale)} />
    </Page>
  );
}

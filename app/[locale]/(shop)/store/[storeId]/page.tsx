import { notFound, permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { Listing } from '@/components/listing/listing';
import { StoreHeader } from '@/components/store/store-header';
import { Page } from '@/components/ui/layout';
import { getPathname } from '@/lib/i18n/navigation';
import { getProducts, getStore } from '@/lib/storefront/catalog';
import { storeMetadata } from './metadata';

export const ensureStatic = 'navigation';
export const generateStaticParams = () => [{ storeId: '_' }];
export const generateMetadata = storeMetadata;

export default async function StorePage({ params }: PageProps<'/[locale]/store/[storeId]'>) {
  const { storeId } = await params;
  const store = (await getStore(storeId)) ?? notFound();
  if (store.slug !== storeId) {
    const href = `/store/${store.slug}`;
    permanentRedirect(getPathname({ href, locale: await getLocale() }));
  }
  const query = { store: store.slug };
  return (
    <Page>
      <StoreHeader store={store} />
      <Listing path="/products" query={query} list={await getProducts(query)} />
    </Page>
  );
}

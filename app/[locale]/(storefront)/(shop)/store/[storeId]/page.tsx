import { permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { NotFoundPage } from '@/components/shell/not-found-page';
import { StoreView } from '@/components/store/store-view';
import { ListPage } from '@/components/ui/layout';
import { pathIn } from '@/lib/i18n/language-path';
import { getStore } from '@/lib/storefront/catalog/queries.server';
import { storeMetadata } from './metadata';

export const generateStaticParams = () => [];
export const generateMetadata = storeMetadata;

export default async function PlainStorePage({ params }: PageProps<'/[locale]/store/[storeId]'>) {
  const { storeId } = await params;
  const store = await getStore(storeId);
  if (!store) return <NotFoundPage />;
  if (store.slug !== storeId) {
    permanentRedirect(pathIn(await getLocale(), `/store/${store.slug}`));
  }
  return (
    <ListPage>
      <StoreView store={store} query={{}} />
    </ListPage>
  );
}

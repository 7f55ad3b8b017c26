import { getTranslations } from 'next-intl/server';
import { StoreGrid } from '@/components/store/store-grid';
import { Page } from '@/components/ui/layout';
import { getStores } from '@/lib/storefront/catalog';
import { simpleMetadata } from '@/lib/storefront/simple-metadata';

export const ensureStatic = 'navigation';
export const generateMetadata = simpleMetadata('/vendors', 'vendors');

export default async function StoresPage() {
  const [t, stores] = await Promise.all([getTranslations('store'), getStores(100)]);
  return (
    <Page>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('all')}</h1>
        <p className="max-w-prose text-ink-soft">{t('all_hint')}</p>
      </header>
      <StoreGrid stores={stores} />
    </Page>
  );
}

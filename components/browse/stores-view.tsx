import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ListStructuredData } from '@/components/listing/list-structured-data';
import { StoreGrid } from '@/components/store/store-grid';
import { getStoresPage } from '@/lib/storefront/catalog/browse-pages.server';
import { PageSteps } from './page-steps';

/** All stores, page by page. */
export async function StoresView({ page }: { page: number }) {
  const [t, shell, { items, more }] = await Promise.all([
    getTranslations('store'),
    getTranslations('shell'),
    getStoresPage(page),
  ]);
  // The middleware answers 404; this line runs only if the last store has just been removed.
  if (page > 1 && !items.length) notFound();
  return (
    <>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('all')}</h1>
        <p className="max-w-prose text-ink-soft">{t('all_hint')}</p>
      </header>
      <StoreGrid stores={items} level={2} />
      <PageSteps path="/vendors" page={page} more={more} />
      <ListStructuredData
        trail={[
          { name: shell('home'), path: '/' },
          { name: t('all'), path: '/vendors' },
        ]}
        items={items.map(({ name, slug }) => ({ name, path: `/store/${slug}` }))}
      />
    </>
  );
}

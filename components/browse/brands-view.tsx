import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BrandTile } from '@/components/browse/brand-tile';
import { ListStructuredData } from '@/components/listing/list-structured-data';
import { getBrandsPage } from '@/lib/storefront/catalog/browse-pages.server';
import { PageSteps } from './page-steps';

/** All brands, page by page. */
export async function BrandsView({ page }: { page: number }) {
  const [t, { items, more }] = await Promise.all([getTranslations('shell'), getBrandsPage(page)]);
  // The middleware answers it; here only when the last one has just gone.
  if (page > 1 && !items.length) notFound();
  return (
    <>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('brands')}</h1>
        <p className="max-w-prose text-ink-soft">{t('brands_hint')}</p>
      </header>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {items.map((brand) => (
          <li key={brand.id}>
            <BrandTile brand={brand} />
          </li>
        ))}
      </ul>
      <PageSteps path="/brands" page={page} more={more} />
      <ListStructuredData
        trail={[
          { name: t('home'), path: '/' },
          { name: t('brands'), path: '/brands' },
        ]}
        items={items.map(({ name, slug }) => ({ name, path: `/brand/${slug}` }))}
      />
    </>
  );
}

import { getTranslations } from 'next-intl/server';
import { BrandTile } from '@/components/home/brand-tile';
import { Page } from '@/components/ui/layout';
import { getBrands } from '@/lib/storefront/catalog';
import { simpleMetadata } from '@/lib/storefront/simple-metadata';

export const ensureStatic = 'navigation';
export const generateMetadata = simpleMetadata('/brands', 'brands');

export default async function BrandsPage() {
  const [t, brands] = await Promise.all([getTranslations('shell'), getBrands(100)]);
  return (
    <Page>
      <h1 className="text-2xl font-bold sm:text-3xl">{t('brands')}</h1>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {brands.map((brand) => (
          <li key={brand.id}>
            <BrandTile brand={brand} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

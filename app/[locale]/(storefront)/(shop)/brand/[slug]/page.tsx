import { permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { BrandView } from '@/components/listing/brand-view';
import { NotFoundPage } from '@/components/shell/not-found-page';
import { ListPage } from '@/components/ui/layout';
import { pathIn } from '@/lib/i18n/language-path';
import { getBrand } from '@/lib/storefront/catalog/queries.server';
import { brandMetadata } from './metadata';

export const generateStaticParams = () => [];
export const generateMetadata = brandMetadata;

export default async function PlainBrandPage({ params }: PageProps<'/[locale]/brand/[slug]'>) {
  const { slug } = await params;
  const brand = await getBrand(slug);
  if (!brand) return <NotFoundPage />;
  if (brand.slug !== slug) {
    permanentRedirect(pathIn(await getLocale(), `/brand/${brand.slug}`));
  }
  return (
    <ListPage>
      <BrandView brand={brand} query={{}} />
    </ListPage>
  );
}

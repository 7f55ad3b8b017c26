import type { Metadata } from 'next';
import { BrandView } from '@/components/listing/brand-view';
import { NotFoundPage } from '@/components/shell/not-found-page';
import { Page } from '@/components/ui/layout';
import { getBrand } from '@/lib/storefront/catalog/queries.server';
import { parseListing } from '@/lib/storefront/listing/listing';
import { brandMetadata } from '../brand/[slug]/metadata';

/** Of its query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/brand-filtered'>;

/** The middleware leads /brand/x?… here with `of=x`, so that /brand/x can stay static. */
async function asked({ searchParams }: Props) {
  const params = await searchParams;
  return { slug: String(params.of), query: parseListing(params, 'brand') };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, query } = await asked(props);
  return brandMetadata({ params: Promise.resolve({ slug }), query });
}

export default async function FilteredBrandPage(props: Props) {
  const { slug, query } = await asked(props);
  const brand = await getBrand(slug);
  if (!brand) return <NotFoundPage />;
  return (
    <Page>
      <BrandView brand={brand} query={query} />
    </Page>
  );
}

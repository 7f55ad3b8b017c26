import type { Metadata } from 'next';
import { BrandsView } from '@/components/browse/brands-view';
import { Page } from '@/components/ui/layout';
import { pageIn } from '@/lib/storefront/catalog/browse-page';
import { simpleMetadata } from '@/lib/storefront/seo/simple-metadata';

/** Rendered at each request, because it depends on the query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/brands-paged'>;

/** The middleware rewrites /brands?page=… to this page, so that /brands can stay static. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return simpleMetadata('/brands', 'brands', pageIn(await searchParams))();
}

export default async function BrandsPagedPage({ searchParams }: Props) {
  return (
    <Page>
      <BrandsView page={pageIn(await searchParams)} />
    </Page>
  );
}

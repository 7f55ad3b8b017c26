import type { Metadata } from 'next';
import { StoresView } from '@/components/browse/stores-view';
import { Page } from '@/components/ui/layout';
import { pageIn } from '@/lib/storefront/catalog/browse-page';
import { simpleMetadata } from '@/lib/storefront/seo/simple-metadata';

/** Rendered at each request, because it depends on the query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/vendors-paged'>;

/** The middleware rewrites /vendors?page=… to this page, so that /vendors can stay static. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return simpleMetadata('/vendors', 'vendors', pageIn(await searchParams))();
}

export default async function StoresPagedPage({ searchParams }: Props) {
  return (
    <Page>
      <StoresView page={pageIn(await searchParams)} />
    </Page>
  );
}

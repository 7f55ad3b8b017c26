import type { Metadata } from 'next';
import { ProductsView } from '@/components/listing/products-view';
import { SearchStart } from '@/components/listing/search-start';
import { ListPage, Page } from '@/components/ui/layout';
import { listingHref, parseListing } from '@/lib/storefront/listing/listing';
import { searchMetadata } from '@/lib/storefront/listing/listing-metadata.server';

/** Rendered at each request, because it depends on the query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/search'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return searchMetadata(parseListing(await searchParams));
}

export default async function SearchPage({ searchParams }: Props) {
  const query = parseListing(await searchParams);
  const asked = listingHref('', query) !== '';
  if (!asked) {
    return (
      <Page wide>
        <SearchStart />
      </Page>
    );
  }
  return (
    <ListPage>
      <ProductsView path="/search" query={query} />
    </ListPage>
  );
}

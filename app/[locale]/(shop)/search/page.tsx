import type { Metadata } from 'next';
import { ProductsView } from '@/components/listing/products-view';
import { Page } from '@/components/ui/layout';
import { parseListing } from '@/lib/storefront/listing';
import { listMetadata } from '@/lib/storefront/listing-metadata';

type Props = PageProps<'/[locale]/search'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return listMetadata('/search', parseListing(await searchParams));
}

export default async function SearchPage({ searchParams }: Props) {
  return (
    <Page>
      <ProductsView path="/search" query={parseListing(await searchParams)} />
    </Page>
  );
}

import type { Metadata } from 'next';
import { ProductsView } from '@/components/listing/products-view';
import { Page } from '@/components/ui/layout';
import { parseListing } from '@/lib/storefront/listing/listing';
import { productsMetadata } from '@/lib/storefront/listing/listing-metadata.server';

/** Of its query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/products'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return productsMetadata(parseListing(await searchParams));
}

export default async function ProductsPage({ searchParams }: Props) {
  return (
    <Page>
      <ProductsView path="/products" query={parseListing(await searchParams)} />
    </Page>
  );
}

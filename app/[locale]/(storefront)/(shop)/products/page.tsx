import type { Metadata } from 'next';
import { ProductsView } from '@/components/listing/products-view';
import { ListPage } from '@/components/ui/layout';
import { parseListing } from '@/lib/storefront/listing/listing';
import { productsMetadata } from '@/lib/storefront/listing/listing-metadata.server';

/** Rendered at each request, because it depends on the query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/products'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return productsMetadata(await searchParams);
}

export default async function ProductsPage({ searchParams }: Props) {
  return (
    <ListPage>
      <ProductsView path="/products" query={parseListing(await searchParams)} />
    </ListPage>
  );
}

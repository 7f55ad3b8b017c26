import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StoreView } from '@/components/store/store-view';
import { Page } from '@/components/ui/layout';
import { getStore } from '@/lib/storefront/catalog/queries.server';
import { parseListing } from '@/lib/storefront/listing/listing';
import { storeMetadata } from '../store/[storeId]/metadata';

/** Of its query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/store-filtered'>;

/** The middleware leads /store/x?… here with `of=x`, so that /store/x can stay static. */
async function asked({ searchParams }: Props) {
  const params = await searchParams;
  return { storeId: String(params.of), query: parseListing(params, 'store') };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { storeId, query } = await asked(props);
  return storeMetadata({ params: Promise.resolve({ storeId }), query });
}

export default async function FilteredStorePage(props: Props) {
  const { storeId, query } = await asked(props);
  const store = (await getStore(storeId)) ?? notFound();
  return (
    <Page>
      <StoreView store={store} query={query} />
    </Page>
  );
}

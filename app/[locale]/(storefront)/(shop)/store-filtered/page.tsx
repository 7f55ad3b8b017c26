import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StoreView } from '@/components/store/store-view';
import { ListPage } from '@/components/ui/layout';
import { getStore } from '@/lib/storefront/catalog/queries.server';
import { hasUnread, parseListing } from '@/lib/storefront/listing/listing';
import { storeMetadata } from '../store/[storeId]/metadata';

/** Rendered at each request, because it depends on the query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/store-filtered'>;

/** The middleware rewrites /store/x?… to this page with `of=x`, so that /store/x can stay static. */
async function asked({ searchParams }: Props) {
  const params = await searchParams;
  const query = parseListing(params, 'store');
  return { storeId: String(params.of), query, isUnread: hasUnread(params, query, 'store') };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { storeId, ...rest } = await asked(props);
  return storeMetadata({ params: Promise.resolve({ storeId }), ...rest });
}

export default async function FilteredStorePage(props: Props) {
  const { storeId, query } = await asked(props);
  const store = (await getStore(storeId)) ?? notFound();
  return (
    <ListPage>
      <StoreView store={store} query={query} />
    </ListPage>
  );
}

import { idOf } from '@/components/areas/id-of';
import { ImportPage } from '@/components/seller/imports/import-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_imports', 'title');

export default async function SellerImportPage({
  params,
}: PageProps<'/[locale]/seller/imports/[id]'>) {
  const { id } = await params;
  return (
    <ClientMessages also={['seller_imports']}>
      <ImportPage id={String(idOf(id))} />
    </ClientMessages>
  );
}

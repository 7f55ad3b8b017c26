import { idOf } from '@/components/areas/id-of';
import { MarketImportPage } from '@/components/operator/imports/import-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_imports', 'title');

export default async function OperatorImportPage({
  params,
}: PageProps<'/[locale]/operator/imports/[id]'>) {
  const { id } = await params;
  return (
    <ClientMessages also={['seller_imports', 'operator_imports']}>
      <MarketImportPage id={String(idOf(id))} />
    </ClientMessages>
  );
}

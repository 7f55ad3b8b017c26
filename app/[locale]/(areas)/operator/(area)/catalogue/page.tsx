import { CatalogueView } from '@/components/operator/bulk-edit/catalogue-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'catalogue');

export default function OperatorCataloguePage() {
  return (
    <ClientMessages also={['operator_bulk_edit', 'price_history']}>
      <CatalogueView />
    </ClientMessages>
  );
}

import { TaxesView } from '@/components/operator/rates/taxes-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'taxes');

export default function OperatorTaxesPage() {
  return (
    <ClientMessages also={['operator_taxes']}>
      <TaxesView />
    </ClientMessages>
  );
}

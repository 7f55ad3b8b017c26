import { MarketImportsPage } from '@/components/operator/imports/imports-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'imports');

export default function OperatorImportsPage() {
  return (
    <ClientMessages also={['seller_imports', 'operator_imports']}>
      <MarketImportsPage />
    </ClientMessages>
  );
}

import { ShoppersView } from '@/components/operator/shoppers/shoppers-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'shoppers');

export default function OperatorShoppersPage() {
  return (
    <ClientMessages also={['operator_shoppers', 'operator_ui']}>
      <ShoppersView />
    </ClientMessages>
  );
}

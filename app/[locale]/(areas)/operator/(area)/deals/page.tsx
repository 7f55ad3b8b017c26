import { DealsView } from '@/components/operator/promotions/deals-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'deals');

export default function OperatorDealsPage() {
  return (
    <ClientMessages also={['operator_deals', 'seller_deals']}>
      <DealsView />
    </ClientMessages>
  );
}

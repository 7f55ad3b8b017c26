import { FailedView } from '@/components/seller/shipments/failed-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'failed_deliveries');

export default function SellerFailedDeliveriesPage() {
  return (
    <ClientMessages also={['failed_deliveries']}>
      <FailedView />
    </ClientMessages>
  );
}

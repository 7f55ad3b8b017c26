import { FailedView } from '@/components/operator/couriers/failed-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'failed_deliveries');

export default function OperatorFailedDeliveriesPage() {
  return (
    <ClientMessages also={['failed_deliveries']}>
      <FailedView />
    </ClientMessages>
  );
}

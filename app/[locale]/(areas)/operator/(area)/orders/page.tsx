import { OrdersView } from '@/components/operator/orders/orders-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'orders');

export default function OperatorOrdersPage() {
  return (
    <ClientMessages also={['operator_orders', 'operator_ui']}>
      <OrdersView />
    </ClientMessages>
  );
}

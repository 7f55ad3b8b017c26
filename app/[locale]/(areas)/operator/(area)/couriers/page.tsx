import { BookingsView } from '@/components/operator/couriers/bookings-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'couriers');

export default function OperatorCouriersPage() {
  return (
    <ClientMessages also={['operator_couriers']}>
      <BookingsView />
    </ClientMessages>
  );
}

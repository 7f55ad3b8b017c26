import { PaymentsView } from '@/components/operator/payments/payments-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'payments');

export default function OperatorPaymentsPage() {
  return (
    <ClientMessages also={['operator_payments']}>
      <PaymentsView />
    </ClientMessages>
  );
}

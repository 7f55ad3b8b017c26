import { RefundsView } from '@/components/operator/payments/refunds-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'refunds');

export default function OperatorRefundsPage() {
  return (
    <ClientMessages also={['operator_refunds']}>
      <RefundsView />
    </ClientMessages>
  );
}

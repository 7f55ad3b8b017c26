import { AdjustmentsView } from '@/components/operator/settlements/adjustments-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'adjustments');

export default function OperatorAdjustmentsPage() {
  return (
    <ClientMessages also={['operator_settlements']}>
      <AdjustmentsView />
    </ClientMessages>
  );
}

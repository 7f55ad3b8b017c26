import { CommissionView } from '@/components/operator/rates/commission-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'commission');

export default function OperatorCommissionPage() {
  return (
    <ClientMessages also={['operator_commission']}>
      <CommissionView />
    </ClientMessages>
  );
}

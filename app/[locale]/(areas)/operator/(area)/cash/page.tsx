import { CashView } from '@/components/operator/payments/cash-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'cash');

export default function OperatorCashPage() {
  return (
    <ClientMessages also={['operator_cash']}>
      <CashView />
    </ClientMessages>
  );
}

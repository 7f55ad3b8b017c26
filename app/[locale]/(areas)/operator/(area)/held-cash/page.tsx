import { HeldCashView } from '@/components/operator/payments/held-cash-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'held_cash');

export default function OperatorHeldCashPage() {
  return (
    <ClientMessages also={['operator_held_cash']}>
      <HeldCashView />
    </ClientMessages>
  );
}

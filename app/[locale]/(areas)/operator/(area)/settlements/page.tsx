import { SettlementsView } from '@/components/operator/settlements/settlements-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'settlements');

export default function OperatorSettlementsPage() {
  return (
    <ClientMessages also={['operator_settlements']}>
      <SettlementsView />
    </ClientMessages>
  );
}

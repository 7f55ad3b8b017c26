import { ReturnsView } from '@/components/operator/returns/returns-view';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'returns');

export default function OperatorReturnsPage() {
  return (
    <ClientMessages also={['operator_returns']}>
      <ReturnsView />
    </ClientMessages>
  );
}

import { Templates } from '@/components/operator/support/templates';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'tickets');

export default function OperatorTemplatesPage() {
  return (
    <ClientMessages also={['operator_support']}>
      <Templates />
    </ClientMessages>
  );
}

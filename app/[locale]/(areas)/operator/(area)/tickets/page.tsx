import { Tickets } from '@/components/operator/support/tickets';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'tickets');

export default function OperatorTicketsPage() {
  return (
    <ClientMessages also={['operator_support', 'operator_ui']}>
      <Tickets />
    </ClientMessages>
  );
}

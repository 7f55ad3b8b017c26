import { TicketPage } from '@/components/operator/support/ticket-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'tickets');

type Props = { params: Promise<{ number: string }> };

export default async function OperatorTicketPage({ params }: Props) {
  const { number } = await params;
  return (
    <ClientMessages also={['operator_support', 'support']}>
      <TicketPage number={number.toUpperCase()} />
    </ClientMessages>
  );
}

import { OrderPage } from '@/components/operator/orders/order-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'orders');

type Props = { params: Promise<{ number: string }> };

export default async function OperatorOrderPage({ params }: Props) {
  const { number } = await params;
  return (
    <ClientMessages
      also={['operator_orders', 'operator_refunds', 'operator_team', 'tax_documents']}
    >
      <OrderPage number={number.toUpperCase()} />
    </ClientMessages>
  );
}

import { SellerPage } from '@/components/operator/sellers/seller-page';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('operator_shell', 'sellers');

type Props = { params: Promise<{ number: string }> };

export default async function OperatorSellerPage({ params }: Props) {
  const { number } = await params;
  return (
    <ClientMessages also={['operator_sellers', 'operator_settlements']}>
      <SellerPage number={number.toUpperCase()} />
    </ClientMessages>
  );
}

import { idOf } from '@/components/areas/id-of';
import { ReturnDetail } from '@/components/seller/returns/return-detail';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('seller_shell', 'returns');

export default async function SellerReturnPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <ClientMessages also={['seller_returns', 'invoice', 'orders', 'colours', 'tax_documents']}>
      <ReturnDetail id={idOf((await params).id)} />
    </ClientMessages>
  );
}
